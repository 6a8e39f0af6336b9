import { describe, expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import {
  aGif,
  CONVERSATION,
  ME,
  PARTNER,
  leafStates,
  messageAt,
  pageOf,
  playChat,
  snapshotIn,
} from './chat.fixtures.ts';
import type { ChatEvent } from './chat.types.ts';
import { chatView } from './chat.view.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in ChatEvent['type']]: Extract<ChatEvent, { type: Type }> } = {
  MESSAGE_RECEIVED: { type: 'MESSAGE_RECEIVED', message: messageAt(9) },
  READ_RECEIVED: {
    type: 'READ_RECEIVED',
    receipt: { conversationId: CONVERSATION, readerProfileId: PARTNER, lastReadSeq: 1 },
  },
  RESYNC: { type: 'RESYNC' },
  KEPT: { type: 'KEPT', messages: [messageAt(1)] },
  DRAFT_CHANGED: { type: 'DRAFT_CHANGED', text: 'Hello' },
  SEND: { type: 'SEND' },
  SEND_GIF: { type: 'SEND_GIF', gif: aGif },
  SEND_AGAIN: { type: 'SEND_AGAIN', clientId: 'client-1' },
  EDIT: { type: 'EDIT', clientId: 'client-1' },
  REMOVE: { type: 'REMOVE', clientId: 'client-1' },
  LOAD_OLDER: { type: 'LOAD_OLDER' },
  RETRY: { type: 'RETRY' },
  SEEN: { type: 'SEEN', seq: 3 },
};

describe('the graph of a conversation', () => {
  it('reaches every leaf state', () => {
    const { machine, input } = playChat({ hasChecks: true });
    const fault = { code: 'service_unavailable', message: '' };
    const unreached = { code: 'offline', message: '' };
    const reached = reachableLeaves(machine, {
      input,
      tell: (context) => `${context.draft}/${context.outgoing.length > 0}`,
      events: [
        ...Object.values(samples),
        { type: 'xstate.done.actor.history', output: pageOf([messageAt(2), messageAt(3)], true) },
        { type: 'xstate.error.actor.history', error: fault },
        { type: 'xstate.done.actor.sync', output: pageOf([]) },
        { type: 'xstate.error.actor.sync', error: fault },
        { type: 'xstate.done.actor.check', output: undefined },
        { type: 'xstate.error.actor.check', error: fault },
        { type: 'xstate.done.actor.outbox', output: messageAt(4, { senderId: ME, clientId: 'client-1' }) },
        { type: 'xstate.error.actor.outbox', error: fault },
        { type: 'xstate.error.actor.outbox', error: unreached },
        { type: 'xstate.done.actor.reading', output: samples.READ_RECEIVED.receipt },
        { type: 'xstate.error.actor.reading', error: fault },
      ],
    });
    expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
  });

  it('has a snapshot for every leaf state', () => {
    for (const leaf of leafStates) {
      const snapshot = snapshotIn(leaf);
      expect(activeLeaves(snapshot.value)).toContain(leaf);
      expect(JSON.parse(JSON.stringify(chatView(snapshot)))).toEqual(chatView(snapshot));
    }
  });
});
