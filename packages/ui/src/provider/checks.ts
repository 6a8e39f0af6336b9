/** What an app should know while it is built. It is said once each, and never in production. */
const said = new Set<string>();

export function say(words: string): void {
  if (said.has(words)) return;
  said.add(words);
  // oxlint-disable-next-line no-console
  console.error(`@mutuals/ui: ${words}`);
}

/** Looks at the page around an app's outer Provider. */
export function checkPage({ locale, direction }: { readonly locale: string; readonly direction: string }): void {
  const page = getComputedStyle(document.documentElement);
  if (page.getPropertyValue('--mu-accent') === '')
    say('The page has no style sheet of the kit: put @mutuals/ui/styles.css into the app, or theme.css with Tailwind.');
  if (page.direction !== direction)
    say(
      `${locale} is written ${direction}, the page ${page.direction}: write <html lang="${locale}" dir="${direction}">.`,
    );
}

/** What opens an overlay has the focus, inside of a shadow root: React Aria takes each press there for one outside, and closes it at once. */
export function checkFocus(event: FocusEvent): void {
  const [at] = event.composedPath();
  if (!(at instanceof Element) || !at.closest('[data-slot][class*="mu:"]')) return;
  const root = at.getRootNode();
  if (!(root instanceof ShadowRoot) || !at.matches('[aria-haspopup], [aria-expanded]:not([role=row])')) return;
  // What opens in its place works: a row of Tree, an answer of Accordion.
  if (root.getElementById(at.getAttribute('aria-controls') ?? '')) return;
  say(
    'Menus, dialogs and other overlays do not work from inside of a shadow root: render what opens them into the page, see "Shadow roots" in README.md.',
  );
}

export const unknownLocale = (locale: string): string =>
  `"${locale}" is no language tag, such as fr-FR: the browser’s language holds instead.`;

export const innerTheme =
  'A Provider inside of another one cannot set the theme of the page: take <Theme> of @mutuals/ui/primitives/theme for a part of it.';
