// A job runner is killed in the middle of an export, and of erasing an account. Another one does the whole of it, once.
import { afterAll, beforeAll, it } from 'vitest';
import { deletionsOf, type Leaving, openLeaving, storesPart } from './leaving.ts';

let leaving: Leaving;
beforeAll(async () => {
  leaving = await openLeaving();
});
afterAll(() => leaving.close());

it('killed between two parts of an export, another makes one file of the whole (D70)', () =>
  leaving.killExport({ steps: [storesPart, storesPart] }));

it('killed between two tables of a deletion, another leaves nothing (D68)', () =>
  leaving.killDeletion(deletionsOf[Math.floor(deletionsOf.length / 2)]![1]));
