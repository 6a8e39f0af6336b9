import type { ShadowLayer, ThemedColour } from './tokens.ts';
import { tokens } from './tokens.ts';

/** Lengths that grow with the reader's size of text. */
const rem = (px: number): string => `${px / 16}rem`;

/** A colour as CSS, for both themes. */
export const colourCss = (colour: ThemedColour): string =>
  typeof colour === 'string' ? colour : `light-dark(${colour[0]}, ${colour[1]})`;

const layerCss = ({ offset, blur, spread, colour: [light, dark] }: ShadowLayer): string =>
  [
    ...[...offset, blur, spread].map((length) => (length === 0 ? '0' : `${length}px`)),
    `light-dark(${light ?? 'transparent'}, ${dark ?? 'transparent'})`,
  ].join(' ');

/** A face of a name, or what a system has under a keyword. */
const faceCss = (face: string): string => (/[A-Z]/.test(face) ? `"${face}"` : face);

/** The declarations of theme.css that are made from the tokens, by the mark that they stand under. */
export function declarations(): Readonly<Record<string, readonly string[]>> {
  const { accent, ...colours } = tokens.colour;
  return {
    'colour names': Object.keys(tokens.colour).map((name) => `--color-${name}: var(--mu-${name});`),
    text: Object.entries(tokens.text).flatMap(([name, token]) => [
      `--text-${name}: ${token.size};`,
      `--text-${name}--line-height: ${token.lineHeight};`,
      ...('letterSpacing' in token ? [`--text-${name}--letter-spacing: ${token.letterSpacing};`] : []),
    ]),
    radius: Object.entries(tokens.radius).map(([name, px]) => `--radius-${name}: ${px}px;`),
    space: [
      `--spacing: ${rem(tokens.spacing)};`,
      ...Object.entries(tokens.height).map(([name, px]) => `--spacing-${name}: ${rem(px)};`),
    ],
    motion: [
      `--default-transition-duration: ${tokens.duration.change}ms;`,
      `--default-transition-timing-function: cubic-bezier(${tokens.easing.out.join(', ')});`,
    ],
    easing: [`--ease-out: cubic-bezier(${tokens.easing.out.join(', ')});`],
    colours: [
      ...Object.entries(colours).map(([name, colour]) => `--mu-${name}: ${colourCss(colour)};`),
      ...Object.entries(tokens.shadow).map(
        ([name, layers]) => `--mu-shadow-${name}: ${layers.map(layerCss).join(', ')};`,
      ),
    ],
    accent: [`--mu-accent: ${accent};`],
    fonts: Object.entries(tokens.font).map(([name, faces]) => `--mu-font-${name}: ${faces.map(faceCss).join(', ')};`),
  };
}

/** A style sheet with the declarations between its marks made anew. Throws where a mark is missing. */
export function withTokens(sheet: string): string {
  return Object.entries(declarations()).reduce((css, [mark, lines]) => {
    const place = new RegExp(`^( *)/\\* tokens: ${mark} \\*/\\n[\\s\\S]*?^ *(?=/\\* end \\*/)`, 'm');
    if (!place.test(css)) throw new Error(`The sheet has no place for the tokens of "${mark}".`);
    return css.replace(place, (_, indent: string) =>
      [`/* tokens: ${mark} */`, ...lines, ''].map((line) => indent + line).join('\n'),
    );
  }, sheet);
}
