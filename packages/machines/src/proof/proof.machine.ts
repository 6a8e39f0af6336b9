import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { toFault } from '../shared/fault.ts';
import { failureOf, isByWallet, isNamed, type ProofFailure } from './proof.rules.ts';
import type {
  ChallengeFacts,
  ProofActors,
  ProofContext,
  ProofEmitted,
  ProofEvent,
  ProofInput,
  ProofWay,
} from './proof.types.ts';

/** One proof, from the choice of its kind to its answer (proof.rules.md). */
export function createProofMachine<Challenge extends ChallengeFacts>(actors: ProofActors<Challenge>) {
  return setup({
    types: {
      context: {} as ProofContext<Challenge>,
      events: {} as ProofEvent,
      input: {} as ProofInput,
      emitted: {} as ProofEmitted,
    },
    actors: {
      findWallets: actors.findWallets,
      connect: actors.connect,
      ask: actors.ask,
      sign: actors.sign,
      check: actors.check,
      clock: actors.clock,
    },
    actions: {
      forget: assign(nothing),
      forgetFault: assign({ fault: null }),
      forgetWallet: assign({ wallets: [], walletId: null, fault: null }),
      fail: assign({ fault: (_, { error }: { error: unknown }) => toFault(error) }),
      type: assign({ subject: (_, { text }: { text: string }) => text }),
      tell: emit({ type: 'CHANGED' }),
    },
    guards: {
      isReturned: ({ context }) => context.returned !== null,
      isByWallet: ({ context }) => isByWallet(context),
      isNamed: ({ context }) => isNamed(context),
      isChosen: ({ context }) => context.walletId !== null,
      isChosenToSign: ({ context }) => context.walletId !== null && context.challenge !== null,
      hasChallenge: ({ context }) => context.challenge !== null,
      isWay: ({ context }, { way }: { way: ProofWay }) => context.challenge?.way === way,
      isOffered: ({ context }, { walletId }: { walletId: string }) => context.wallets.some(({ id }) => id === walletId),
      cameTo: (_, { state, to }: { state: string; to: string }) => state === to,
      failedAs: (_, { error, as }: { error: unknown; as: ProofFailure }) => failureOf(toFault(error)) === as,
    },
  }).createMachine({
    id: 'proof',
    context: ({ input }) => ({ ...input, ...nothing }),
    initial: 'choosing',
    on: { CANCEL: '.choosing' },
    states: {
      choosing: {
        entry: 'forget',
        always: {
          guard: 'isReturned',
          target: 'checking',
          // PF10: the next time nobody came back.
          actions: assign(({ context: { returned } }) => ({
            kind: returned?.kind ?? null,
            returnedProofId: returned?.proofId ?? null,
            answer: returned?.answer ?? {},
            returned: null,
          })),
        },
        on: {
          CHOOSE: [
            {
              guard: ({ context, event }) => isByWallet({ ...context, kind: event.kind }),
              target: 'wallet',
              actions: assign({ kind: ({ event }) => event.kind }),
            },
            { target: 'naming', actions: assign({ kind: ({ event }) => event.kind }) },
          ],
          PROVE: { target: 'asking', actions: assign(({ event }) => event.claim) },
        },
      },
      /** A wallet names the subject, or signs the challenge. */
      wallet: {
        initial: 'finding',
        entry: 'forgetWallet',
        states: {
          finding: {
            invoke: {
              id: 'findWallets',
              src: 'findWallets',
              onDone: {
                target: 'picking',
                actions: assign({
                  wallets: ({ event }) => event.output,
                  walletId: ({ event: { output } }) => (output.length === 1 ? (output[0]?.id ?? null) : null),
                }),
              },
              onError: { target: 'unavailable', actions: because },
            },
          },
          picking: {
            always: [
              { guard: 'isChosenToSign', target: '#proof.open.signing' },
              { guard: 'isChosen', target: 'connecting' },
            ],
            on: {
              CHOOSE_WALLET: {
                guard: { type: 'isOffered', params: ({ event }) => event },
                actions: assign({ walletId: ({ event }) => event.walletId }),
              },
            },
          },
          connecting: {
            invoke: {
              id: 'connect',
              src: 'connect',
              input: ({ context }) => ({ walletId: context.walletId ?? '' }),
              onDone: { target: '#proof.naming', actions: assign({ subject: ({ event }) => event.output }) },
              onError: { target: 'unavailable', actions: because },
            },
          },
          /** PF4. */
          unavailable: { on: { SIGN: '#proof.wallet' } },
        },
        on: {
          BACK: [{ guard: 'hasChallenge', target: 'open.toSign' }, { target: 'choosing' }],
        },
      },
      /** PF1: what will be shown, and of what. */
      naming: { entry: 'forgetFault', on: claiming },
      asking: {
        entry: assign({ challenge: null, answer: {}, fault: null }),
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ kind: context.kind ?? '', subject: context.subject.trim() }),
          onDone: (['sign', 'place', 'open', 'wait'] as const).map((way) => ({
            guard: ({ event }) => event.output.way === way,
            target: { sign: 'open.toSign', place: 'open.toPlace', open: 'open.toOpen', wait: 'waiting' }[way],
            actions: [assign({ challenge: ({ event }) => event.output }), 'tell'],
          })),
          onError: [
            { ...ifFailed('conflict'), target: 'conflict', actions: [because, 'tell'] },
            { ...ifFailed('down'), target: 'notAsked.down', actions: because },
            { ...ifFailed('failed'), target: 'notAsked.failed', actions: because },
            { target: 'notAsked.refused', actions: because },
          ],
        },
      },
      /** The claim stays, to be mended or asked again. */
      notAsked: { initial: 'refused', on: claiming, states: { refused: {}, down: {}, failed: {} } },
      /** PF3: what the person does; PF5: while the challenge is good. */
      open: {
        initial: 'toSign',
        invoke: { src: 'clock', input: ({ context }) => ({ until: context.challenge?.expiresAt ?? null }) },
        on: { TIME_UP: 'expired' },
        states: {
          toSign: { on: { SIGN: [{ guard: 'isChosen', target: 'signing' }, { target: '#proof.wallet' }] } },
          toPlace: { on: { CHECK: '#proof.checking' } },
          toOpen: {},
          signing: {
            entry: 'forgetFault',
            invoke: {
              id: 'sign',
              src: 'sign',
              input: ({ context }) => ({ walletId: context.walletId ?? '', challenge: challengeIn(context) }),
              onDone: { target: '#proof.checking', actions: assign({ answer: ({ event }) => event.output }) },
              onError: { target: 'unsigned', actions: because },
            },
            on: { BACK: 'toSign' },
          },
          /** PF4. */
          unsigned: { on: { SIGN: 'signing', BACK: '#proof.wallet' } },
          /** PF6: a signature was for one look alone. */
          refused: {
            on: {
              SIGN: { guard: { type: 'isWay', params: { way: 'sign' } }, target: '#proof.wallet' },
              CHECK: { guard: { type: 'isWay', params: { way: 'place' } }, target: '#proof.checking' },
            },
          },
          /** PF7: the same again. */
          down: { on: { CHECK: '#proof.checking' } },
          failed: { on: { CHECK: '#proof.checking' } },
        },
      },
      checking: {
        entry: 'forgetFault',
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context }) => ({
            proofId: context.challenge?.proofId ?? context.returnedProofId ?? '',
            answer: context.answer,
          }),
          onDone: [
            { ...ifCameTo('conflict'), target: 'conflict', actions: 'tell' },
            { ...ifCameTo('waiting'), target: 'waiting', actions: 'tell' },
            { target: 'proven', actions: 'tell' },
          ],
          onError: [
            { ...ifFailed('conflict'), target: 'conflict', actions: [because, 'tell'] },
            { ...ifFailed('expired'), target: 'expired', actions: because },
            { ...ifFailed('down'), target: 'open.down', actions: because },
            { ...ifFailed('failed'), target: 'open.failed', actions: because },
            { target: 'open.refused', actions: because },
          ],
        },
      },
      /** PF5: the same claim, with a new challenge. */
      expired: { on: { ASK: { guard: 'hasChallenge', target: 'asking' } } },
      /** PF8. */
      conflict: {},
      /** PF11. */
      waiting: {},
      proven: {},
    },
  });
}

/** What is known before a kind is chosen. */
const nothing = {
  kind: null,
  subject: '',
  challenge: null,
  returnedProofId: null,
  wallets: [],
  walletId: null,
  answer: {},
  fault: null,
} as const;

const because = { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event } as const;

const ifFailed = <As extends ProofFailure>(as: As) =>
  ({
    guard: { type: 'failedAs', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, as }) },
  }) as const;

const ifCameTo = <To extends string>(to: To) =>
  ({
    guard: {
      type: 'cameTo',
      params: ({ event }: { event: { output: { state: string } } }) => ({ state: event.output.state, to }),
    },
  }) as const;

const claiming = {
  TYPED: { actions: { type: 'type', params: ({ event }: { event: { text: string } }) => event } },
  ASK: { guard: 'isNamed', target: '#proof.asking' },
  BACK: [{ guard: 'isByWallet', target: '#proof.wallet' }, { target: '#proof.choosing' }],
} as const;

/** Every state that asks for it follows the asking. */
function challengeIn<Challenge>({ challenge }: ProofContext<Challenge>): Challenge {
  if (challenge === null) throw new Error('There is no challenge.');
  return challenge;
}

export type ProofMachine<Challenge extends ChallengeFacts> = ReturnType<typeof createProofMachine<Challenge>>;
export type ProofSnapshot<Challenge extends ChallengeFacts> = SnapshotFrom<ProofMachine<Challenge>>;
