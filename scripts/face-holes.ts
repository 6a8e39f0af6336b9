// Writes the characters that the share pictures' typefaces claim to have and lack: apps/api/src/domains/share/face-holes.data.ts. A package's
// `unicode.json` is the same for all typefaces of a script. Run it again when one of them changes; a test says when.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fontkit from 'fontkit';

const FILE = 'apps/api/src/domains/share/face-holes.data.ts';
const api = createRequire(path.resolve('apps/api/package.json'));

/** Characters in a package's ranges that its files lack, as ranges. */
function holesOf(family: string): [number, number][] {
  const folder = path.dirname(api.resolve(`@fontsource-variable/${family}/package.json`));
  const subsets: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  const missing = new Set<number>();
  for (const [subset, ranges] of Object.entries(subsets)) {
    const file = path.join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`);
    const characters = new Set(charactersOf(file));
    for (const code of codesIn(ranges)) if (isSeen(code) && !characters.has(code)) missing.add(code);
  }
  const holes: [number, number][] = [];
  for (const code of [...missing].sort((one, other) => one - other)) {
    const last = holes.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else holes.push([code, code]);
  }
  return holes;
}

function charactersOf(file: string): readonly number[] {
  if (!existsSync(file)) return [];
  const font = fontkit.create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`);
  return font.characterSet;
}

function* codesIn(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) yield code;
  }
}

const isSeen = (code: number): boolean => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(code));

const hex = (code: number): string => `0x${code.toString(16)}`;

/** The whole file. */
export function faceHoles(families: readonly string[]): string {
  const lines = families.map((family) => {
    const ranges = holesOf(family).map(([from, to]) => `[${hex(from)}, ${hex(to)}]`);
    return `  '${family}': [${ranges.join(', ')}],`;
  });
  return `// Written by scripts/face-holes.ts: the characters that a typeface claims and does not have.\nimport type { Family } from './families.data.ts';\n\n// oxfmt-ignore\nexport const holes: Readonly<Record<Family, readonly (readonly [from: number, to: number])[]>> = {\n${lines.join('\n')}\n};\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { FAMILIES } = await import('../apps/api/src/domains/share/families.data.ts');
  writeFileSync(FILE, faceHoles(FAMILIES));
}
