import { expect, it } from 'vitest';
import { tookShort } from './ticket-time.ts';

it('says how long something took in the largest unit of which there are two', () => {
  const took = (seconds: number, language = 'en') => tookShort(seconds, language).replaceAll(/[\u00A0\u202F]/g, ' ');
  expect([0, 20, 2700, 7100, 7200, 172_700, 172_800].map((seconds) => took(seconds))).toEqual([
    '1 min',
    '1 min',
    '45 min',
    '118 min',
    '2 hr',
    '48 hr',
    '2 days',
  ]);
  expect(took(7200, 'fr')).toBe('2 h');
});
