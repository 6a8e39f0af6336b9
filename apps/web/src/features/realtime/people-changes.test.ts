import { expect, it, vi } from 'vitest';
import { createPeopleChanges } from './people-changes.ts';

it('tells of each change once, though one that was made here comes back as an event', () => {
  const people = createPeopleChanges();
  const listener = vi.fn();
  const stop = people.onChange(listener);
  people.changedHere();
  people.changed();
  expect(listener).toHaveBeenCalledTimes(1);
  people.changed();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  people.changed();
  expect(listener).toHaveBeenCalledTimes(2);
});
