import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptOutbox } from './kept-outbox.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

/** The outbox as a tab opens it. */
function tab() {
  const outbox = keptOutbox(v.object({ id: v.string() }), ({ id }) => id, { userId: 'ada', subject: 'deck.ada' });
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return {
    taken: ids(outbox.take()),
    keep: (...next: string[]) => outbox.keep(next.map((id) => ({ id }))),
    read: () => ids(outbox.read()),
  };
}

it('keeps what waits in each of two tabs, until that one has sent it', () => {
  const [one, other] = [tab(), tab()];
  one.keep('x');
  other.keep('y');
  expect(tab().taken).toEqual(['x', 'y']);
  other.keep();
  expect(one.read()).toEqual(['x']);
  one.keep();
  expect(stored.size).toBe(0);
});

it('has a tab that begins take over what waits, and forget it once it is sent', () => {
  tab().keep('x', 'y');
  const next = tab();
  expect(next.taken).toEqual(['x', 'y']);
  next.keep('y');
  expect(next.read()).toEqual(['y']);
});
