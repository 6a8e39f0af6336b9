import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../package/apps.ts';
import { installPacked } from '../package/install.ts';
import { type Kind, serve, type Solutions } from './grade.ts';
import { tasks } from './tasks.ts';

const { folder, remove } = freshFolder('adopters');
beforeAll(() => installPacked(folder));
afterAll(remove);

/** The solutions of a folder, while the tests of a block run. */
function served(name: string): () => Solutions {
  let solutions: Solutions;
  beforeAll(async () => {
    solutions = await serve(path.join(import.meta.dirname, name), folder);
  });
  afterAll(() => solutions.close());
  return () => solutions;
}

describe('a reference solution', () => {
  const solutions = served('solutions');

  it('is there for each of the twenty tasks', () => {
    expect(solutions().files).toEqual(tasks.map(({ id }) => `${id}.tsx`).toSorted());
    expect(tasks).toHaveLength(20);
  });

  it.each(tasks)('does its task: $id', async ({ id }) => {
    expect(await solutions().grade(`${id}.tsx`)).toEqual({ file: `${id}.tsx`, findings: [] });
  });
});

describe('a wrong solution', () => {
  const WRONG: Readonly<Record<string, Kind>> = {
    'settings-form.invented-prop.tsx': 'types',
    'settings-form.silenced-types.tsx': 'invention',
    'tabs.own-elements.tsx': 'invention',
    'tabs.foreign-import.tsx': 'invention',
    'tabs.inaccessible.tsx': 'accessibility',
    'delete-confirmation.no-keyboard.tsx': 'keyboard',
    'questions.not-as-asked.tsx': 'keyboard',
    'pages.complaint.tsx': 'console',
  };
  const solutions = served('wrong');

  it('of each kind is there', () => {
    expect(solutions().files).toEqual(Object.keys(WRONG).toSorted());
  });

  it.each(Object.entries(WRONG))('is found: %s', async (file, kind) => {
    const { findings } = await solutions().grade(file);
    expect(findings.map((finding) => finding.kind)).toContain(kind);
  });
});
