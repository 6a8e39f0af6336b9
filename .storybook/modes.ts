/** One look at a story: what it is called in the picture's name, and what the toolbar and the window are set to. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'zh';
  readonly viewport: { readonly width: number; readonly height: number };
  /** The root's font size in per cent: what a person sets who needs larger text. */
  readonly text: 100 | 200;
  readonly forcedColours: boolean;
  /**
   * What axe looks at: another theme changes colours alone; wide in light and narrow in dark and Chinese cover what the other
   * two of a screen show.
   */
  readonly axe: 'all' | 'colours' | 'nothing';
  /** Whether a picture is taken. Without one the mode stands for its measurements alone. */
  readonly picture: boolean;
  /** Whether `npm run test:deep` alone looks at it: another mode of the story shows the same kind of fault. */
  readonly deep: boolean;
  /** Whether nothing may reach beyond the window sideways, nor be cut off that is whole at 100% text. */
  readonly fits: boolean;
}

const plain = {
  theme: 'light',
  language: 'en',
  text: 100,
  forcedColours: false,
  axe: 'nothing',
  picture: true,
  fits: false,
  deep: false,
} as const;

const part = { width: 800, height: 600 };
/** Twice a part's window, as its text is: a matrix finds its place, and what is too small for its text shows. */
const twice = { width: 1600, height: 1200 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

const parts: readonly Mode[] = [
  { ...plain, name: 'light', viewport: part, axe: 'all' },
  { ...plain, name: 'dark', theme: 'dark', viewport: part, axe: 'colours', deep: true },
];

const matrices: readonly Mode[] = [
  { ...plain, name: 'forced-colours', forcedColours: true, viewport: part, deep: true },
  { ...plain, name: 'text-200', text: 200, viewport: twice, fits: true, deep: true },
];

const screens: readonly Mode[] = [
  { ...plain, name: 'light', viewport: desktop, axe: 'all' },
  { ...plain, name: 'phone', viewport: phone, deep: true },
  { ...plain, name: 'phone-zh', theme: 'dark', language: 'zh', viewport: phone, axe: 'all' },
  { ...plain, name: 'narrow', viewport: narrowest, picture: false, fits: true, deep: true },
];

export const isScreen = (title: string): boolean => title.startsWith('Screens/');

/**
 * Which story is looked at how:
 * - every story in light, and every part in dark;
 * - a screen also at 390 px, there in dark and Chinese as well, and at 320 px, where it must not scroll sideways;
 * - a story tagged `matrix` also in forced colours and with text twice as large, of which nothing may be cut off;
 * - one tagged `no-picture` is never photographed, and one tagged `no-picture-dark` not in the mode `dark`: it looks as another
 *   one does. All else holds for it too; a mode in which nothing is left to look at is passed over.
 * Motion is reduced in all of them. `npm test` looks at the first modes alone, `npm run test:deep` at those that are deep.
 */
export const modesOf = (title: string, tags: readonly string[]): readonly Mode[] =>
  [...(isScreen(title) ? screens : parts), ...(tags.includes('matrix') ? matrices : [])]
    .map((mode) =>
      tags.includes('no-picture') || tags.includes(`no-picture-${mode.name}`) ? { ...mode, picture: false } : mode,
    )
    .filter(({ picture, axe, fits }) => picture || axe !== 'nothing' || fits);

/** Those of this run (scripts/test-stories.mjs): the first ones alone, the deep ones alone, or all. */
export const modesOfRun = (title: string, tags: readonly string[]): readonly Mode[] => {
  const wanted = process.env.STORY_MODES;
  return modesOf(title, tags).filter(({ deep }) => wanted === undefined || deep === (wanted === 'deep'));
};

/** How a story stands while its play function runs. */
export const startOf = (title: string): Mode => ({
  ...plain,
  name: 'play',
  viewport: isScreen(title) ? desktop : part,
});
