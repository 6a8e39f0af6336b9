import { readable } from './accent.ts';

/**
 * The one source of the kit's tokens (D83). `npm run tokens` writes from it what theme.css says between its marks; the build
 * writes the DTCG files, and this module is `@mutuals/ui/tokens`.
 */

/** A colour in the light and the dark theme, or one that both share. */
export type ThemedColour = string | readonly [light: string, dark: string];

/** A layer of a shadow, in px; without a colour in a theme it is not there. */
export interface ShadowLayer {
  readonly offset: readonly [x: number, y: number];
  readonly blur: number;
  readonly spread: number;
  readonly colour: readonly [light: string | null, dark: string | null];
}

/** A size of text. `size` is CSS; `px` is what it is on a page 1440 px wide. */
export interface TextToken {
  readonly size: string;
  readonly px: number;
  readonly lineHeight: string;
  readonly letterSpacing?: string;
}

export const tokens = {
  /**
   * By meaning. What an accent needs around it is derived from it, so that an app sets only that; text keeps its own lightness,
   * and with it its contrast.
   */
  colour: {
    accent: 'oklch(0.82 0.166 85)',
    surface: ['oklch(0.982 0.004 85)', 'oklch(0.178 0.006 85)'],
    'surface-raised': ['oklch(0.996 0.002 85)', 'oklch(0.214 0.007 85)'],
    'surface-raised-hover': ['oklch(0.975 0.005 85)', 'oklch(0.24 0.008 85)'],
    'surface-raised-pressed': ['oklch(0.95 0.007 85)', 'oklch(0.195 0.007 85)'],
    'surface-sunken': ['oklch(0.958 0.006 85)', 'oklch(0.148 0.006 85)'],
    'surface-floating': ['oklch(0.996 0.002 85)', 'oklch(0.244 0.008 85)'],
    'surface-inverse': ['oklch(0.235 0.01 85)', 'oklch(0.95 0.006 85)'],
    'on-inverse': ['oklch(0.972 0.005 85)', 'oklch(0.21 0.01 85)'],
    control: ['oklch(0.996 0.002 85)', 'oklch(0.95 0.02 85 / 0.06)'],
    'control-hover': ['oklch(0.97 0.005 85)', 'oklch(0.95 0.02 85 / 0.11)'],
    'control-pressed': ['oklch(0.945 0.007 85)', 'oklch(0.95 0.02 85 / 0.04)'],
    'control-thumb': ['oklch(0.996 0.002 85)', 'oklch(0.345 0.01 85)'],
    fill: ['oklch(0.3 0.02 85 / 0.055)', 'oklch(0.95 0.02 85 / 0.07)'],
    'fill-hover': ['oklch(0.3 0.02 85 / 0.09)', 'oklch(0.95 0.02 85 / 0.11)'],
    'fill-pressed': ['oklch(0.3 0.02 85 / 0.13)', 'oklch(0.95 0.02 85 / 0.15)'],
    text: ['oklch(0.225 0.012 85)', 'oklch(0.952 0.006 85)'],
    'text-muted': ['oklch(0.445 0.012 85)', 'oklch(0.752 0.01 85)'],
    'text-subtle': ['oklch(0.512 0.012 85)', 'oklch(0.678 0.01 85)'],
    border: ['oklch(0.905 0.008 85)', 'oklch(0.296 0.009 85)'],
    'border-strong': ['oklch(0.62 0.012 85)', 'oklch(0.53 0.012 85)'],
    'accent-hover': [
      'oklch(from var(--mu-accent) calc(l - 0.03) calc(c - 0.002) calc(h - 1))',
      'oklch(from var(--mu-accent) calc(l + 0.035) calc(c - 0.008) calc(h + 2))',
    ],
    'accent-pressed': [
      'oklch(from var(--mu-accent) calc(l - 0.065) calc(c - 0.008) calc(h - 2))',
      'oklch(from var(--mu-accent) calc(l - 0.045) calc(c - 0.006) calc(h - 1))',
    ],
    'on-accent': 'oklch(from var(--mu-accent) clamp(0.225, 64 - l * 100, 0.985) min(c, 0.03) calc(h - 5))',
    'accent-soft': [
      'oklch(from var(--mu-accent) 0.955 min(c, 0.048) calc(h + 5))',
      'oklch(from var(--mu-accent) 0.288 min(c, 0.044) h)',
    ],
    'accent-text': [
      'oklch(from var(--mu-accent) 0.485 min(c, 0.1) calc(h - 7))',
      'oklch(from var(--mu-accent) 0.85 min(c, 0.145) calc(h + 2))',
    ],
    focus: [
      'oklch(from var(--mu-accent) 0.53 min(c, 0.115) calc(h - 7))',
      'oklch(from var(--mu-accent) 0.84 min(c, 0.15) calc(h + 1))',
    ],
    like: ['oklch(0.52 0.105 172)', 'oklch(0.775 0.13 172)'],
    'like-hover': ['oklch(0.48 0.1 172)', 'oklch(0.815 0.125 172)'],
    'like-pressed': ['oklch(0.44 0.093 172)', 'oklch(0.725 0.125 172)'],
    'on-like': ['oklch(0.985 0.012 172)', 'oklch(0.2 0.035 172)'],
    'like-soft': ['oklch(0.953 0.026 172)', 'oklch(0.275 0.034 172)'],
    'like-text': ['oklch(0.45 0.09 172)', 'oklch(0.82 0.12 172)'],
    pass: ['oklch(0.335 0.012 85)', 'oklch(0.8 0.01 85)'],
    'pass-hover': ['oklch(0.285 0.012 85)', 'oklch(0.85 0.01 85)'],
    'pass-pressed': ['oklch(0.235 0.012 85)', 'oklch(0.75 0.01 85)'],
    'on-pass': ['oklch(0.985 0.004 85)', 'oklch(0.2 0.01 85)'],
    'pass-soft': ['oklch(0.935 0.007 85)', 'oklch(0.285 0.009 85)'],
    'pass-text': ['oklch(0.385 0.012 85)', 'oklch(0.85 0.008 85)'],
    'super-like': ['oklch(0.535 0.19 281)', 'oklch(0.72 0.135 281)'],
    'super-like-hover': ['oklch(0.495 0.19 281)', 'oklch(0.765 0.12 281)'],
    'super-like-pressed': ['oklch(0.455 0.18 281)', 'oklch(0.68 0.14 281)'],
    'on-super-like': ['oklch(0.985 0.01 281)', 'oklch(0.185 0.045 281)'],
    'super-like-soft': ['oklch(0.953 0.02 281)', 'oklch(0.29 0.055 281)'],
    'super-like-text': ['oklch(0.48 0.17 281)', 'oklch(0.81 0.1 281)'],
    success: ['oklch(0.535 0.12 148)', 'oklch(0.755 0.14 150)'],
    'on-success': ['oklch(0.985 0.012 148)', 'oklch(0.2 0.04 150)'],
    'success-soft': ['oklch(0.953 0.027 148)', 'oklch(0.272 0.034 150)'],
    'success-text': ['oklch(0.445 0.1 148)', 'oklch(0.82 0.125 150)'],
    warning: ['oklch(0.558 0.125 56)', 'oklch(0.775 0.135 62)'],
    'on-warning': ['oklch(0.99 0.01 58)', 'oklch(0.21 0.035 62)'],
    'warning-soft': ['oklch(0.957 0.032 68)', 'oklch(0.285 0.038 62)'],
    'warning-text': ['oklch(0.475 0.105 55)', 'oklch(0.84 0.11 66)'],
    danger: ['oklch(0.54 0.185 27)', 'oklch(0.69 0.165 25)'],
    'danger-hover': ['oklch(0.5 0.178 27)', 'oklch(0.735 0.145 25)'],
    'danger-pressed': ['oklch(0.455 0.165 27)', 'oklch(0.65 0.17 25)'],
    'on-danger': ['oklch(0.985 0.01 27)', 'oklch(0.18 0.04 25)'],
    'danger-soft': ['oklch(0.956 0.018 27)', 'oklch(0.275 0.046 25)'],
    'danger-text': ['oklch(0.49 0.165 27)', 'oklch(0.79 0.12 25)'],
    info: ['oklch(0.535 0.12 245)', 'oklch(0.745 0.115 242)'],
    'on-info': ['oklch(0.985 0.01 245)', 'oklch(0.19 0.035 242)'],
    'info-soft': ['oklch(0.953 0.016 245)', 'oklch(0.278 0.032 245)'],
    'info-text': ['oklch(0.455 0.11 247)', 'oklch(0.82 0.09 240)'],
    scrim: ['oklch(0.22 0.012 85 / 0.42)', 'oklch(0.08 0.005 85 / 0.56)'],
  },
  /** Only on what floats. */
  shadow: {
    float: [
      { offset: [0, 0], blur: 0, spread: 1, colour: ['oklch(0.3 0.02 85 / 0.07)', 'oklch(0.95 0.02 85 / 0.09)'] },
      { offset: [0, 2], blur: 4, spread: -1, colour: ['oklch(0.3 0.02 85 / 0.06)', 'oklch(0.08 0.01 85 / 0.4)'] },
      { offset: [0, 12], blur: 32, spread: -8, colour: ['oklch(0.3 0.02 85 / 0.16)', null] },
      { offset: [0, 16], blur: 36, spread: -8, colour: [null, 'oklch(0.08 0.01 85 / 0.6)'] },
    ],
    drag: [
      { offset: [0, 0], blur: 0, spread: 1, colour: ['oklch(0.3 0.02 85 / 0.06)', 'oklch(0.95 0.02 85 / 0.1)'] },
      { offset: [0, 8], blur: 16, spread: -4, colour: ['oklch(0.3 0.02 85 / 0.1)', 'oklch(0.08 0.01 85 / 0.4)'] },
      { offset: [0, 32], blur: 64, spread: -16, colour: ['oklch(0.3 0.02 85 / 0.28)', null] },
      { offset: [0, 32], blur: 64, spread: -12, colour: [null, 'oklch(0.08 0.01 85 / 0.8)'] },
    ],
  },
  /** In px: the larger the thing, the rounder. */
  radius: { small: 4, control: 8, card: 14, sheet: 24 },
  /** In px at the browser's usual size of text, with which they grow: the heights of buttons, fields and rows of lists. */
  height: { 'control-small': 36, control: 44, 'control-large': 52 },
  /** In px, like `height`: one step of all distances, and so the density. */
  spacing: 4,
  /**
   * 12 14 16 18 22 28 36 48 64 px at 1440 px wide; the larger ones shrink fluidly down to 360 px. Lines of running text are 16, 20
   * and 24 px high: whole pixels, on the 4 px grid.
   */
  text: {
    xs: { size: '0.75rem', px: 12, lineHeight: 'calc(16 / 12)' },
    sm: { size: '0.875rem', px: 14, lineHeight: 'calc(20 / 14)' },
    base: { size: '1rem', px: 16, lineHeight: '1.5' },
    lg: { size: 'clamp(1.0625rem, 1.0417rem + 0.0926vw, 1.125rem)', px: 18, lineHeight: '1.45' },
    xl: { size: 'clamp(1.25rem, 1.2083rem + 0.1852vw, 1.375rem)', px: 22, lineHeight: '1.3', letterSpacing: '-0.01em' },
    '2xl': {
      size: 'clamp(1.5rem, 1.4167rem + 0.3704vw, 1.75rem)',
      px: 28,
      lineHeight: '1.2',
      letterSpacing: '-0.015em',
    },
    '3xl': {
      size: 'clamp(1.75rem, 1.5833rem + 0.7407vw, 2.25rem)',
      px: 36,
      lineHeight: '1.12',
      letterSpacing: '-0.02em',
    },
    '4xl': {
      size: 'clamp(2.125rem, 1.8333rem + 1.2963vw, 3rem)',
      px: 48,
      lineHeight: '1.06',
      letterSpacing: '-0.025em',
    },
    '5xl': { size: 'clamp(2.5rem, 2rem + 2.2222vw, 4rem)', px: 64, lineHeight: '1', letterSpacing: '-0.03em' },
  },
  /** Faces, the first that a device has. */
  font: {
    text: ['Geist Variable', 'Geist Fallback', 'Noto Sans SC Variable', 'system-ui', 'sans-serif'],
    display: ['Bricolage Grotesque Variable', 'Bricolage Fallback', 'Noto Sans SC Variable', 'system-ui', 'sans-serif'],
    mono: ['Geist Mono Variable', 'Geist Mono Fallback', 'Noto Sans SC Variable', 'ui-monospace', 'monospace'],
  },
  /** In ms: how long a change of state takes, as of a colour. What moves or fades in has a time of its own. */
  duration: { change: 120 },
  /** How a change begins and ends: the points of a cubic Bézier curve. */
  easing: { out: [0.2, 0.8, 0.2, 1] },
} as const satisfies {
  readonly colour: Readonly<Record<string, ThemedColour>>;
  readonly shadow: Readonly<Record<string, readonly ShadowLayer[]>>;
  readonly radius: Readonly<Record<string, number>>;
  readonly height: Readonly<Record<string, number>>;
  readonly spacing: number;
  readonly text: Readonly<Record<string, TextToken>>;
  readonly font: Readonly<Record<string, readonly string[]>>;
  readonly duration: Readonly<Record<string, number>>;
  readonly easing: Readonly<Record<string, readonly [number, number, number, number]>>;
};

/** The name of a colour: `accent`, `surface-raised`. */
export type ColourToken = keyof typeof tokens.colour;

/** Values of one's own in place of the kit's: any colour, corner or size. */
export interface OwnTokens {
  readonly colour?: { readonly [Name in ColourToken]?: ThemedColour };
  readonly radius?: { readonly [Name in keyof typeof tokens.radius]?: number };
  readonly height?: { readonly [Name in keyof typeof tokens.height]?: number };
  readonly spacing?: number;
  readonly text?: { readonly [Name in keyof typeof tokens.text]?: string };
  readonly font?: { readonly [Name in keyof typeof tokens.font]?: string };
  readonly duration?: { readonly [Name in keyof typeof tokens.duration]?: number };
  readonly easing?: { readonly [Name in keyof typeof tokens.easing]?: readonly [number, number, number, number] };
}

const named = <Value>(
  prefix: string,
  values: { readonly [name: string]: Value } | undefined,
  css: (value: Value) => string,
): string[] => Object.entries(values ?? {}).map(([name, value]) => `  --mu-${prefix}${name}: ${css(value)};`);
const rem = (px: number): string => `${px / 16}rem`;

/** How changes of state move. */
function motionLines({ duration, easing }: OwnTokens): string[] {
  const curve = easing?.out && `cubic-bezier(${easing.out.join(', ')})`;
  return [
    ...(duration?.change === undefined ? [] : [`  --mu-default-transition-duration: ${duration.change}ms;`]),
    ...(curve ? [`  --mu-default-transition-timing-function: ${curve};`, `  --mu-ease-out: ${curve};`] : []),
  ];
}

/**
 * A theme of one's own as CSS, for a style sheet of the app. It holds in both themes and in each that is nested: a colour is
 * written for both (`['#fff', '#111']`), and at each theme anew. Radii in px; heights and spacing in px at the browser's usual size
 * of text, with which they grow; a duration in ms, an easing as the points of a cubic Bézier curve. On an accent of middle lightness, where what is derived from it would be hard to read, it sets black
 * or white and states to suit, unless the theme has its own.
 * @param selector where it holds: `:root` for the page, or a class for a part of it
 */
export function ownTheme(own: OwnTokens, selector = ':root'): string {
  const accent = own.colour?.accent;
  const onAccent = accent === undefined ? undefined : readable(accent, tokens.colour);
  const lines = [
    ...named('', { ...onAccent, ...own.colour }, (colour: ThemedColour | undefined) =>
      colour === undefined || typeof colour === 'string' ? `${colour}` : `light-dark(${colour.join(', ')})`,
    ),
    ...named('radius-', own.radius, (px) => `${px}px`),
    ...named('spacing-', own.height, (px) => rem(px ?? 0)),
    ...(own.spacing === undefined ? [] : [`  --mu-spacing: ${rem(own.spacing)};`]),
    ...named('text-', own.text, String),
    ...named('font-', own.font, String),
    ...motionLines(own),
  ];
  return `${selector}, ${selector} [data-theme] {\n${lines.join('\n')}\n}\n`;
}
