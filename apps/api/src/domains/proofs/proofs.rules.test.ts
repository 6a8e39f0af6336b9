import { describe, expect, it } from 'vitest';
import { OutsideAway } from '../../lib/outside-away.ts';
import { DAY_MS, HOUR_MS } from '../../testing/fake-clock.ts';
import { afterLook, evidenceHash, lookAt, provenBy, type Standing } from './proofs.rules.ts';
import type { Found, Held, Verifier } from './verifiers/verifier.ts';

const NOW = new Date('2026-11-26T09:00:00.000Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const HELD: Standing = { expires_at: null, false_since: null, away_since: null, unconfirmed_since: null };
const REST = { challenge: null, challenge_ends_at: null, check_at: null };
const withdrawn = (because: string) => ({
  ...REST,
  state: 'withdrawn',
  withdrawn_at: NOW,
  withdrawn_because: because,
});

describe('a held proof that is looked at again (D84, D86)', () => {
  it('and true is held for another month, whatever was before, with what was seen now', () => {
    const held = { ...HELD, false_since: ago(1), away_since: ago(1), unconfirmed_since: ago(1) };
    const clean = { checked_at: NOW, false_since: null, away_since: null, unconfirmed_since: null };
    const month = { state: 'proven', check_at: after(30 * DAY_MS) };
    expect(afterLook(held, { result: 'true' }, NOW)).toStrictEqual({ ...month, ...clean });
    expect(afterLook(held, { result: 'true', subject: 'ada', count: 3 }, NOW)).toStrictEqual({
      ...month,
      ...clean,
      subject: 'ada',
      count: 3,
    });
  });

  it('ends at the very moment that it was good until, and not before', () => {
    expect(afterLook({ ...HELD, expires_at: NOW }, { result: 'true' }, NOW)).toStrictEqual(withdrawn('expired'));
    expect(afterLook({ ...HELD, expires_at: after(1) }, { result: 'true' }, NOW)).toMatchObject({ state: 'proven' });
  });

  it('and false is unconfirmed at once, looked at each day, and withdrawn after 14 days of it', () => {
    const unconfirmed = { state: 'unconfirmed', check_at: after(DAY_MS), away_since: null };
    expect(afterLook(HELD, { result: 'false' }, NOW)).toStrictEqual({
      ...unconfirmed,
      false_since: NOW,
      unconfirmed_since: NOW,
    });
    const [almost, over] = [ago(14 * DAY_MS - 1), ago(14 * DAY_MS)];
    expect(
      afterLook({ ...HELD, false_since: almost, unconfirmed_since: ago(5) }, { result: 'false' }, NOW),
    ).toStrictEqual({
      ...unconfirmed,
      false_since: almost,
      unconfirmed_since: ago(5),
    });
    expect(afterLook({ ...HELD, false_since: over }, { result: 'false' }, NOW)).toStrictEqual(withdrawn('false'));
  });

  it('and seen by nobody stays proven for 14 days, is unconfirmed then, and never withdrawn', () => {
    const away = { check_at: after(6 * HOUR_MS) };
    expect(afterLook(HELD, { result: 'away' }, NOW)).toStrictEqual({ ...away, away_since: NOW });
    const [almost, over] = [ago(14 * DAY_MS - 1), ago(14 * DAY_MS)];
    expect(afterLook({ ...HELD, away_since: almost }, { result: 'away' }, NOW)).toStrictEqual({
      ...away,
      away_since: almost,
    });
    expect(afterLook({ ...HELD, away_since: over }, { result: 'away' }, NOW)).toStrictEqual({
      ...away,
      away_since: over,
      state: 'unconfirmed',
      unconfirmed_since: over,
    });
    expect(
      afterLook({ ...HELD, away_since: ago(400 * DAY_MS), unconfirmed_since: ago(3) }, { result: 'away' }, NOW),
    ).toMatchObject({ state: 'unconfirmed', unconfirmed_since: ago(3) });
  });

  it('and not to be seen again is left as it is for a month; one that ended says why', () => {
    expect(afterLook(HELD, { result: 'unseen' }, NOW)).toStrictEqual({ check_at: after(30 * DAY_MS) });
    expect(afterLook(HELD, { result: 'ended', because: 'project' }, NOW)).toStrictEqual(withdrawn('project'));
  });
});

/** A verifier of which a test wants little. */
const verifierOf = (some: Partial<Verifier>): Verifier => {
  const unused = (): never => {
    throw new Error('The test wants nothing of this.');
  };
  return {
    lastsDays: unused,
    challengeMs: 0,
    isShownAtFirst: true,
    normalise: unused,
    begin: unused,
    verify: unused,
    recheck: null,
    ...some,
  };
};

describe('what was shown to be true', () => {
  const found: Found = { method: 'dns', key: 'ada.example', evidence: { record: 'x' } };
  const proven = {
    ...REST,
    method: 'dns',
    subject_key: 'ada.example',
    count: null,
    evidence: '{"record":"x"}',
    evidence_hash: evidenceHash({ record: 'x' }),
    proved_at: NOW,
    checked_at: NOW,
    false_since: null,
    away_since: null,
    unconfirmed_since: null,
  };

  it('is good for the days of its verifier, or without an end', () => {
    expect(provenBy(found, verifierOf({ lastsDays: () => 365 }), NOW)).toStrictEqual({
      ...proven,
      expires_at: after(365 * DAY_MS),
    });
    expect(provenBy(found, verifierOf({ lastsDays: () => null }), NOW)).toStrictEqual({ ...proven, expires_at: null });
  });

  it('has the subject and the number that were found', () => {
    const counted = provenBy({ ...found, subject: 'Ada', count: 3 }, verifierOf({ lastsDays: () => null }), NOW);
    expect(counted).toStrictEqual({ ...proven, expires_at: null, subject: 'Ada', count: 3 });
  });
});

describe('a look', () => {
  const held: Held = {
    subject: 'ada.example',
    key: 'ada.example',
    account: null,
    token: 'token',
    method: 'dns',
    projectId: null,
    evidence: {},
  };
  const seenBy = (recheck: Verifier['recheck']) => lookAt(verifierOf({ recheck }), held);

  it('is away where the kind is switched off or the outside is, and fails where the verifier does', async () => {
    expect(await lookAt(null, held)).toEqual({ result: 'away' });
    expect(await seenBy(null)).toEqual({ result: 'unseen' });
    expect(await seenBy(async () => ({ result: 'false' }))).toEqual({ result: 'false' });
    expect(await seenBy(() => Promise.reject(new OutsideAway('DNS', 'no answer')))).toEqual({ result: 'away' });
    await expect(seenBy(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  });
});

it('the hash of evidence is of its facts, in whatever order they stand', () => {
  expect(evidenceHash({ a: '1', b: '2' })).toEqual(evidenceHash({ b: '2', a: '1' }));
  expect(evidenceHash({ a: '1', b: '2' })).not.toEqual(evidenceHash({ a: '2', b: '1' }));
});
