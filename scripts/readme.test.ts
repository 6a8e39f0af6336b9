import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);

it("the README's table has every npm script, and none that is gone", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(new URL('package.json', ROOT), 'utf8'),
  );
  const [, table = ''] = /^## Scripts$(.*?)^## /ms.exec(readFileSync(new URL('README.md', ROOT), 'utf8')) ?? [];
  const named = [...table.matchAll(/^\| (`.*?) \|/gm)]
    .flatMap(([, names = '']) => [...names.matchAll(/`(?:run )?([\w:-]+)/g)])
    .map(([, name]) => name);
  expect(named.filter((name) => name !== 'npm').toSorted()).toEqual(Object.keys(scripts).toSorted());
});
