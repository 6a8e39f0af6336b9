/** Red, green and blue in gamma-encoded sRGB, 0 to 1, and opacity. */
export interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);
const encode = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Reads `oklch(L C H)` or `oklch(L C H / A)`; throws on anything else. */
export function parseOklch(text: string): Colour {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text.trim());
  if (!match) throw new Error(`Not an oklch colour: ${text}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1, 4).map(Number);
  return oklch(lightness, chroma, hue, match[4] === undefined ? 1 : Number(match[4]));
}

/** Reads `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHex(text: string): Colour | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (digits === undefined) return undefined;
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { rgb: [part(0), part(2), part(4)], alpha: 1 };
}

/** Its lightness, chroma and hue in degrees. */
export function lchOf({ rgb }: Colour): readonly [number, number, number] {
  const [red, green, blue] = [decode(rgb[0]), decode(rgb[1]), decode(rgb[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  ];
}

/** A colour by lightness, chroma and hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number, alpha = 1): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    rgb: [
      encode(clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
      encode(clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
      encode(clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
    ],
    alpha,
  };
}

/** The visible colour of `top` on the opaque `bottom`. */
export function over(top: Colour, bottom: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top.rgb[index] * top.alpha + bottom.rgb[index] * (1 - top.alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

const luminance = ({ rgb }: Colour): number =>
  0.2126 * decode(rgb[0]) + 0.7152 * decode(rgb[1]) + 0.0722 * decode(rgb[2]);

/** The contrast of two opaque colours by WCAG 2.2, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
