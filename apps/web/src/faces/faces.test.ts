import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const kit = createRequire(path.join(root, 'packages/ui/package.json'));
const read = (file: string): Font => {
  const font = create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
};
const factsOf = ({ version, characterSet, availableFeatures, unitsPerEm, ascent, descent, lineGap }: Font) => ({
  version,
  characterSet,
  availableFeatures,
  unitsPerEm,
  ascent,
  descent,
  lineGap,
});

it.each([
  ['bricolage-grotesque', '640'],
  ['geist', '400-700'],
])(
  'the first face of %s has the characters, features and measures of the package’s, which it stands for',
  (family, weights) => {
    const first = read(path.join(import.meta.dirname, `${family}-latin-${weights}.woff2`));
    const file = kit.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
    expect(factsOf(first)).toEqual(factsOf(read(file)));
    const sheets = [
      kit.resolve(`@fontsource-variable/${family}/index.css`),
      path.join(import.meta.dirname, 'faces.css'),
    ];
    const [ofPackage = '', own = ''] = sheets.map((sheet) => rangeOf(readFileSync(sheet, 'utf8'), `${family}-latin-`));
    expect(ofPackage).toContain('U+0000-00FF');
    expect(own).toBe(ofPackage);
  },
);

/** The weights and characters that a sheet gives the last face whose file is named so. */
function rangeOf(sheet: string, file: string): string {
  const rule = sheet.split('@font-face').findLast((each) => each.includes(file) && !each.includes('latin-ext'));
  return [...(rule ?? '').matchAll(/(?:font-weight|unicode-range): ([^;]*);/g)].join().replaceAll(', U', ',U');
}

it('pages use no weight that the first faces lack', () => {
  const theme = readFileSync(path.join(root, 'packages/ui/src/theme.css'), 'utf8');
  expect([...theme.matchAll(/font-weight: (\d+)/g)].map(([, weight]) => weight)).toEqual(['640']);
  const files = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root });
  const others =
    /mu:font-(?:thin|extralight|light|extrabold|black|\[)|mu:display[^'"]* mu:font-|mu:font-[^'"]* mu:display/;
  const wrong = files.filter(
    (file) => !file.endsWith('faces.test.ts') && others.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
