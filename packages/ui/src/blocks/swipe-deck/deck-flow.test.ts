import { describe, expect, it } from 'vitest';
import { type Decided, finishLeaving, followCards, startFlow } from './deck-flow.ts';

const [ada, bao, cleo] = [{ id: 'ada' }, { id: 'bao' }, { id: 'cleo' }];
const decided = (
  id: string,
  among: readonly { readonly id: string }[],
  decision: Decided['decision'] = 'like',
): Decided => ({ id, decision, release: null, among });

describe('the deck follows its cards', () => {
  it('lets a decided card leave the way it was decided, until it is off the screen', () => {
    const start = startFlow([ada, bao]);
    const choice = decided('ada', start.cards, 'superLike');
    const flow = followCards(start, [bao], choice);
    expect(flow.leaving).toEqual([{ card: ada, decided: choice }]);
    expect(flow.last?.card).toBe(ada);
    expect(finishLeaving(flow, 'ada').leaving).toEqual([]);
  });

  it('keeps a card that was decided but not taken, and forgets that decision', () => {
    const start = startFlow([ada, bao]);
    const choice = decided('ada', start.cards);
    const refused = followCards(start, [ada, bao], choice);
    expect(refused.leaving).toEqual([]);
    expect(refused.last).toBeNull();
    expect(followCards(refused, [bao], choice).leaving).toEqual([]);
  });

  it('shows no decision for a card that was taken away from outside', () => {
    const start = startFlow([ada, bao]);
    expect(followCards(start, [bao], null).leaving).toEqual([]);
    expect(followCards(start, [bao], decided('cleo', start.cards)).leaving).toEqual([]);
  });

  it('knows a card that came back, and where it had gone', () => {
    const start = startFlow([ada, bao]);
    const choice = decided('ada', start.cards, 'pass');
    const away = followCards(start, [bao], choice);
    const back = followCards(away, [ada, bao], choice);
    expect(back.returned).toBe(choice);
    expect(back.leaving).toEqual([]);
    expect(back.last).toBeNull();
    expect(followCards(back, [ada, bao, cleo], null).returned).toBe(choice);
    expect(followCards(back, [bao], decided('ada', back.cards)).returned).toBeNull();
    expect(followCards(back, [bao], choice).leaving).toEqual([]);
  });

  it('lets several cards leave at once when decisions come fast', () => {
    const start = startFlow([ada, bao, cleo]);
    const first = followCards(start, [bao, cleo], decided('ada', start.cards));
    const second = followCards(first, [cleo], decided('bao', first.cards, 'pass'));
    expect(second.leaving.map(({ card }) => card.id)).toEqual(['ada', 'bao']);
  });
});
