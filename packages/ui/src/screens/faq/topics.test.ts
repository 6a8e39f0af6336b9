import { expect, it } from 'vitest';
import english from '../../locales/en/faq.json';
import { CATEGORIES, categoryOf, TOPICS } from './topics.ts';

it('has the sixteen topics of the specification and the proofs, each in one category and answered', () => {
  const topics = CATEGORIES.flatMap((category) => TOPICS[category]);
  expect(new Set(topics).size).toBe(17);
  expect(Object.keys(english.topic).sort()).toEqual([...topics].sort());
});

it('finds the category of a topic, and none for anything else an address may hold', () => {
  expect(categoryOf('refund-policy')).toBe('payment');
  expect(categoryOf('pricing')).toBeUndefined();
  expect(categoryOf('toString')).toBeUndefined();
  expect(categoryOf(undefined)).toBeUndefined();
});
