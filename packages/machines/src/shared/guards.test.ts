// Guards are guards: what a snapshot says can be done has an effect, and what it says cannot has none, wherever a machine is.
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyActor, AnyEventObject } from 'xstate';
import { CONVERSATION, ME, messageAt, messagesFrom, pageOf, playChat } from '../chat/chat.fixtures.ts';
import type { ChatEvent } from '../chat/chat.types.ts';
import { playConnection } from '../connection/connection.fixtures.ts';
import type { ConnectionEvent, RealtimeEvent } from '../connection/connection.types.ts';
import { note, type Note, playForm, refusal, stale, stored } from '../form/form.fixtures.ts';
import type { FormEvent } from '../form/form.types.ts';
import { playIdentity } from '../identity/identity.fixtures.ts';
import type { IdentityEvent, ProviderEvent } from '../identity/identity.types.ts';
import { playOnboarding, session } from '../onboarding/onboarding.fixtures.ts';
import type { OnboardingEvent } from '../onboarding/onboarding.types.ts';
import { cat, confirmation, facts, playPayment, sentHash, transaction } from '../payment/payment.fixtures.ts';
import type { PaymentEvent } from '../payment/payment.types.ts';
import { freeLimits, playSwipe, queueAnswer } from '../swipe/swipe.fixtures.ts';
import type { Identified, SwipeEvent } from '../swipe/swipe.types.ts';
import { area, lost, playUpload, sunset } from '../upload/upload.fixtures.ts';
import type { ChosenFile, UploadEvent, UploadReport } from '../upload/upload.types.ts';

const offline = { code: 'offline', message: '' };
/** What failed for good: what was not reached waits and goes again by itself. */
const broken = { code: 'internal_error', message: '' };
const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => ({ _id }));

interface Play {
  readonly actor: AnyActor;
  /** What may come from outside; one that nobody waits for is left out. */
  readonly outside: readonly (() => void)[];
  /** What the machine has done that its own state does not show. */
  readonly effects: () => unknown;
}

/** What people and pages send to each machine. What comes from outside happens whether or not it changes anything. */
const chatEvents: readonly Exclude<ChatEvent, { type: 'MESSAGE_RECEIVED' | 'READ_RECEIVED' | 'RESYNC' }>[] = [
  { type: 'DRAFT_CHANGED', text: 'Hello' },
  { type: 'DRAFT_CHANGED', text: ' ' },
  { type: 'SEND' },
  { type: 'SEND_AGAIN', clientId: 'client-1' },
  { type: 'REMOVE', clientId: 'client-1' },
  { type: 'LOAD_OLDER' },
  { type: 'RETRY' },
  { type: 'SEEN', seq: 2 },
  { type: 'SEEN', seq: 3 },
];
const swipeEvents: readonly SwipeEvent<Identified>[] = [
  { type: 'HELD', cardId: 'a' },
  { type: 'HELD', cardId: 'b' },
  { type: 'LET_GO' },
  { type: 'DECIDE', cardId: 'a', decision: 'superLike' },
  { type: 'DECIDE', cardId: 'a', decision: 'like' },
  { type: 'DECIDE', cardId: 'b', decision: 'pass' },
  { type: 'RETRY' },
  { type: 'FILTER_CHANGED', profileType: 'group', proven: null },
  { type: 'MATCHED', match: { profileId: 'me', profile: { _id: 'a' }, conversationId: 'talk-a' } },
  { type: 'SEND_MESSAGE' },
  { type: 'KEEP_SWIPING' },
  { type: 'UPGRADE_CLOSED' },
  { type: 'FAILURE_SEEN' },
];
const connectionEvents: readonly Exclude<ConnectionEvent, RealtimeEvent>[] = [
  { type: 'SIGNED_IN', userId: 'ada' },
  { type: 'SIGNED_IN', userId: 'lin' },
  { type: 'SIGNED_OUT' },
  { type: 'CAPABILITIES_CHANGED' },
  { type: 'RETRY' },
];
const identityEvents: readonly Exclude<IdentityEvent, ProviderEvent>[] = [
  { type: 'SIGN_IN' },
  { type: 'SIGN_OUT' },
  { type: 'EXPIRE' },
];
const formEvents: readonly FormEvent<Note>[] = [
  { type: 'CHANGED', values: { ...note, title: 'Mine' } },
  { type: 'CHANGED', values: note },
  { type: 'SAVE' },
  { type: 'DISCARD' },
  { type: 'CHOSEN', field: 'title', side: 'mine' },
  { type: 'CHOSEN', field: 'title', side: 'theirs' },
  { type: 'LEAVE' },
  { type: 'STAY' },
  { type: 'LEAVE_ANYWAY' },
];
const onboardingEvents: readonly OnboardingEvent[] = [
  { type: 'START', profileType: 'group' },
  { type: 'CONTINUE', sessionId: 'talk-1', draft: '' },
  { type: 'RETRY' },
  { type: 'DRAFT_CHANGED', text: 'Noor' },
  { type: 'DRAFT_CHANGED', text: ' ' },
  { type: 'SUGGESTION_TAKEN', text: 'Tags: DeFi' },
  { type: 'SEND' },
  { type: 'COMPLETE' },
  { type: 'BACK' },
  { type: 'MILESTONE_SEEN' },
];

const uploadEvents: readonly Exclude<UploadEvent<ChosenFile, string>, UploadReport<string>>[] = [
  { type: 'CHOOSE', file: sunset },
  { type: 'CHOOSE', file: { ...sunset, type: 'text/plain' } },
  { type: 'CROP', area },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'REMOVE' },
];

const paymentEvents: readonly PaymentEvent[] = [
  { type: 'RETRY' },
  { type: 'CHECK' },
  { type: 'PAY' },
  { type: 'CHOOSE', walletId: 'cat' },
  { type: 'CHOOSE', walletId: 'fox' },
  { type: 'CANCEL' },
  { type: 'CLAIM_PERIOD' },
  { type: 'CLAIM_REFUND' },
  { type: 'DROP' },
  { type: 'STAY' },
];

function chat(): Play {
  const { actor, messages, sends, reads, channel } = playChat();
  return {
    actor,
    outside: [
      () => messages.answer(pageOf(messagesFrom(2, 3), true)),
      () => messages.refuse(offline),
      () => sends.answer(messageAt(4, { senderId: ME, clientId: sends.next().clientId })),
      () => sends.refuse(offline),
      () => sends.refuse(broken),
      () => reads.answer({ conversationId: CONVERSATION, readerProfileId: ME, lastReadSeq: 3 }),
      () => reads.refuse(offline),
      () => channel.emit({ type: 'RESYNC' }),
    ],
    effects: () => [messages.asked.length, sends.asked.length, reads.asked.length],
  };
}

function swipe(): Play {
  const { actor, queue, decisions, emitted } = playSwipe<Identified, Identified>();
  return {
    actor,
    outside: [
      () => queue.answer(queueAnswer(cards, freeLimits(), 10)),
      () => queue.answer(queueAnswer([])),
      () => queue.refuse(offline),
      () => decisions.answer(null),
      () => decisions.refuse(offline),
      () => decisions.refuse(broken),
      () => decisions.refuse({ code: 'like_limit_reached', message: '', limit: freeLimits(10).likes }),
    ],
    effects: () => [queue.asked.length, decisions.asked.length, emitted.length],
  };
}

function connection(): Play {
  const { actor, realtime, emitted } = playConnection();
  return {
    actor,
    outside: [
      () => realtime.emit({ type: 'CONNECTED' }),
      () => realtime.emit({ type: 'INTERRUPTED' }),
      () => realtime.emit({ type: 'FAILED' }),
    ],
    effects: () => [realtime.opened.length, realtime.received.length, emitted.length],
  };
}

function identity(): Play {
  const { actor, provider } = playIdentity();
  const said: readonly ProviderEvent[] = [
    { type: 'SESSION_OPENED', privyId: 'ada' },
    { type: 'SESSION_ENDED' },
    { type: 'SESSION_EXPIRED' },
    { type: 'SESSION_UNAVAILABLE' },
    { type: 'DIALOG_OPENED' },
    { type: 'DIALOG_CLOSED' },
    { type: 'DIALOG_UNAVAILABLE' },
  ];
  return { actor, outside: said.map((event) => () => provider.emit(event)), effects: () => provider.received.length };
}

function form(): Play {
  const { actor, save, load, emitted } = playForm();
  return {
    actor,
    outside: [
      () => save.answer({ version: 'v2' }),
      () => save.refuse(refusal()),
      () => save.refuse(stale),
      () => load.answer({ ...stored, version: 'v3' }),
      () => load.answer({ values: { ...note, title: 'Theirs' }, version: 'v3' }),
      () => load.refuse(offline),
    ],
    effects: () => [save.asked.length, load.asked.length, emitted.length],
  };
}

function upload(): Play {
  const { actor, check, upload: way, emitted } = playUpload();
  return {
    actor,
    outside: [
      () => check.answer(),
      () => check.refuse(new Error('no picture')),
      () => way.emit({ type: 'PROGRESS', sent: 0.5 }),
      () => way.emit({ type: 'UPLOADED', picture: 'new' }),
      () => way.emit({ type: 'FAILED', fault: lost }),
      () => way.emit({ type: 'FAILED', fault: { failure: 'size', fault: null } }),
    ],
    effects: () => [check.asked.length, way.opened.length, emitted.length],
  };
}

function onboarding(): Play {
  const { actor, starts, opens, sends, completions } = playOnboarding();
  const whole = session({ progress: 95, extractedData: { isComplete: true } });
  return {
    actor,
    outside: [
      () => starts.answer(session()),
      () => starts.refuse(offline),
      () => opens.answer(session()),
      () => opens.answer(whole),
      () => opens.refuse(offline),
      () => sends.answer(whole),
      () => sends.refuse(offline),
      () => completions.answer({ ...whole, isCompleted: true }),
      () => completions.refuse(offline),
    ],
    effects: () => [starts, opens, sends, completions].map(({ asked }) => asked.length),
  };
}

function payment(): Play {
  const { actor, load, watch, clock, findWallets, prepare, wallet, claimRefund, claimPeriod, drop, emitted } =
    playPayment();
  const late = facts({ status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] });
  return {
    actor,
    outside: [
      () => load.answer(facts()),
      () => load.refuse(offline),
      () => load.answer(late),
      () => load.answer(facts({ status: 'confirmed' })),
      () => watch.emit(confirmation),
      () => clock.emit({ type: 'TIME_UP' }),
      () => findWallets.answer([cat, { ...cat, id: 'dog' }]),
      () => prepare.answer(transaction),
      () => wallet.emit({ type: 'SENT', id: 1, hash: sentHash }),
      () => wallet.emit({ type: 'REFUSED', id: 1, error: offline }),
      () => claimRefund.refuse(offline),
      () => claimPeriod.refuse(offline),
    ],
    effects: () => [
      ...[load, findWallets, prepare, claimRefund, claimPeriod, drop].map(({ asked }) => asked.length),
      wallet.received.length,
      emitted.length,
    ],
  };
}

/** What can be seen of a machine: its state, what it holds and what it has done. */
function seen({ actor, effects }: Play): string {
  const { value, context } = actor.getSnapshot();
  return JSON.stringify([value, context, effects()]);
}

function happen(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error) || !/^(Nobody waits|No actor runs)/.test(error.message)) throw error;
  }
}

const machines: readonly [string, () => Play, readonly AnyEventObject[]][] = [
  ['a conversation', chat, chatEvents],
  ['the deck', swipe, swipeEvents],
  ['the connection', connection, connectionEvents],
  ['identity', identity, identityEvents],
  ['a form', form, formEvents],
  ['an upload', upload, uploadEvents],
  ['the assistant', onboarding, onboardingEvents],
  ['a payment', payment, paymentEvents],
];

describe.each(machines)('%s', (_name, begin, events) => {
  it('can do exactly what has an effect', () => {
    const can = new Set<string>();
    const count = begin().outside.length;
    const outside = Array.from({ length: count }, (_, index) => index);
    assert(
      property(array(constantFrom(...events, ...outside), { minLength: 20, maxLength: 30 }), (steps) => {
        const play = begin();
        for (const step of steps) {
          if (typeof step === 'number') happen(play.outside[step] ?? (() => {}));
          else {
            const isPossible: boolean = play.actor.getSnapshot().can(step);
            if (isPossible) can.add(step.type);
            const before = seen(play);
            play.actor.send(step);
            expect([step.type, seen(play) !== before]).toEqual([step.type, isPossible]);
          }
        }
        play.actor.stop();
      }),
      { numRuns: 200, seed: 22 },
    );
    // Each was tried where it can be done.
    expect([...can].toSorted()).toEqual([...new Set(events.map(({ type }) => type))].toSorted());
  });
});
