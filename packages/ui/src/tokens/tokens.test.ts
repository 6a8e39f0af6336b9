import { describe, expect, it } from 'vitest';
import css from '../theme.css?raw';
import { colourCss, withTokens } from './css.ts';
import { type DtcgFile, type DtcgToken, toDtcg } from './dtcg.ts';
import { ownTheme, tokens } from './tokens.ts';

it('theme.css says what the tokens say (npm run tokens)', () => {
  expect(withTokens(css)).toBe(css);
});

/** What another program reads of the files: their JSON alone. */
const files: Record<'light' | 'dark', DtcgFile> = JSON.parse(
  JSON.stringify({ light: toDtcg('light'), dark: toDtcg('dark') }),
);

const cssOf = ({ $value, $extensions }: DtcgToken): string => {
  if ($extensions) return $extensions['css.value'];
  const { components, alpha } = $value as { components: number[]; alpha?: number };
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
};

const read = (group: string, valueOf: (token: DtcgToken) => unknown) =>
  Object.fromEntries(Object.entries(files.light[group] ?? {}).map(([name, token]) => [name, valueOf(token)]));
const numberOf = ({ $value }: DtcgToken) => ($value as { value: number }).value;

describe('the files of the Design Tokens format', () => {
  it('read back to the colours of both themes', () => {
    const colours = Object.keys(files.light['color'] ?? {}).map((name) => {
      const [light = '', dark = ''] = (['light', 'dark'] as const).map((theme) => {
        const token = files[theme]['color']?.[name];
        return token && cssOf(token);
      });
      return [name, light === dark ? light : colourCss([light, dark])];
    });
    expect(Object.fromEntries(colours)).toEqual(
      Object.fromEntries(Object.entries(tokens.colour).map(([name, colour]) => [name, colourCss(colour)])),
    );
  });

  it('read back to the lengths, faces and movements', () => {
    expect(read('radius', numberOf)).toEqual(tokens.radius);
    expect(read('height', numberOf)).toEqual(tokens.height);
    expect(read('spacing', numberOf)).toEqual({ step: tokens.spacing });
    expect(read('duration', numberOf)).toEqual(tokens.duration);
    expect(read('font', ({ $value }) => $value)).toEqual(tokens.font);
    expect(read('easing', ({ $value }) => $value)).toEqual(tokens.easing);
    const text = Object.entries(tokens.text);
    expect(read('text', (token) => [numberOf(token), cssOf(token)])).toEqual(
      Object.fromEntries(text.map(([name, { px, size }]) => [name, [px, size]])),
    );
    expect(read('lineHeight', (token) => token.$extensions?.['css.value'] ?? String(token.$value))).toEqual(
      Object.fromEntries(text.map(([name, { lineHeight }]) => [name, lineHeight])),
    );
  });

  it('have in each theme the layers of a shadow that have a colour there', () => {
    const layers = (theme: 'light' | 'dark') => files[theme]['shadow']?.['float']?.$value;
    expect(layers('light')).toHaveLength(3);
    expect(layers('dark')).toHaveLength(3);
    expect(layers('dark')).not.toEqual(layers('light'));
  });

  it('have a value for what is derived from the accent', () => {
    expect(files.light['color']?.['accent-hover']?.$value).toMatchObject({ colorSpace: 'srgb' });
    expect(files.light['color']?.['accent-hover']?.$value).not.toEqual(files.dark['color']?.['accent-hover']?.$value);
  });
});

describe('a theme of one’s own', () => {
  it('says each value once, for the page and for every theme in it', () => {
    expect(
      ownTheme({
        colour: { accent: 'oklch(0.5 0.2 260)', surface: ['#fff', '#111'] },
        radius: { card: 0 },
        height: { control: 36 },
        spacing: 3.5,
        font: { text: 'system-ui, sans-serif' },
        duration: { change: 240 },
        easing: { out: [0, 0, 1, 1] },
      }),
    ).toBe(`:root, :root [data-theme] {
  --mu-accent: oklch(0.5 0.2 260);
  --mu-surface: light-dark(#fff, #111);
  --mu-radius-card: 0px;
  --mu-spacing-control: 2.25rem;
  --mu-spacing: 0.21875rem;
  --mu-font-text: system-ui, sans-serif;
  --mu-default-transition-duration: 240ms;
  --mu-default-transition-timing-function: cubic-bezier(0, 0, 1, 1);
  --mu-ease-out: cubic-bezier(0, 0, 1, 1);
}
`);
  });
});
