import { describe, expect, it } from 'vitest';
import { pollIntervals } from './connection.rules.ts';

describe('polling', () => {
  it('[CO7] asks every 5 and 10 s without a live connection, and once a minute with it', () => {
    expect(pollIntervals(false)).toEqual({ quickMs: 5_000, steadyMs: 10_000 });
    expect(pollIntervals(true)).toEqual({ quickMs: 60_000, steadyMs: 60_000 });
  });
});
