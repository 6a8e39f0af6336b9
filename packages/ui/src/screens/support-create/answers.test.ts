import { expect, it } from 'vitest';
import { answersTo } from './answers.ts';

const entries = [
  { id: 'refund', question: 'Can I get a refund?', answer: 'Payments are final.' },
  { id: 'payment', question: 'How long does a payment take?', answer: 'One to three minutes on the chain.' },
  { id: 'likes', question: 'How many likes do I have?', answer: 'Ten a day.' },
  { id: 'privacy', question: 'Who sees my data?', answer: 'Nobody but you.' },
  { id: 'zh', question: '付款需要多久？', answer: '一到三分钟。' },
] as const;
const ids = (text: string) => answersTo(text, entries).map(({ id }) => id);

it('offers what fits the words, the likeliest first', () => {
  expect(ids('My payments do not arrive')).toEqual(['payment']);
  expect(ids('refund of my payment')).toEqual(expect.arrayContaining(['refund', 'payment']));
});

it('knows words without spaces between them', () => {
  expect(ids('我的付款没有到账')).toEqual(['zh']);
});

it('offers nothing for nothing, and for what it does not know', () => {
  expect(ids('')).toEqual([]);
  expect(ids('It is blue')).toEqual([]);
  expect(ids('How does it take what I have?')).not.toContain('likes');
});
