import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCurrentConversation } from './current-conversation.ts';

let hidden = false;
beforeEach(() =>
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  }),
);
afterEach(() => vi.unstubAllGlobals());

it('is the conversation that is open, as long as the page is before the eyes', () => {
  const conversation = createCurrentConversation();
  const close = conversation.open('c1');
  expect(conversation.get()).toBe('c1');
  hidden = true;
  expect(conversation.get()).toBeNull();
  hidden = false;
  close();
  expect(conversation.get()).toBeNull();
});

it('stays with the next conversation when the last one is closed after it', () => {
  const conversation = createCurrentConversation();
  const close = conversation.open('c1');
  conversation.open('c2');
  close();
  expect(conversation.get()).toBe('c2');
});
