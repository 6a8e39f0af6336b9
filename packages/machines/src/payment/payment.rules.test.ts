import { describe, expect, it } from 'vitest';
import { facts } from './payment.fixtures.ts';
import { doubtAfter, isNews, isUp, newestOf, phaseOf, RECHECK_MS, SAFETY_POLL_MS, SENT_MS } from './payment.rules.ts';

const phases = (status: string, details: readonly (string | null)[], leftMs = 60_000) =>
  details.map((detail) => phaseOf({ status, detail }, leftMs));

describe('what is shown of a payment (SPEC 4, D15)', () => {
  it('[PA1] a pending payment: to send, to wait, or to mend', () => {
    expect(phases('pending', [null, 'underpaid', 'wrong_asset', 'confirming', 'overpaid', 'reorged', 'late'])).toEqual([
      'awaiting',
      'underpaid',
      'wrongAsset',
      'confirming',
      'confirming',
      'reorged',
      'unsettled',
    ]);
  });

  it('[PA1] takes an unknown status for pending and an unknown detail for none', () => {
    expect(phases('settling', [null, 'confirming', 'sparkling'])).toEqual(['awaiting', 'confirming', 'awaiting']);
  });

  it('[PA3] is over when the countdown is, except for what the network already has', () => {
    expect(phases('pending', [null, 'underpaid', 'wrong_asset', 'confirming', 'reorged'], 0)).toEqual([
      'expired',
      'unsettled',
      'unsettled',
      'confirming',
      'reorged',
    ]);
  });

  it('[PA1] a confirmed payment may be overpaid', () => {
    expect(phases('confirmed', [null, 'overpaid', 'confirming'], -1)).toEqual(['confirmed', 'overpaid', 'confirmed']);
  });

  it('[PA4] never hides money that arrived: what ended with some of it is to be settled', () => {
    expect(phases('expired', [null, 'late', 'underpaid', 'wrong_asset'])).toEqual([
      'expired',
      'unsettled',
      'unsettled',
      'unsettled',
    ]);
    expect(phases('failed', [null, 'wrong_asset'])).toEqual(['failed', 'unsettled']);
  });

  it('[PA2] what the head of the chain shows is seen until it is final, also when the countdown is over', () => {
    const seen = (given: { status?: string; detail?: string | null; seenAmount?: string }, leftMs = 1) =>
      phaseOf({ status: 'pending', detail: null, ...given }, leftMs);
    expect([
      seen({ seenAmount: '0.05' }),
      seen({ seenAmount: '0.05', detail: 'confirming' }),
      seen({ seenAmount: '0.01', detail: 'underpaid' }, 0),
      seen({ seenAmount: '0.000000' }),
      seen({ seenAmount: '0.05', detail: 'reorged' }),
      seen({ seenAmount: '0.05', status: 'confirmed' }),
    ]).toEqual(['seen', 'seen', 'seen', 'awaiting', 'reorged', 'confirmed']);
  });
});

describe('what "check now" calls news [PA8]', () => {
  const before = facts({ detail: 'underpaid', remainingAmount: '0.02', unsettled: ['30 USDT'] });

  it.each([
    ['a second part payment, with the same detail', { remainingAmount: '0.01' }],
    ['more money that bought nothing', { unsettled: ['60 USDT'] }],
    ['another status', { status: 'expired' }],
    ['another detail', { detail: 'reorged' }],
    ['what the head of the chain shows', { seenAmount: '0.01' }],
  ])('is %s', (_, change) => {
    expect(isNews(before, { ...before, ...change })).toBe(true);
  });

  it('is not that the server said the same later', () => {
    expect(isNews(before, { ...before, serverTime: '2026-11-23T10:03:00.000Z', unsettled: ['30 USDT'] })).toBe(false);
  });
});

describe('which of two answers is shown [PA6]', () => {
  const at = (serverTime: string, status = 'pending') => facts({ serverTime, status });
  const known = at('2026-11-23T10:02:00.000Z', 'expired');

  it.each([
    ['the first', null, known, known],
    ['one that the server gave at the same time', known, at(known.serverTime), at(known.serverTime)],
    ['the one that the server gave later', known, at('2026-11-23T10:02:00.001Z'), at('2026-11-23T10:02:00.001Z')],
    ['what is known, where the answer is older', known, at('2026-11-23T10:01:59.999Z'), known],
  ])('is %s', (_, before, answer, shown) => {
    expect(newestOf(before, answer)).toEqual(shown);
  });

  it('is a confirmation, whatever follows', () => {
    const confirmed = at('2026-11-23T10:02:00.000Z', 'confirmed');
    const overpaid = { ...confirmed, detail: 'overpaid' };
    expect(newestOf(confirmed, at('2026-11-23T10:03:00.000Z'))).toBe(confirmed);
    expect(newestOf(confirmed, overpaid)).toBe(overpaid);
  });
});

describe('whether the time is up [PA3]', () => {
  const at = (serverTime: string) => facts({ expiresAt: '2026-11-23T10:15:00.000Z', serverTime });

  it.each([
    ['a moment before the end', '2026-11-23T10:14:59.999Z', false],
    ['at the end', '2026-11-23T10:15:00.000Z', true],
  ])('is said by an answer that was given %s', (_, serverTime, isOver) => {
    expect(isUp(at(serverTime), false)).toBe(isOver);
  });

  it.each([
    ['5 s before the end or later is no reason to go on', '2026-11-23T10:14:55.000Z', true],
    ['earlier is one', '2026-11-23T10:14:54.999Z', false],
  ])('after the countdown: an answer of %s', (_, serverTime, isOver) => {
    expect(isUp(at(serverTime), true)).toBe(isOver);
  });
});

describe('the transfer in doubt [PA14]', () => {
  const refused = (code: string) => ({ type: 'REFUSED', id: 2, error: { code, message: '' } }) as const;

  it.each([
    ['is none once the wallet has sent it', { type: 'SENT', id: 2, hash: '0x' }, null],
    ['is none once the wallet has refused', refused('rejected'), null],
    ['stays where nobody can say whether it was sent', refused('unclear'), 2],
    ['stays where another one was answered', { type: 'SENT', id: 1, hash: '0x' }, 2],
  ] as const)('%s', (_, answer, doubt) => {
    expect(doubtAfter(2, answer)).toBe(doubt);
  });
});

it('[PA9] [PA13] [PA14] waits a minute between safety polls, 3 s after a wallet has sent, and a minute for its transfer', () => {
  expect([SAFETY_POLL_MS, RECHECK_MS, SENT_MS]).toEqual([60_000, 3_000, 60_000]);
});
