import { describe, expect, it } from 'vitest';
import { FOR_GOOD, requireUnmuted, requireUnsuspended, standingOf } from './standing.rules.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

describe('a decision of the team (D65)', () => {
  it.each([null, BEFORE, NOW])('that ended or never was keeps nobody from anything (%s)', (until) => {
    requireUnmuted({ muted_until: until }, NOW);
    requireUnsuspended({ suspended_until: until }, NOW);
    expect(standingOf({ muted_until: until, suspended_until: until }, NOW)).toBeNull();
  });

  it('that mutes says until when', () => {
    const refusal = expect.objectContaining({ code: 'messages_muted', details: { until: AFTER } });
    expect(() => requireUnmuted({ muted_until: AFTER }, NOW)).toThrow(refusal);
    const shown = { mutedUntil: AFTER.toISOString(), isSuspended: false, suspendedUntil: null };
    for (const ended of [null, NOW])
      expect(standingOf({ muted_until: AFTER, suspended_until: ended }, NOW)).toEqual(shown);
  });

  it.each([
    [AFTER, { until: AFTER }, AFTER.toISOString()],
    [FOR_GOOD, {}, null],
  ])('that suspends until %s says until when, unless that is for good', (until, details, suspendedUntil) => {
    const refusal = expect.objectContaining({ code: 'account_suspended', details });
    expect(() => requireUnsuspended({ suspended_until: until }, NOW)).toThrow(refusal);
    for (const ended of [null, NOW])
      expect(standingOf({ muted_until: ended, suspended_until: until }, NOW)).toEqual({
        mutedUntil: null,
        isSuspended: true,
        suspendedUntil,
      });
  });
});
