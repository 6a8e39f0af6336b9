import { describe, expect, it } from 'vitest';
import { rankedCards } from './rank-answer.rules.ts';

const answer = (...cards: (readonly [card: unknown, reason?: unknown])[]) => ({
  order: cards.map(([card, reason = 'You both build wallets.']) => ({ card, reason })),
});
const reasonOf = (reason: unknown) => rankedCards(answer([1, reason]), 3)[0]?.reason;

describe('of what a model answers about a deck', () => {
  it('only cards that it was given count, each once', () => {
    const cards = rankedCards(answer([2], [9], [2], [0], [-1], [1.5], ['1'], [3]), 3);
    expect(cards.map(({ index }) => index)).toEqual([1, 2]);
  });

  it.each([null, 'text', [], {}, { order: 'all' }, { order: [null, 3, {}] }])('nothing counts in %j', (value) => {
    expect(rankedCards(value, 3)).toEqual([]);
  });
});

describe('a reason', () => {
  it('is one line of plain text without what cannot be seen or turns its direction (D57)', () => {
    expect(reasonOf('  You both\n\nbuild\u202E wallets.\u0000 ')).toBe('You both build wallets.');
  });

  it.each([
    ['empty', ' \u200B '],
    ['no text', 3],
    ['longer than 140 characters', 'x'.repeat(141)],
    ['with a link', 'You both like https://evil.example/now'],
    ['with an address', 'Ask at evil.xyz for more.'],
    ['with a name to write to', 'Write to @evil at once.'],
    ['with a claim that only the team makes', 'A verified profile, like yours.'],
    ['with that claim in French', 'Un profil vérifié, comme le vôtre.'],
    ['with that claim in Chinese', '这是已认证的资料。'],
  ])('that is %s is not shown, and the card keeps its place', (_what, reason) => {
    expect(rankedCards(answer([1, reason]), 3)).toEqual([{ index: 0, reason: null }]);
  });

  it('of 140 characters is whole, counted in code points (D37)', () => {
    expect(reasonOf('画'.repeat(139) + '😀')).toBe('画'.repeat(139) + '😀');
  });
});
