import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import { systemClock } from '../../clock.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { holes } from './face-holes.data.ts';
import { FAMILIES, type Family } from './families.data.ts';

/** A subset of a typeface: a file, and its characters. */
interface Face {
  family: Family;
  file: string;
  ranges: [from: number, to: number][];
}

const packages = createRequire(import.meta.url);

/** For names and headings, or for running text. */
export type Voice = 'display' | 'text';
const FIRST = { display: 'bricolage-grotesque', text: 'geist' } as const satisfies Record<Voice, Family>;
const OWN: readonly Family[] = Object.values(FIRST);

/** The font families of a voice: its own, then fallbacks with further characters. */
const familiesOf = (voice: Voice): Family[] => [FIRST[voice], ...FAMILIES.filter((family) => !OWN.includes(family))];

/** The value of `font-family`. */
export const fontFamily = (voice: Voice): string => familiesOf(voice).join(', ');

/** Loads fonts for a renderer: of hundreds of files only those that a text needs, each once. */
export interface Faces {
  /**
   * Loads the fonts of a text. Returns the text without characters that no font has, which would be drawn as empty
   * boxes.
   */
  prepare(text: string, voice: Voice): Promise<string>;
}

export function createFaces(renderer: Renderer): Faces {
  const registered = new Map<string, Promise<unknown>>();

  function register({ family, file, ranges }: Face): Promise<unknown> {
    const known = registered.get(file);
    if (known !== undefined) return known;
    const registering = readFile(file).then((data) =>
      renderer.registerFont({ name: family, data, unicodeRange: ranges }),
    );
    registered.set(file, registering);
    // A failed load may be retried.
    registering.catch(() => registered.delete(file));
    return registering;
  }

  return {
    async prepare(text, voice) {
      const faces = await allFaces();
      const inOrder = familiesOf(voice).flatMap((family) => faces.get(family) ?? []);
      const needed = new Set<Face>();
      let drawn = '';
      for (const character of text) {
        const face = UNSEEN.test(character) ? null : inOrder.find((one) => has(one, character.codePointAt(0) ?? 0));
        if (face === undefined) continue;
        if (face !== null) needed.add(face);
        drawn += character;
      }
      await Promise.all([...needed].map(register));
      return drawn;
    },
  };
}

/** Characters without a glyph: spaces, joiners, variation selectors. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

const has = ({ family, ranges }: Face, code: number): boolean => within(ranges, code) && !within(holes[family], code);

const within = (ranges: readonly (readonly [number, number])[], code: number): boolean =>
  ranges.some(([from, to]) => from <= code && code <= to);

const allFaces = remembered(systemClock, Infinity, loadFaces);

/** The subsets of each family, from its package. */
async function loadFaces(): Promise<ReadonlyMap<Family, readonly Face[]>> {
  const lists = await Promise.all(
    FAMILIES.map(async (family) => {
      const folder = path.dirname(packages.resolve(`@fontsource-variable/${family}/package.json`));
      const subsets: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'));
      const faces = Object.entries(subsets).map(([subset, ranges]): Face => ({
        family,
        file: path.join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
        ranges: readRanges(ranges),
      }));
      return [family, faces] as const;
    }),
  );
  return new Map(lists);
}

/** In CSS syntax: `U+0-ff,U+131`. */
const readRanges = (ranges: string): [number, number][] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
