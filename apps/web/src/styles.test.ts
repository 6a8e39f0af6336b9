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
