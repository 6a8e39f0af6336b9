/** One variant of a story: its name in the picture's file name, and the settings of toolbar and window. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'fr' | 'zh';
  readonly direction: 'ltr' | 'rtl';
  readonly viewport: { readonly width: number; readonly height: number };
  /** The root's font size in per cent, as set by a person who needs larger text. */
  readonly text: 100 | 200;
  readonly forcedColours: boolean;
  /** What axe checks: another theme only changes colours; wide in light and narrow in dark and Chinese cover a screen's other two modes. */
  readonly axe: 'all' | 'colours' | 'nothing';
  /** Whether a picture is taken. Without one the mode only measures. */
  readonly picture: boolean;
  /** Whether only `npm run test:deep` runs it: another mode of the story shows the same kind of fault. */
  readonly deep: boolean;
  /** Whether content must not overflow the window sideways, nor be clipped if it is whole at 100% text. */
  readonly fits: boolean;
}

const plain = {
  theme: 'light',
  language: 'en',
  direction: 'ltr',
  text: 100,
  forcedColours: false,
  axe: 'nothing',
  picture: true,
  fits: false,
  deep: false,
} as const;

const part = { width: 800, height: 600 };
/** Twice a part's window, like its text: a matrix fits, and whatever is too small for its text shows. */
const twice = { width: 1600, height: 1200 };
const desktop = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

const parts: readonly Mode[] = [
  { ...plain, name: 'light', viewport: part, axe: 'all' },
  { ...plain, name: 'dark', theme: 'dark', viewport: part, axe: 'colours', deep: true },
];

/** Patterns consist of primitives and blocks, and screens of patterns: `npm test` runs axe on primitives, blocks and screens. */
const patterns: readonly Mode[] = [
  ...parts.map((mode): Mode => (mode.name === 'light' ? { ...mode, axe: 'nothing' } : mode)),
  { ...plain, name: 'rules', viewport: part, axe: 'all', picture: false, deep: true },
];

const matrices: readonly Mode[] = [
  { ...plain, name: 'forced-colours', forcedColours: true, viewport: part, deep: true },
  { ...plain, name: 'text-200', text: 200, viewport: twice, fits: true, deep: true },
];

const fromRightToLeft: Mode = { ...plain, name: 'rtl', direction: 'rtl', viewport: part, deep: true };

const screens: readonly Mode[] = [
  { ...plain, name: 'light', viewport: desktop, axe: 'all' },
  { ...plain, name: 'phone', viewport: phone, deep: true },
  { ...plain, name: 'narrow', viewport: narrowest, picture: false, fits: true, deep: true },
  { ...plain, name: 'phone-zh', theme: 'dark', language: 'zh', viewport: phone, axe: 'all', deep: true },
];

/** The longest language. */
const inFrench: readonly Mode[] = [
  { ...plain, name: 'phone-fr', language: 'fr', viewport: phone, deep: true },
  { ...plain, name: 'narrow-fr', language: 'fr', viewport: narrowest, picture: false, fits: true, deep: true },
];

const onSheet: Mode = { ...plain, name: 'tablet', viewport: tablet, deep: true };

export const isScreen = (title: string): boolean => title.startsWith('Screens/');

const isPattern = (title: string): boolean => title.startsWith('Patterns/');

/** The states of a machine: its screen's own stories look like most of them, so only `npm run test:deep` runs them. */
const isMachine = (title: string): boolean => title.endsWith(' machine');

/** A story as Storybook's index lists it. */
export interface Listed {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The stories that `npm test` looks at: a part's usual look, its variants and what opens over it; of a screen the state on the contact sheet. */
const isLookedAt = ({ title, name, tags }: Listed): boolean =>
  !isMachine(title) &&
  (tags.includes('on-sheet') ||
    (!isScreen(title) && (name === 'Default' || tags.includes('matrix') || tags.includes('open'))));

/**
 * The modes of a story:
 * - every story in light, and every part in dark; axe looks at a pattern in a mode of its own, which is deep;
 * - a screen also at 390 px, there in dark and Chinese as well, and at 320 px, where it must not scroll sideways;
 * - a screen also in French at 390 and 320 px, unless it is tagged `no-picture` or is a state of a machine;
 * - a story on the contact sheet (`on-sheet`) also at 768 px;
 * - a story tagged `matrix` also in forced colours and at twice the text size, where nothing may be clipped;
 * - a primitive's or a block's story tagged `matrix`, `open` or `rtl` also from right to left;
 * - in one tagged `open` an overlay has to show in each mode;
 * - one tagged `no-picture` is never photographed, and one tagged `no-picture-dark` not in the mode `dark`, because it looks like another one. Its
 * other checks still run; a mode without any is skipped;
 * - one tagged `play-only` is played and looked at in no mode, because it ends in the middle of something.
 * Motion is reduced in all of them.
 */
export const modesOf = (title: string, tags: readonly string[]): readonly Mode[] =>
  [
    ...(isScreen(title) ? screens : isPattern(title) ? patterns : parts),
    ...(isScreen(title) && !isMachine(title) && !tags.includes('no-picture') ? inFrench : []),
    ...(tags.includes('on-sheet') ? [onSheet] : []),
    ...(tags.includes('matrix') ? matrices : []),
    ...(/^(?:Primitives|Blocks)\//.test(title) && ['matrix', 'open', 'rtl'].some((tag) => tags.includes(tag))
      ? [fromRightToLeft]
      : []),
  ]
    .map((mode) =>
      tags.includes('no-picture') || tags.includes(`no-picture-${mode.name}`) ? { ...mode, picture: false } : mode,
    )
    .filter(({ picture, axe, fits }) => !tags.includes('play-only') && (picture || axe !== 'nothing' || fits));

/**
 * The modes of this run (scripts/test-stories.mjs): all, or those of `npm test`, which are the modes that are not deep of the stories that it looks
 * at, or all others, in `npm run test:deep`.
 */
export const modesOfRun = (story: Listed): readonly Mode[] => {
  const wanted = process.env.STORY_MODES;
  const isFurther = !isLookedAt(story);
  return modesOf(story.title, story.tags).filter(
    ({ deep }) => wanted === undefined || (deep || isFurther) === (wanted === 'deep'),
  );
};

/** Whether this run opens a story: to look at it, or to play it, which `npm test` does with all that have a play function but the states of machines. */
export const isOpened = (story: Listed): boolean => {
  const first = story.tags.includes('play-fn') && !isMachine(story.title) ? 'first' : 'deep';
  return modesOfRun(story).length > 0 || (process.env.STORY_MODES ?? first) === first;
};

/** A story's mode while its play function runs. */
export const startOf = (title: string): Mode => ({
  ...plain,
  name: 'play',
  viewport: isScreen(title) ? desktop : part,
});
