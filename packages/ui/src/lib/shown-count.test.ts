import { expect, it } from 'vitest';
import en from '../locales/en/chrome.json';
import fr from '../locales/fr/chrome.json';
import zh from '../locales/zh/chrome.json';
import { shownCount } from './shown-count.ts';

it('goes up to 99, and says of more that there are more', () => {
  expect([0, 1, 99, 100, 5000].map(shownCount)).toEqual(['0', '1', '99', '99+', '99+']);
});

it.each(Object.entries({ en, fr, zh }))('is what the badges of the bars say in %s', (_language, texts) => {
  const counted = Object.entries(texts).filter(([key]) => /^(new|unread|unreadNotifications)_/.test(key));
  expect(counted.length).toBeGreaterThan(2);
  for (const [key, text] of counted) expect([key, text]).toEqual([key, expect.stringContaining('{{shown}}')]);
});
