import { expect, it } from 'vitest';
import { toggledOf, withRange } from './with-range.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const set = (...ids: string[]) => new Set(ids);

it('without Shift, one alone changes', () => {
  const change = { before: set('a'), after: set('a', 'd'), anchor: 'a', isShift: false };
  expect(withRange(IDS, change)).toEqual(set('a', 'd'));
});

it.each([
  ['downwards', 'b', 'd', set('b', 'c', 'd')],
  ['upwards', 'd', 'b', set('b', 'c', 'd')],
])('with Shift, all between the last one and this one are chosen %s', (_way, anchor, toggled, chosen) => {
  const change = { before: set(anchor), after: set(anchor, toggled), anchor, isShift: true };
  expect(withRange(IDS, change)).toEqual(chosen);
});

it('with Shift, all between are left where this one is', () => {
  const change = { before: set('a', 'b', 'c', 'd'), after: set('a', 'b', 'd'), anchor: 'a', isShift: true };
  expect(withRange(IDS, change)).toEqual(set('d'));
});

it('with Shift, and nothing before or what is not there any more, one alone changes', () => {
  for (const anchor of [null, 'gone'])
    expect(withRange(IDS, { before: set(), after: set('c'), anchor, isShift: true })).toEqual(set('c'));
});

it('a change of several is about none of them', () => {
  expect(toggledOf(set(), set('a', 'b'))).toBeNull();
  expect(toggledOf(set('a'), set('a'))).toBeNull();
  expect(toggledOf(set('a'), set())).toBe('a');
});
