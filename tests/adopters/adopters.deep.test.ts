import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshFolder } from '../package/apps.ts';
import { installPacked } from '../package/install.ts';
import { grade, type Kind } from './grade.ts';
import { tasks } from './tasks.ts';

const { folder, remove } = freshFolder('adopters');
const inHere = (name: string) => path.join(import.meta.dirname, name);
beforeAll(() => installPacked(folder));
afterAll(remove);

it('each of the twenty tasks is done by its reference solution', async () => {
  const verdicts = await grade(inHere('solutions'), folder);
  expect(verdicts.filter(({ findings }) => findings.length > 0)).toEqual([]);
  expect(verdicts.map(({ file }) => file)).toEqual(tasks.map(({ id }) => `${id}.tsx`).toSorted());
  expect(tasks).toHaveLength(20);
});

it('a wrong solution of each kind is found', async () => {
  const found = new Map(
    (await grade(inHere('wrong'), folder)).map(({ file, findings }) => [file, findings.map(({ kind }) => kind)]),
  );
  const wrong: Readonly<Record<string, Kind>> = {
    'settings-form.invented-prop.tsx': 'types',
    'settings-form.silenced-types.tsx': 'invention',
    'tabs.own-elements.tsx': 'invention',
    'tabs.foreign-import.tsx': 'invention',
    'tabs.inaccessible.tsx': 'accessibility',
    'delete-confirmation.no-keyboard.tsx': 'keyboard',
    'questions.not-as-asked.tsx': 'keyboard',
    'pages.complaint.tsx': 'console',
  };
  expect([...found.keys()].toSorted()).toEqual(Object.keys(wrong).toSorted());
  for (const [file, kind] of Object.entries(wrong)) expect(found.get(file), file).toContain(kind);
});
