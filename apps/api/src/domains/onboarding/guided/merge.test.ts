import { expect, it } from 'vitest';
import type { Facts } from './interview.ts';
import { merge } from './merge.ts';
import type { Reading } from './reading.ts';

const phrase = { start: 0, end: 5 };
const tag = (word: string): Reading => ({ fact: 'tags', value: [word], ...phrase, phrase });

it('a list that is full takes no more words, and no more places that they came from', () => {
  const readings = Array.from({ length: 500 }, (_, index) => tag(`word${index}`));
  const { tags } = merge({ facts: {}, readings, message: 1, replaces: [] });
  expect(tags?.value).toHaveLength(20);
  expect(tags?.sources).toHaveLength(20);
});

it('a list that loses as many words as it takes remembers 20 places', () => {
  let facts: Facts = {};
  for (let message = 1; message < 120; message += 2) {
    const without: Reading = { fact: 'tags', without: `word${message - 2}`, ...phrase, phrase };
    facts = merge({ facts, readings: [without, tag(`word${message}`), tag('kept')], message, replaces: [] });
  }
  expect(facts.tags?.value).toContain('word119');
  expect(facts.tags?.sources).toHaveLength(20);
});

it('a text of very many sentences remembers 20 places', () => {
  const readings = Array.from({ length: 500 }, (): Reading => ({ fact: 'bio', value: 'I build.', ...phrase, phrase }));
  expect(merge({ facts: {}, readings, message: 1, replaces: [] }).bio?.sources).toHaveLength(20);
});
