import { expect, it } from 'vitest';
import { requireUndoable } from './undo.rules.ts';

const NOW = new Date('2026-11-20T12:10:00.000Z');
const clock = { now: () => NOW };
const me = { userId: 'me' };
const refused = expect.objectContaining({ code: 'nothing_to_undo' });

it('a change can be undone by whoever made it, for ten minutes to the millisecond', () => {
  const now = { actorId: 'me', at: NOW };
  const atTheEnd = { actorId: 'me', at: new Date('2026-11-20T12:00:00.000Z') };
  expect(requireUndoable(now, me, clock)).toBe(now);
  expect(requireUndoable(atTheEnd, me, clock)).toBe(atTheEnd);
  expect(() => requireUndoable({ actorId: 'me', at: new Date('2026-11-20T11:59:59.999Z') }, me, clock)).toThrow(
    refused,
  );
});

it('a change of somebody else, or none, cannot be undone', () => {
  expect(() => requireUndoable({ actorId: 'other', at: NOW }, me, clock)).toThrow(refused);
  expect(() => requireUndoable(undefined, me, clock)).toThrow(refused);
});
