import { expect, it } from 'vitest';
import { machines } from './machines.ts';

it('finds the machines', () => {
  expect(machines.map(({ name }) => name)).toEqual(expect.arrayContaining(['chat', 'connection', 'swipe']));
});

it.each(machines)('shows every state of the $name machine in a story', ({ states }) => {
  expect(states.filter(({ story }) => !story)).toEqual([]);
});
