// Every list, search and count of the contract is measured, or it is said why not.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEASURED, UNMEASURED } from '../bench/lists/coverage.data.ts';
import { operations } from './contract.ts';

const lists = [...operations.values()]
  .filter(({ method }) => method === 'get')
  .map(({ id }) => id)
  .filter((id) => /^(list|search|browse)|Counts$|Statistics$/.test(id));
const measured = Object.values(MEASURED).flat();

it('each list, search and count is measured by a bench, or has a reason why not', () => {
  const known = [...measured.map(String), ...Object.keys(UNMEASURED)];
  expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  expect(lists.filter((id) => !known.includes(id))).toEqual([]);
  const ids = [...operations.values()].map(({ id }) => String(id));
  expect(known.filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(Object.entries(MEASURED))('%s asks for what it is said to measure', (file, ids) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(ids.filter((id) => !source.includes(`.${id}(`))).toEqual([]);
});
