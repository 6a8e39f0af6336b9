import { expect, it } from 'vitest';
import { notification } from '../../testing/examples.ts';
import { createMatchMoment } from './match-moment.ts';

it('lets a page that shows moments take a match, and nobody else', () => {
  const moment = createMatchMoment();
  const match = notification('new_match');
  expect(moment.offer(match)).toBe(false);
  const stop = moment.onOffer(() => true);
  expect(moment.offer(match)).toBe(true);
  stop();
  expect(moment.offer(match)).toBe(false);
});
