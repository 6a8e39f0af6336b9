import { expect, it } from 'vitest';
import { canReply, isOngoing, mayMove, movesFrom, teamMayMove, TICKET_STATUSES, waitingAfter } from './ticket.rules.ts';

const pairs = TICKET_STATUSES.flatMap((from) => TICKET_STATUSES.map((to) => [from, to] as const));
const those = (may: (from: (typeof pairs)[number][0], to: (typeof pairs)[number][1]) => boolean) =>
  pairs.filter(([from, to]) => may(from, to)).map(([from, to]) => `${from} → ${to}`);

it('[TK1] a ticket has one of four statuses, and each can be reached from that of a new one', () => {
  expect(TICKET_STATUSES).toEqual(['open', 'in_progress', 'resolved', 'closed']);
  const reached = new Set<string>(['open']);
  for (const from of reached)
    for (const to of TICKET_STATUSES)
      if (pairs.some(([a, b]) => a === from && b === to && teamMayMove(a, b))) reached.add(to);
  expect(reached).toEqual(new Set(TICKET_STATUSES));
});

it('[TK2] a person resolves an open ticket, closes or reopens a resolved one, reopens a closed one, and no more', () => {
  expect(TICKET_STATUSES.map(movesFrom)).toEqual([['resolved'], [], ['closed', 'open'], ['open']]);
  expect(those(mayMove)).toEqual(['open → resolved', 'resolved → open', 'resolved → closed', 'closed → open']);
});

it('[TK3] the team gives any status but the same', () => {
  expect(those((from, to) => !teamMayMove(from, to))).toEqual(TICKET_STATUSES.map((same) => `${same} → ${same}`));
});

it('[TK4] messages are taken unless it is closed', () => {
  expect(TICKET_STATUSES.map(canReply)).toEqual([true, true, true, false]);
});

it('[TK5] a person waits while it is open or in progress: on from before, or from when it was reopened', () => {
  expect(TICKET_STATUSES.map(isOngoing)).toEqual([true, true, false, false]);
  for (const [from, to] of pairs)
    for (const since of [1, null])
      expect(waitingAfter({ from, to }, since, 2), `${from} → ${to}`).toBe(
        !isOngoing(to) ? null : isOngoing(from) ? since : 2,
      );
});
