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

it('takes an event for news again after a gap: what was awaited may have been missed in it', () => {
  const people = createPeopleChanges();
  const listener = vi.fn();
  people.onChange(listener);
  people.changedHere();
  people.missed();
  people.changed();
  expect(listener).toHaveBeenCalledTimes(2);
});
