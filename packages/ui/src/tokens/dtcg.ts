import { type Colour, parseOklch } from './colour.ts';
import { declarations } from './css.ts';
import { tokensOf } from './theme-tokens.ts';
import { type ShadowLayer, type ThemedColour, tokens } from './tokens.ts';

export type DtcgTheme = 'light' | 'dark';

/** A token of the Design Tokens format. `css.value` is what CSS says where the format has no word for it. */
export interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions?: { readonly 'css.value': string };
}
export type DtcgFile = Readonly<Record<string, Readonly<Record<string, DtcgToken>>>>;

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** A plain colour, as it is written. */
function plainColour(text: string) {
  const [, ...parts] = OKLCH.exec(text) ?? [];
  parseOklch(text);
  const [l = 0, c = 0, h = 0, alpha] = parts.map(Number);
  return { colorSpace: 'oklch', components: [l, c, h], ...(Number.isFinite(alpha) ? { alpha } : {}) };
}

/** A colour that is derived from the accent, as it comes out of the kit's own. */
const derivedColour = ({ rgb }: Colour) => ({
  colorSpace: 'srgb',
  components: rgb.map((part) => Number(part.toFixed(4))),
});

const inTheme = (colour: ThemedColour, theme: DtcgTheme): string =>
  typeof colour === 'string' ? colour : colour[theme === 'light' ? 0 : 1];

function colourToken(name: string, colour: ThemedColour, theme: DtcgTheme): DtcgToken {
  const text = inTheme(colour, theme);
  if (!text.startsWith('oklch(from')) return { $type: 'color', $value: plainColour(text) };
  const { colours = [], accent = [] } = declarations();
  const computed = tokensOf([...colours, ...accent].join('\n'), theme).get(name);
  if (!computed) throw new Error(`The colour ${name} cannot be computed.`);
  return { $type: 'color', $value: derivedColour(computed), $extensions: { 'css.value': text } };
}

const px = (value: number) => ({ value, unit: 'px' });
const dimension = (value: number): DtcgToken => ({ $type: 'dimension', $value: px(value) });

function shadowToken(layers: readonly ShadowLayer[], theme: DtcgTheme): DtcgToken {
  const $value = layers.flatMap(({ offset, blur, spread, colour }) => {
    const own = colour[theme === 'light' ? 0 : 1];
    return own === null
      ? []
      : [
          {
            color: plainColour(own),
            offsetX: px(offset[0]),
            offsetY: px(offset[1]),
            blur: px(blur),
            spread: px(spread),
          },
        ];
  });
  return { $type: 'shadow', $value };
}

const mapped = <Value>(values: Readonly<Record<string, Value>>, token: (value: Value, name: string) => DtcgToken) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value, name)]));

const isNumber = (text: string): boolean => /^[\d.]+$/.test(text);

/** A line height: a number, or a quotient such as `calc(20 / 14)`. */
function lineHeightToken(text: string): DtcgToken {
  if (isNumber(text)) return { $type: 'number', $value: Number(text) };
  const [, over = 1, under = 1] = (/^calc\((\d+) \/ (\d+)\)$/.exec(text) ?? []).map(Number);
  return { $type: 'number', $value: Number((over / under).toFixed(4)), $extensions: { 'css.value': text } };
}

/**
 * The kit's tokens in one theme, in the Design Tokens format 2025.10, which design tools import as one mode. Sizes of text are those
 * of a wide page.
 */
export function toDtcg(theme: DtcgTheme): DtcgFile {
  return {
    color: mapped<ThemedColour>(tokens.colour, (colour, name) => colourToken(name, colour, theme)),
    shadow: mapped<readonly ShadowLayer[]>(tokens.shadow, (layers) => shadowToken(layers, theme)),
    radius: mapped(tokens.radius, dimension),
    height: mapped(tokens.height, dimension),
    spacing: { step: dimension(tokens.spacing) },
    text: mapped(tokens.text, ({ px: value, size }) => ({
      $type: 'dimension',
      $value: px(value),
      $extensions: { 'css.value': size },
    })),
    lineHeight: mapped(tokens.text, ({ lineHeight }) => lineHeightToken(lineHeight)),
    font: mapped(tokens.font, (faces) => ({ $type: 'fontFamily', $value: faces })),
    duration: mapped(tokens.duration, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    easing: mapped(tokens.easing, (points) => ({ $type: 'cubicBezier', $value: points })),
  };
}
