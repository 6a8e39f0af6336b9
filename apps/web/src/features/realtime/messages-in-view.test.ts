import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMessagesInView } from './messages-in-view.ts';

let hidden = false;
beforeEach(() =>
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  }),
);
afterEach(() => vi.unstubAllGlobals());

const first = { profileId: 'ada', conversationId: 'c1' };
const second = { profileId: 'ada', conversationId: 'c2' };

it('are those that the page shows, as long as it is before the eyes', () => {
  const messages = createMessagesInView();
  const stop = messages.show(first);
  expect(messages.get()).toEqual(first);
  hidden = true;
  expect(messages.get()).toBeNull();
  hidden = false;
  stop();
  expect(messages.get()).toBeNull();
});

it('stay with the next ones when the page stops showing the last ones after it', () => {
  const messages = createMessagesInView();
  const stop = messages.show(first);
  messages.show(second);
  stop();
  expect(messages.get()).toEqual(second);
});
