import { expect, it } from 'vitest';
import { createToastHold } from './toast-hold.ts';

it('holds toasts back during a moment, and lets them come in their order after it', () => {
  const toasts = createToastHold();
  const shown: string[] = [];
  toasts.whenReleased(() => shown.push('before'));
  const release = toasts.hold();
  toasts.whenReleased(() => shown.push('first'));
  toasts.whenReleased(() => shown.push('second'));
  expect(shown).toEqual(['before']);
  release();
  expect(shown).toEqual(['before', 'first', 'second']);
});

it('holds them until the last of several holders lets go, each of whom lets go once', () => {
  const toasts = createToastHold();
  const shown: string[] = [];
  const [one, other] = [toasts.hold(), toasts.hold()];
  toasts.whenReleased(() => shown.push('toast'));
  one();
  one();
  expect(shown).toEqual([]);
  other();
  expect(shown).toEqual(['toast']);
});
