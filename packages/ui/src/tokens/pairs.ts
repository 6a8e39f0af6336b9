/** The surfaces that can be directly below text. */
export const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-floating'] as const;

/** A foreground, the backgrounds on which it must be readable, and the minimum contrast: 4.5 for text, 3 for icons, borders and rings. */
export interface Pair {
  readonly text: string;
  readonly on: readonly string[];
  readonly least: 4.5 | 3;
}

const states = (name: string) => [name, `${name}-hover`, `${name}-pressed`];
const semantic = ['success', 'warning', 'danger', 'info'] as const;
const actions = ['like', 'pass', 'super-like'] as const;

/**
 * Every text/background pair that components may use. A translucent background is tried on every surface. A colour that is in no pair fails the test,
 * so a new token cannot slip by.
 */
export const pairs: readonly Pair[] = [
  {
    text: 'text',
    on: [
      ...surfaces,
      ...states('surface-raised'),
      ...states('control'),
      'control-thumb',
      ...states('fill'),
      'accent-soft',
      ...semantic.map((name) => `${name}-soft`),
      ...actions.map((name) => `${name}-soft`),
    ],
    least: 4.5,
  },
  {
    text: 'text-muted',
    on: [
      ...surfaces,
      ...states('surface-raised'),
      ...states('control'),
      'control-thumb',
      ...states('fill'),
      'accent-soft',
      ...semantic.map((name) => `${name}-soft`),
      ...actions.map((name) => `${name}-soft`),
    ],
    least: 4.5,
  },
  { text: 'text-subtle', on: [...surfaces, 'surface-raised-hover', 'fill'], least: 4.5 },
  { text: 'on-inverse', on: ['surface-inverse'], least: 4.5 },
  { text: 'on-accent', on: states('accent'), least: 4.5 },
  { text: 'accent-text', on: [...surfaces, 'accent-soft', 'fill'], least: 4.5 },
  ...[...semantic, ...actions].flatMap((name): Pair[] => [
    { text: `${name}-text`, on: [...surfaces, `${name}-soft`], least: 4.5 },
    { text: name, on: surfaces, least: 3 },
  ]),
  ...['danger', ...actions].map((name): Pair => ({ text: `on-${name}`, on: states(name), least: 4.5 })),
  ...['success', 'info'].map((name): Pair => ({ text: `on-${name}`, on: [name], least: 4.5 })),
  { text: 'on-warning', on: ['warning'], least: 4.5 },
  ...actions.map((name): Pair => ({ text: name, on: ['control'], least: 3 })),
  { text: 'border-strong', on: surfaces, least: 3 },
  { text: 'focus', on: [...surfaces, 'control', 'fill'], least: 3 },
];

/** Colours without meaning of their own: a hairline and a dialog's backdrop. */
export const decorative = ['border', 'scrim'] as const;
