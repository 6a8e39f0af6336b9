import { and, assign, type DoneActorEvent, emit, enqueueActions, not, sendTo, setup, type SnapshotFrom } from 'xstate';
import { toFault } from '../shared/fault.ts';
import {
  demandOf,
  doubtAfter,
  isNews,
  isPaid,
  isToPay,
  isUntouched,
  isUp,
  newestOf,
  phaseIn,
  pollAfter,
  RECHECK_MS,
  SENT_MS,
} from './payment.rules.ts';
import type {
  PaymentActors,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentFacts,
  PaymentInput,
  PaymentIntent,
  WalletReport,
} from './payment.types.ts';

/** The server's codes for a payment that does not exist or is not this person's (PA5). */
const MISSING = ['payment_not_found', 'validation_failed'];

/**
 * One payment, from what to send to its end (payment.rules.md). Its phase is no state but a rule (`phaseIn`). Once it is loaded, `progress` runs
 * the clock and leads on after a confirmation, `refresh` keeps the payment true, and `action` is the one thing that the payer does.
 */
export function createPaymentMachine<Payment extends PaymentFacts>(actors: PaymentActors<Payment>) {
  const take = {
    type: 'update',
    params: ({ event }: { event: DoneActorEvent<Payment> }) => ({ payment: event.output }),
  } as const;

  return setup({
    types: {
      context: {} as PaymentContext<Payment>,
      events: {} as PaymentEvent,
      input: {} as PaymentInput,
      emitted: {} as PaymentEmitted,
    },
    actors: { ...actors },
    actions: {
      /** PA6, PA7, PA17: takes what is newer, and tells the page about another phase and about the drop that was asked for. */
      update: enqueueActions(({ context, enqueue }, change: { payment?: Payment; isTimeUp?: true }) => {
        const payment = change.payment ? newestOf(context.payment, change.payment) : context.payment;
        if (payment === null) return;
        const isNew = payment !== context.payment;
        const isTimeUp = change.isTimeUp ?? (isNew ? isUp(payment, context.isTimeUp) : context.isTimeUp);
        const before = phaseIn(context);
        const phase = phaseIn({ payment, isTimeUp });
        const isLive = context.isLive || (before !== null && !isPaid(before) && isPaid(phase));
        enqueue.assign({ payment, isTimeUp, isLive });
        if (before !== null && phase !== null && phase !== before) enqueue.emit({ type: 'PHASE_CHANGED', phase });
        const wasOpen = context.payment?.droppedAt === null;
        if (context.intent === 'drop' && wasOpen && payment.droppedAt !== null) enqueue.emit({ type: 'DROPPED' });
      }),
      connect: assign({ isConnected: true }),
      disconnect: assign({ isConnected: false }),
      invalidate: assign({ isStale: true }),
      validate: assign({ isStale: false }),
      intend: assign({ intent: (_, { intent }: { intent: PaymentIntent }) => intent }),
      /** What the payment asks for when an action begins or fails: the action is for nothing else. */
      mark: assign({ begunFor: ({ context }) => demandOf(context) }),
      fail: assign({ fault: (_, { error }: { error: unknown }) => toFault(error) }),
      keepSent: assign({ sent: (_, { id, hash }: { id: number; hash: string }) => ({ id, hash }) }),
      doubt: assign({ doubt: ({ context }, { id }: { id: number }) => context.doubt ?? id }),
      doubtElsewhere: assign({ doubt: ({ context }) => context.doubt ?? 0 }),
      allay: assign({ doubt: null }),
      /** A wallet has answered. */
      answer: assign({ doubt: ({ context }, report: WalletReport) => doubtAfter(context.doubt, report) }),
      /** What was sent has shown: the payment itself asks for something else. That the time is up here says nothing of the transfer. */
      arrive: assign({
        doubt: ({ context }) => {
          const hasShown = demandOf({ ...context, isTimeUp: false }) !== context.begunFor;
          return hasShown && context.doubt === context.sent?.id ? null : context.doubt;
        },
      }),
    },
    guards: {
      isStale: ({ context }) => context.isStale,
      isLive: ({ context }) => context.isLive,
      isUnpaid: ({ context }) => !isPaid(phaseIn(context)),
      isToPay: ({ context }) => isToPay(phaseIn(context)),
      /** A later answer may say that there is time left (PA3), and the payment then asks for it again. */
      mayAskAgain: ({ context }) => isToPay(phaseIn({ ...context, isTimeUp: false })),
      hasTurned: ({ context }) => context.begunFor !== demandOf(context),
      maySend: ({ context }) => context.doubt !== null && isToPay(phaseIn(context)),
      isDoubtElsewhere: ({ context }) => context.doubt === 0,
      mayStillAsk: ({ context }) => context.doubt === null && context.intent === 'pay',
      isAnswer: ({ context }, { id }: { id: number }) => context.doubt === id,
      isChosen: ({ context }) => context.walletId !== null,
      isRefund: ({ context }) => context.intent === 'refund',
      mayClaim: ({ context }) => context.payment !== null && context.payment.unsettled.length > 0,
      mayDrop: ({ context }) => isUntouched(phaseIn(context)) && context.sent === null,
    },
    delays: {
      poll: ({ context }) => pollAfter(context.payment, context),
      leave: ({ context }) => context.leaveAfterMs,
      recheck: RECHECK_MS,
      sent: SENT_MS,
    },
  }).createMachine({
    id: 'payment',
    context: ({ input }) => ({
      ...input,
      payment: null,
      isTimeUp: false,
      isConnected: false,
      isLive: false,
      isStale: false,
      fault: null,
      intent: 'pay',
      begunFor: null,
      wallets: [],
      walletId: null,
      asked: 0,
      doubt: input.wasInDoubt ? 0 : null,
      sent: null,
    }),
    invoke: { src: 'watch' },
    on: {
      CONNECTED: { actions: 'connect' },
      INTERRUPTED: { actions: 'disconnect' },
      ASKED_ELSEWHERE: { actions: 'doubtElsewhere' },
      ANSWERED_ELSEWHERE: { guard: 'isDoubtElsewhere', actions: 'allay' },
    },
    initial: 'loading',
    states: {
      loading: {
        entry: assign({ fault: null }),
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'ready', actions: take },
          onError: [
            { guard: ({ event }) => MISSING.includes(toFault(event.error).code), target: 'notFound' },
            { target: 'unavailable', actions: { type: 'fail', params: ({ event }) => event } },
          ],
        },
        on: { ...reload, ANSWERED_ELSEWHERE: readAgain },
      },
      notFound: {},
      unavailable: { on: { ...reload, RETRY: 'loading' } },
      ready: {
        type: 'parallel',
        invoke: { id: 'wallet', src: 'wallet' },
        on: {
          UPDATED: {
            // PA10: only a confirmation needs no amounts.
            actions: [
              {
                type: 'update',
                params: ({ context: { payment }, event: { status, detail } }) =>
                  payment !== null && status === 'confirmed' ? { payment: { ...payment, status, detail } } : {},
              },
              'invalidate',
            ],
          },
          GAP: { actions: 'invalidate' },
          CONNECTED: { actions: ['connect', 'invalidate'] },
        },
        states: {
          progress: {
            initial: 'idle',
            states: {
              /** Nothing is to be sent: the network has it, or it has ended. */
              idle: {
                always: [
                  { guard: 'isToPay', target: 'toPay' },
                  { guard: 'isLive', target: 'celebrating' },
                ],
              },
              toPay: {
                invoke: { src: 'clock', input: ({ context }) => ({ until: loaded(context).expiresAt }) },
                always: { guard: not('isToPay'), target: 'idle' },
                on: { TIME_UP: { actions: [{ type: 'update', params: { isTimeUp: true } }, 'invalidate'] } },
              },
              celebrating: {
                after: { leave: { target: 'done', actions: emit({ type: 'LEAVE' }) } },
                on: { STAY: 'done' },
              },
              done: {},
            },
          },
          refresh: {
            initial: 'waiting',
            states: {
              waiting: {
                initial: 'quiet',
                always: { guard: 'isStale', target: 'refreshing' },
                after: { poll: { guard: 'isUnpaid', target: 'refreshing' } },
                on: { CHECK: 'checking', INTERRUPTED: { target: 'waiting', reenter: true, actions: 'disconnect' } },
                states: { quiet: {}, nothing: {}, failed: {} },
              },
              refreshing: {
                entry: 'validate',
                always: { guard: 'isStale', target: 'refreshing', reenter: true },
                invoke: {
                  id: 'refresh',
                  src: 'load',
                  onDone: { target: 'waiting', actions: take },
                  onError: 'waiting',
                },
                on: { CHECK: 'checking' },
              },
              /** Asked for by the person, who is told the outcome (PA8). */
              checking: {
                entry: 'validate',
                always: { guard: 'isStale', target: 'checking', reenter: true },
                invoke: {
                  id: 'check',
                  src: 'load',
                  onDone: [
                    {
                      guard: ({ context, event }) => isNews(context.payment, event.output),
                      target: 'waiting',
                      actions: take,
                    },
                    { target: 'waiting.nothing', actions: take },
                  ],
                  onError: 'waiting.failed',
                },
              },
            },
          },
          action: {
            initial: 'idle',
            on: {
              // PA14: a transfer counts whenever the wallet sends it.
              SENT: [
                { guard: 'isToPay', target: '.sent', actions: [report('keepSent'), report('doubt')] },
                // Too late to count at once, and still money on its way.
                { guard: 'mayAskAgain', actions: [report('keepSent'), report('doubt'), 'invalidate'] },
                { actions: [report('keepSent'), report('answer'), 'invalidate'] },
              ],
              REFUSED: { actions: report('answer') },
            },
            states: {
              idle: { always: { guard: 'maySend', target: 'left' }, on: begin },
              /** A transfer may be on its way: the payer is asked before anything else is paid or dropped (PA14). */
              left: {
                always: { guard: not('maySend'), target: 'idle' },
                on: {
                  NOT_SENT: { actions: 'allay' },
                  REFUSED: refused,
                  ANSWERED_ELSEWHERE: readAgain,
                },
              },
              wallet: {
                entry: ['mark', assign({ wallets: [] })],
                // PA12: what it was opened for is no longer asked for.
                always: { guard: 'hasTurned', target: 'idle' },
                on: {
                  CANCEL: 'idle',
                  ASKED_ELSEWHERE: { guard: 'mayStillAsk', target: 'idle', actions: 'doubtElsewhere' },
                },
                initial: 'finding',
                states: {
                  finding: {
                    invoke: {
                      id: 'findWallets',
                      src: 'findWallets',
                      onDone: {
                        target: 'choosing',
                        actions: assign({
                          wallets: ({ event }) => event.output,
                          walletId: ({ event: { output } }) => (output.length === 1 ? (output[0]?.id ?? null) : null),
                        }),
                      },
                      onError: failed,
                    },
                  },
                  choosing: {
                    always: [
                      { guard: and(['isChosen', 'isRefund']), target: 'signing' },
                      { guard: 'isChosen', target: 'preparing' },
                    ],
                    on: {
                      CHOOSE: {
                        guard: ({ context, event }) => context.wallets.some(({ id }) => id === event.walletId),
                        actions: assign({ walletId: ({ event }) => event.walletId }),
                      },
                    },
                  },
                  /** It is asked for an account, the network and its balance: nothing can leave it yet. */
                  preparing: {
                    tags: 'busy',
                    invoke: {
                      id: 'prepare',
                      src: 'prepare',
                      input: ({ context }) => ({ walletId: context.walletId ?? '', payment: loaded(context) }),
                      onDone: {
                        target: 'asking',
                        actions: [
                          assign(({ context }) => ({ asked: context.asked + 1, doubt: context.asked + 1 })),
                          sendTo('wallet', ({ context, event }) => ({
                            type: 'SEND',
                            id: context.asked,
                            walletId: context.walletId ?? '',
                            transaction: event.output,
                          })),
                        ],
                      },
                      onError: failed,
                    },
                  },
                  /** It is asked to send, and may do so until it answers, whatever else happens (PA14). */
                  asking: { tags: 'busy', on: { REFUSED: refused } },
                  signing: {
                    tags: 'busy',
                    invoke: {
                      id: 'claimRefund',
                      src: 'claimRefund',
                      input: ({ context }) => ({ walletId: context.walletId ?? '', payment: loaded(context) }),
                      onDone: { target: '#payment.ready.action.idle', actions: take },
                      onError: failed,
                    },
                  },
                },
              },
              /** The wallet has sent it; the network has not shown it yet. */
              sent: {
                tags: 'busy',
                entry: 'mark',
                always: { guard: 'hasTurned', target: 'idle', actions: 'arrive' },
                after: { recheck: { actions: 'invalidate' }, sent: { target: 'left', actions: 'invalidate' } },
              },
              claiming: {
                tags: 'busy',
                invoke: {
                  id: 'claimPeriod',
                  src: 'claimPeriod',
                  onDone: { target: 'idle', actions: take },
                  onError: failed,
                },
              },
              dropping: {
                tags: 'busy',
                invoke: {
                  id: 'drop',
                  src: 'drop',
                  onDone: { target: 'idle', actions: take },
                  // The payment may have been paid, or dropped without an answer (PA17).
                  onError: { target: failed.target, actions: [failed.actions, 'invalidate'] },
                },
              },
              failed: {
                entry: 'mark',
                // Where a transfer may be on its way, that is what the payer must know.
                always: [
                  { guard: 'maySend', target: 'left' },
                  { guard: 'hasTurned', target: 'idle' },
                ],
                on: begin,
              },
            },
          },
        },
      },
    },
  });
}

/** An answer that left before the news, or before the channel was open, would be older than they are (PA6). */
const reload = {
  UPDATED: { target: 'loading', reenter: true },
  GAP: { target: 'loading', reenter: true },
} as const;

/** What a wallet sent from another tab may have shown since the payment was read. */
const readAgain = { guard: 'isDoubtElsewhere', target: '#payment.loading', reenter: true, actions: 'allay' } as const;

/** What the payer can begin. */
const begin = {
  PAY: { guard: 'isToPay', target: 'wallet', actions: { type: 'intend', params: { intent: 'pay' } } },
  CLAIM_REFUND: { guard: 'mayClaim', target: 'wallet', actions: { type: 'intend', params: { intent: 'refund' } } },
  CLAIM_PERIOD: { guard: 'mayClaim', target: 'claiming', actions: { type: 'intend', params: { intent: 'period' } } },
  DROP: { guard: 'mayDrop', target: 'dropping', actions: { type: 'intend', params: { intent: 'drop' } } },
} as const;

const failed = {
  target: '#payment.ready.action.failed',
  actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event },
} as const;

/** An action that reads what a wallet reported. */
const report = <Name extends string>(type: Name) =>
  ({ type, params: <Report>({ event }: { event: Report }) => event }) as const;

const refused = {
  guard: { type: 'isAnswer', params: ({ event }: { event: { id: number } }) => event },
  target: failed.target,
  actions: [report('answer'), failed.actions],
} as const;

/** Every state that asks for it follows the loading. */
function loaded<Payment extends PaymentFacts>({ payment }: PaymentContext<Payment>): Payment {
  if (payment === null) throw new Error('The payment was not loaded.');
  return payment;
}

export type PaymentMachine<Payment extends PaymentFacts> = ReturnType<typeof createPaymentMachine<Payment>>;
export type PaymentSnapshot<Payment extends PaymentFacts> = SnapshotFrom<PaymentMachine<Payment>>;
