import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('a person has so many slots and no more, whatever others take, and one again for each that is free', () => {
  const slots = createSlots(2);
  expect([slots.take('ada'), slots.take('ada'), slots.take('ada')]).toEqual([true, true, false]);
  expect(slots.take('bob')).toBe(true);
  slots.free('ada');
  expect([slots.take('ada'), slots.take('ada')]).toEqual([true, false]);
  for (let time = 0; time < 2; time += 1) slots.free('ada');
  expect([slots.take('ada'), slots.take('ada'), slots.take('ada')]).toEqual([true, true, false]);
});

it('freeing what nobody took gives nobody more', () => {
  const slots = createSlots(1);
  slots.free('ada');
  expect([slots.take('ada'), slots.take('ada')]).toEqual([true, false]);
});
