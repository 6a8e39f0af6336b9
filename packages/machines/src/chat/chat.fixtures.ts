import { createActor, type EventObject, type PromiseActorLogic, type SimulatedClock } from 'xstate';
import { controlledPromise, controlledCallback } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createChatMachine, type ChatSnapshot } from './chat.machine.ts';
import type {
  ChannelEvent,
  CheckRequest,
  ConversationRequest,
  GifContent,
  UnsentDraft,
  MessagesAnswer,
  MessagesRequest,
  ReadReceipt,
  ReadRequest,
  SendRequest,
  ThreadMessage,
} from './chat.types.ts';

/** The dotted name of a leaf state of a conversation. */
export type ChatLeaf = LeafOf<ChatSnapshot['value']>;

export const CONVERSATION = 'conversation-1';
export const ME = 'me';
export const PARTNER = 'partner';

interface PlayOptions {
  readonly clock?: SimulatedClock;
  readonly unsentDraft?: UnsentDraft;
  /** Whether checks wait to be answered; else each message passes at once. */
  readonly hasChecks?: boolean;
}

/** A conversation with an outside that answers when told to; `actor` is running. */
export function playChat(options: PlayOptions = {}) {
  const channel = controlledCallback<ChannelEvent, EventObject, ConversationRequest>();
  const messages = controlledPromise<MessagesAnswer, MessagesRequest>();
  const checks = controlledPromise<void, CheckRequest>();
  const sends = controlledPromise<ThreadMessage, SendRequest>();
  const reads = controlledPromise<ReadReceipt, ReadRequest>();
  const machine = createChatMachine({
    channel: channel.logic,
    loadMessages: messages.logic,
    checkMessage: options.hasChecks === true ? checks.logic : passed,
    sendMessage: sends.logic,
    markRead: reads.logic,
  });
  let ids = 0;
  const input = {
    conversationId: CONVERSATION,
    profileId: ME,
    newId: () => `client-${++ids}`,
    unsentDraft: options.unsentDraft,
  };
  const actor = createActor(machine, options.clock === undefined ? { input } : { input, clock: options.clock });
  actor.start();
  return { actor, machine, input, channel, messages, checks, sends, reads };
}

/** Passes every message in the same instant. */
const passed: PromiseActorLogic<void, CheckRequest> = {
  getInitialSnapshot: () => ({ status: 'done', output: undefined, error: undefined, input: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot) => snapshot,
};

export const aGif = {
  content: 'https://gifs.example/rocket.webp',
  metadata: {
    gifId: '4812',
    title: 'A rocket',
    width: 480,
    height: 270,
    stillUrl: 'https://gifs.example/rocket.jpg',
  },
} as const satisfies GifContent;

/** A stored text; the partner's unless said otherwise. */
export function messageAt(seq: number, facts: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    _id: `message-${seq}`,
    conversationId: CONVERSATION,
    seq,
    clientId: `elsewhere-${seq}`,
    senderId: PARTNER,
    type: 'text',
    content: `Text ${seq}`,
    metadata: null,
    status: 'sent',
    createdAt: `2026-11-20T10:${String(seq % 60).padStart(2, '0')}:00.000Z`,
    ...facts,
  };
}

/** Stored texts from one place to another, both included. */
export function messagesFrom(first: number, last: number): readonly ThreadMessage[] {
  return Array.from({ length: last - first + 1 }, (_, index) => messageAt(first + index));
}

/** A page as the server answers it. */
export const pageOf = (data: readonly ThreadMessage[], hasMore = false): MessagesAnswer => ({
  data,
  meta: { hasMore },
});

/** What a story brings: its own messages, ascending, of `CONVERSATION`, own ones from `ME`. */
interface ChatWorld {
  readonly messages: readonly ThreadMessage[];
}

const sampleWorld: ChatWorld = {
  messages: [
    messageAt(1, { content: 'We both build on BNB Chain. What are you working on?' }),
    messageAt(2, {
      senderId: ME,
      clientId: 'client-a',
      status: 'read',
      content: 'A map of every block, drawn by hand.',
    }),
    messageAt(3, { content: 'That I want to see.' }),
  ],
};

type Play = ReturnType<typeof playChat>;
type Script = (play: Play, world: ChatWorld) => void;

const stay: Script = () => {};
const load: Script = ({ messages }, world) => messages.answer(pageOf(world.messages));
const loadSome: Script = ({ messages }, world) => messages.answer(pageOf(world.messages, true));
const write = ({ actor }: Play, text: string): void => {
  actor.send({ type: 'DRAFT_CHANGED', text });
  actor.send({ type: 'SEND' });
};
const unavailable = { code: 'service_unavailable', message: 'This is not available right now. Please try again.' };

const scripts: Readonly<Record<ChatLeaf, Script>> = {
  'history.loading': stay,
  'history.failed': ({ messages }) => messages.refuse(unavailable),
  'history.ready': load,
  'history.loadingOlder': (play, world) => {
    loadSome(play, world);
    play.actor.send({ type: 'LOAD_OLDER' });
  },
  'history.olderFailed': (play, world) => {
    loadSome(play, world);
    play.actor.send({ type: 'LOAD_OLDER' });
    play.messages.refuse(unavailable);
  },
  'sync.current': load,
  'sync.catchingUp': (play, world) => {
    load(play, world);
    play.channel.emit({ type: 'RESYNC' });
  },
  'sync.interrupted': (play, world) => {
    load(play, world);
    play.channel.emit({ type: 'RESYNC' });
    play.messages.refuse(unavailable);
  },
  'outbox.idle': (play, world) => {
    load(play, world);
    write(play, 'This one did not get through.');
    play.sends.refuse(unavailable);
  },
  'outbox.checking': (play, world) => {
    load(play, world);
    write(play, 'This one is looked at first.');
  },
  'outbox.sending': (play, world) => {
    load(play, world);
    write(play, 'This one is on its way.');
  },
  'outbox.waiting': (play, world) => {
    load(play, world);
    write(play, 'This one waits for the network.');
    play.sends.refuse({ code: 'offline', message: '' });
  },
  'reading.current': load,
  'reading.reporting': (play, world) => {
    load(play, world);
    play.actor.send({ type: 'SEEN', seq: world.messages.at(-1)?.seq ?? 0 });
  },
  'reading.refused': (play, world) => {
    load(play, world);
    play.actor.send({ type: 'SEEN', seq: world.messages.at(-1)?.seq ?? 0 });
    play.reads.refuse(unavailable);
  },
};

/** Every leaf state of the conversation's definition; each has a story. */
export const leafStates: readonly ChatLeaf[] = leafStatesOf(
  playChat().machine,
  (name): name is ChatLeaf => name in scripts,
);

/**
 * A real snapshot of a conversation that is in the leaf state, reached by playing events. The world must hold an unread message
 * of the partner. `outbox.idle` shows a failed message, `outbox.sending` one on its way.
 */
export function snapshotIn(leaf: ChatLeaf, world: ChatWorld = sampleWorld): ChatSnapshot {
  const play = playChat({ hasChecks: leaf === 'outbox.checking' });
  scripts[leaf](play, world);
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}
