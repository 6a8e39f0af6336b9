import { expect, it } from 'vitest';
import { requireFreshSignIn } from './fresh-sign-in.rules.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ask = (signedInAt: Date | null): void => requireFreshSignIn({ signedInAt }, { now: () => NOW });

it('a sign-in is fresh for twelve hours, to the millisecond (D50)', () => {
  expect(() => ask(NOW)).not.toThrow();
  expect(() => ask(new Date('2026-11-20T00:00:00.000Z'))).not.toThrow();
  expect(() => ask(new Date('2026-11-19T23:59:59.999Z'))).toThrow(expect.objectContaining({ code: 'sign_in_too_old' }));
});

it('a token that does not say when somebody signed in is not fresh', () => {
  expect(() => ask(null)).toThrow(expect.objectContaining({ code: 'sign_in_too_old' }));
});
