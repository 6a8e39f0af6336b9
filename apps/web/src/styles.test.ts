import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const sheet = readFileSync(path.join(import.meta.dirname, 'styles.css'), 'utf8');
const left = [...sheet.matchAll(/(primitives|blocks)\/\{([^}]*)\}/g)].flatMap(([, kind = '', names = '']) =>
  names.split(',').map((name) => `${kind}/${name}`),
);

it('the pages import no component whose styles are left out', () => {
  const own = new RegExp(`(?:${left.join('|')})(?:/|$|\\.tsx)`);
  const files = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.(?:stories|test|test-d|examples|registry)\.|ui\/src\/docs\//.test(file) && !own.test(file),
  );
  const wrong = files.filter((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '([^']+)'/g)].some(([, name = '']) =>
      own.test(name.startsWith('.') ? path.join(path.dirname(file), name) : name),
    ),
  );
  expect(left.length).toBeGreaterThan(5);
  expect(files.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

it('whatever comes and goes in a page has no other element styled anew, and no state is looked for with `:not`', () => {
  const files = globSync(['apps/web/src/**/*.{css,tsx}', 'packages/ui/src/**/*.{css,ts,tsx}'], { cwd: root });
  // What only a printer sees is not looked for on a screen.
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8').split('@media print')[0] ?? '';
  const below = /:has\((?:[^()]|\([^()]*\))*\)\s+[^\s{,]/;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => file.endsWith('.css') && below.test(read(file)))).toEqual([]);
  // Tailwind's `has-focus-visible` and the like are `:not([data-rac])…`, which each element that comes may match.
  expect(files.filter((file) => !file.endsWith('.css') && /\bmu:(?:\S+:)?has-[^[]/.test(read(file)))).toEqual([]);
});
