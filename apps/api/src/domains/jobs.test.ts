import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

it('every kind that a *.jobs.ts file declares is run', async () => {
  const declared: string[] = [];
  const folder = new URL('..', import.meta.url);
  for await (const file of glob('**/*.jobs.ts', { cwd: folder })) {
    const module: Record<string, Record<string, { name: string }>> = await import(new URL(file, folder).href);
    for (const kinds of Object.values(module)) declared.push(...Object.values(kinds).map(({ name }) => name));
  }
  expect(declared.length).toBeGreaterThan(5);
  expect(ctx.jobs.map(({ kind }) => kind.name).sort()).toEqual(declared.sort());
});
