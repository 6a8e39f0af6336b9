import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttention } from './toast-hold.ts';
import { notification } from '../../lib/testing.ts';

let hidden = false;
beforeEach(() =>
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  }),
);
afterEach(() => vi.unstubAllGlobals());

describe('what the person is looking at', () => {
  it('is the conversation that is open, as long as the page is', () => {
    const attention = createAttention();
    const leave = attention.onConversation('c1');
    expect(attention.conversation()).toBe('c1');
    hidden = true;
    expect(attention.conversation()).toBeNull();
    hidden = false;
    leave();
    expect(attention.conversation()).toBeNull();
  });

  it('stays with the next conversation when the last one is left after it', () => {
    const attention = createAttention();
    const leave = attention.onConversation('c1');
    attention.onConversation('c2');
    leave();
    expect(attention.conversation()).toBe('c2');
  });

  it('lets a page that shows moments take a match, and nobody else', () => {
    const attention = createAttention();
    const match = notification('new_match');
    expect(attention.offerMatch(match)).toBe(false);
    const leave = attention.onMatch(() => true);
    expect(attention.offerMatch(match)).toBe(true);
    leave();
    expect(attention.offerMatch(match)).toBe(false);
  });

  it('holds news back during a moment, and lets them come in their order after it', () => {
    const attention = createAttention();
    const shown: string[] = [];
    attention.whenFree(() => shown.push('before'));
    const release = attention.hold();
    attention.whenFree(() => shown.push('first'));
    attention.whenFree(() => shown.push('second'));
    expect(shown).toEqual(['before']);
    release();
    expect(shown).toEqual(['before', 'first', 'second']);
  });
});
