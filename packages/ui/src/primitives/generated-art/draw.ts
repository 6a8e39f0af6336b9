/** A picture's subject decides its structure: rings for a person, a weave for a group, facets for a project. */
export type ArtKind = 'individual' | 'group' | 'project';

/** Four tones of a picture, from its background to its highlight. */
export type ArtPalette = readonly [ground: string, low: string, mid: string, light: string];

/** A picture as data: one SVG path for each tone above the background. */
export interface Art {
  readonly palette: ArtPalette;
  readonly paths: readonly { readonly tone: 1 | 2 | 3; readonly d: string }[];
}

/** The side of a picture's square. */
export const ART_SIZE = 480;

const PALETTES: readonly ArtPalette[] = [
  ['oklch(0.34 0.045 215)', 'oklch(0.39 0.055 213)', 'oklch(0.48 0.075 208)', 'oklch(0.78 0.09 190)'],
  ['oklch(0.36 0.045 135)', 'oklch(0.41 0.055 132)', 'oklch(0.51 0.08 128)', 'oklch(0.83 0.1 112)'],
  ['oklch(0.44 0.085 38)', 'oklch(0.49 0.1 40)', 'oklch(0.58 0.12 45)', 'oklch(0.86 0.08 65)'],
  ['oklch(0.34 0.06 345)', 'oklch(0.39 0.075 348)', 'oklch(0.48 0.1 355)', 'oklch(0.81 0.08 15)'],
  ['oklch(0.36 0.03 250)', 'oklch(0.41 0.036 250)', 'oklch(0.5 0.046 250)', 'oklch(0.84 0.04 235)'],
  ['oklch(0.4 0.09 25)', 'oklch(0.45 0.11 27)', 'oklch(0.54 0.14 30)', 'oklch(0.84 0.09 50)'],
  ['oklch(0.28 0.01 85)', 'oklch(0.33 0.012 85)', 'oklch(0.42 0.015 85)', 'oklch(0.82 0.02 85)'],
  ['oklch(0.9 0.03 85)', 'oklch(0.865 0.04 80)', 'oklch(0.79 0.06 70)', 'oklch(0.5 0.09 45)'],
  ['oklch(0.9 0.028 150)', 'oklch(0.865 0.038 152)', 'oklch(0.79 0.055 155)', 'oklch(0.44 0.065 165)'],
  ['oklch(0.91 0.024 225)', 'oklch(0.875 0.034 225)', 'oklch(0.79 0.052 228)', 'oklch(0.45 0.08 235)'],
  ['oklch(0.91 0.028 20)', 'oklch(0.875 0.04 20)', 'oklch(0.8 0.06 18)', 'oklch(0.48 0.1 15)'],
];

type Tone = 0 | 1 | 2 | 3;

/** FNV-1a, then a step of mulberry32 for each number: the same seed always draws the same picture. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(items: readonly [T, ...T[]], random: () => number): T =>
  items[Math.floor(random() * items.length)] ?? items[0];

const diamond = (x: number, y: number, half: number): string =>
  `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
const leftHalf = (x: number, y: number, half: number): string => `M${x} ${y - half}v${2 * half}l${-half} ${-half}z`;
const rightHalf = (x: number, y: number, half: number): string => `M${x} ${y - half}v${2 * half}l${half} ${-half}z`;

/** Each cell of the lattice with its distance from the centre, in cells. */
function* lattice(half: number): Generator<{ x: number; y: number; column: number; row: number }> {
  const reach = Math.ceil(ART_SIZE / 2 / half) + 1;
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      if ((row + column) % 2 === 0)
        yield { x: ART_SIZE / 2 + column * half, y: ART_SIZE / 2 + row * half, column, row };
    }
  }
}

type Ink = (tone: Tone, d: string) => void;

/** Another tone than the previous one, so that neighbours never merge. */
const otherThan = (before: Tone, random: () => number): Tone =>
  pick(before === 0 ? [1, 2] : before === 1 ? [0, 2] : [0, 1], random);

/** Rings around the portrait, one of them bright. */
function drawRings(random: () => number, ink: Ink): void {
  const half = pick([30, 40], random);
  // Outside a round avatar, whose edge would show four specks.
  const bright = Math.max(3 + Math.floor(random() * 3), half === 30 ? 4 : 3);
  const tones: Tone[] = [pick<Tone>([0, 1, 2], random)];
  for (let ring = 1; ring < 40; ring += 1) tones.push(otherThan(tones[ring - 1] ?? 0, random));
  tones[bright] = 3;
  const beaded = random() < 0.5;
  for (const { x, y, column, row } of lattice(half)) {
    const ring = (Math.abs(column) + Math.abs(row)) / 2;
    const tone = tones[Math.round(ring)] ?? 0;
    ink(tone, diamond(x, y, tone === 3 ? half * 0.42 : beaded && Math.round(ring) % 2 === 1 ? half * 0.8 : half));
  }
}

/** A weave with the same pattern in all four quarters, as if made by many hands. */
function drawWeave(random: () => number, ink: Ink): void {
  const half = pick([34, 40, 48], random);
  const tones = new Map<string, Tone>();
  for (const { x, y, column, row } of lattice(half)) {
    const place = `${Math.abs(column) % 5}:${Math.abs(row) % 5}`;
    const tone = tones.get(place) ?? pick<Tone>([0, 1, 1, 2, 2, 3], random);
    tones.set(place, tone);
    ink(tone, diamond(x, y, tone === 3 ? half * 0.45 : half));
  }
}

/** Facets that catch the light from one side, like a building. */
function drawFacets(random: () => number, ink: Ink): void {
  const half = pick([40, 48, 60], random);
  const lit = random() < 0.5;
  const bright = 1 + Math.floor(random() * 3);
  const shift = Math.floor(random() * 3);
  for (const { x, y, column, row } of lattice(half)) {
    const height = (Math.abs(column) + shift * Math.abs(row)) % 4;
    const light: Tone = height === 0 ? 1 : 2;
    const shade: Tone = height === 2 ? 1 : 0;
    ink(lit ? light : shade, leftHalf(x, y, half));
    ink(lit ? shade : light, rightHalf(x, y, half));
    if (height === bright && Math.abs(row) % 2 === shift % 2) ink(3, diamond(x, y, half * 0.2));
  }
}

const DRAW: Readonly<Record<ArtKind, (random: () => number, ink: Ink) => void>> = {
  individual: drawRings,
  group: drawWeave,
  project: drawFacets,
};

/** Draws a profile without a picture (BRAND: made from the diamond motif, never a photograph), always the same for a seed. */
export function drawArt(seed: string, kind: ArtKind): Art {
  const random = randomFrom(`${kind}:${seed}`);
  const palette = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0]!;
  const parts: Record<1 | 2 | 3, string[]> = { 1: [], 2: [], 3: [] };
  DRAW[kind](random, (tone, d) => {
    if (tone !== 0) parts[tone].push(d);
  });
  const tones = [1, 2, 3] as const;
  return {
    palette,
    paths: tones.filter((tone) => parts[tone].length > 0).map((tone) => ({ tone, d: parts[tone].join('') })),
  };
}
