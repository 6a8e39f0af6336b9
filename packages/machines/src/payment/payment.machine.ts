import { and, assign, emit, enqueueActions, not, or, raise, setup, type SnapshotFrom, stateIn } from 'xstate';
import { toFault } from '../shared/fault.ts';
import {
  isNews,
  isPaid,
  isToPay,
  isUntouched,
  phaseOf,
  type PaymentPhase,
  pollAfter,
  RECHECK_MS,
  SENT_MS,
  wasTimeUp,
} from './payment.rules.ts';
import type {
  PaymentActors,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentFacts,
  PaymentInput,
  PaymentNews,
  WalletTransaction,
} from './payment.types.ts';

/** The words with which a server says that there is no such payment for this person (PA5). */
const MISSING = ['payment_not_found', 'validation_failed'];

/**
 * One payment, from what to send to how it ended (payment.rules.md). `payment` is what is shown of it, `check` asks for it, `wallet` sends, `claim` says
 * what is wanted for money that bought nothing, `drop` ends it before it is paid, `stay` leads on after the confirmation.
 */
export function createPaymentMachine<Payment extends PaymentFacts>(actors: PaymentActors<Payment>) {
  const learn = (context: PaymentContext<Payment>, payment: Payment) => ({
    // PA6: what is confirmed stays so, whatever an older answer says.
    payment: isPaid(context.phase) && payment.status !== 'confirmed' ? context.payment : payment,
    isTimeUp: context.isTimeUp || wasTimeUp(payment),
  });
  const phaseIn = ({ payment, isTimeUp }: PaymentContext<Payment>): PaymentPhase | null =>
    payment && phaseOf(payment, isTimeUp ? 0 : 1);

  return setup({
    types: {
      context: {} as PaymentContext<Payment>,
      events: {} as PaymentEvent,
      input: {} as PaymentInput,
      emitted: {} as PaymentEmitted,
    },
    actors: { ...actors },
    actions: {
      tellLearned: raise({ type: 'LEARNED' }),
      ask: raise({ type: 'ASK' }),
      toPay: assign({ intent: 'pay' }),
      toRefund: assign({ intent: 'refund' }),
      /** PA7: what follows from another phase. */
      turn: enqueueActions(({ context, enqueue }) => {
        const before = context.phase;
        const phase = phaseIn(context);
        if (phase === null || phase === before) return;
        enqueue.assign({ phase });
        if (before === null) return;
        enqueue.raise({ type: 'TURNED' });
        enqueue.emit({ type: 'PHASE_CHANGED', phase });
        if (!isPaid(phase) || isPaid(before)) return;
        enqueue.assign({ isLive: true });
        enqueue.raise({ type: 'CELEBRATE' });
      }),
    },
    guards: {
      isPhase: ({ context }, { phase }: { phase: PaymentPhase }) => phaseIn(context) === phase,
      isKnown: ({ context }) => context.payment !== null,
      mayPay: ({ context }) => isToPay(context.phase),
      mayOpen: and(['mayPay', not(stateIn({ drop: 'sending' }))]),
      mayDrop: and([
        ({ context }) => isUntouched(context.phase),
        or([stateIn({ wallet: 'idle' }), stateIn({ wallet: 'refused' })]),
      ]),
      mayClaim: ({ context }) => context.payment !== null && context.payment.unsettled.length > 0,
      isOpen: ({ context }) => !isPaid(context.phase),
      isToRefund: ({ context }) => context.intent === 'refund',
      isOffered: ({ context, event }) =>
        event.type === 'CHOOSE' && context.wallets.some(({ id }) => id === event.walletId),
      isOfferedToRefund: ({ context, event }) =>
        context.intent === 'refund' &&
        event.type === 'CHOOSE' &&
        context.wallets.some(({ id }) => id === event.walletId),
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
      phase: null,
      isTimeUp: false,
      isConnected: false,
      isLive: false,
      fault: null,
      wallets: [],
      intent: 'pay',
      walletId: null,
      transaction: null,
      walletFault: null,
      sentHash: null,
      claimFault: null,
      dropFault: null,
    }),
    invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ paymentId: context.paymentId }) },
    type: 'parallel',
    states: {
      payment: {
        initial: 'loading',
        states: {
          loading: {
            entry: assign({ fault: null }),
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context }) => ({ paymentId: context.paymentId }),
              onDone: {
                target: 'known',
                actions: [assign(({ context, event }) => learn(context, event.output)), 'tellLearned'],
              },
              onError: [
                { guard: ({ event }) => MISSING.includes(toFault(event.error).code), target: 'notFound' },
                { target: 'unavailable', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
              ],
            },
            // An answer that left before the news, or before the channel was open for them, would be older than they are.
            on: { HEARD: { target: 'loading', reenter: true }, GAP: { target: 'loading', reenter: true } },
          },
          notFound: {},
          unavailable: { on: { RETRY: 'loading', HEARD: 'loading' } },
          known: {
            initial: 'deciding',
            on: { LEARNED: '.deciding' },
            states: {
              deciding: {
                always: [
                  { guard: { type: 'isPhase', params: { phase: 'awaiting' } }, target: 'awaiting', actions: 'turn' },
                  { guard: { type: 'isPhase', params: { phase: 'underpaid' } }, target: 'underpaid', actions: 'turn' },
                  {
                    guard: { type: 'isPhase', params: { phase: 'wrongAsset' } },
                    target: 'wrongAsset',
                    actions: 'turn',
                  },
                  { guard: { type: 'isPhase', params: { phase: 'seen' } }, target: 'seen', actions: 'turn' },
                  {
                    guard: { type: 'isPhase', params: { phase: 'confirming' } },
                    target: 'confirming',
                    actions: 'turn',
                  },
                  { guard: { type: 'isPhase', params: { phase: 'reorged' } }, target: 'reorged', actions: 'turn' },
                  { guard: { type: 'isPhase', params: { phase: 'confirmed' } }, target: 'confirmed', actions: 'turn' },
                  { guard: { type: 'isPhase', params: { phase: 'overpaid' } }, target: 'overpaid', actions: 'turn' },
                  { guard: { type: 'isPhase', params: { phase: 'failed' } }, target: 'failed', actions: 'turn' },
                  { guard: { type: 'isPhase', params: { phase: 'expired' } }, target: 'expired', actions: 'turn' },
                  { target: 'unsettled', actions: 'turn' },
                ],
              },
              awaiting: {
                invoke: { id: 'now', src: 'now', input: ({ context }) => ({ until: known(context).expiresAt }) },
                on: { TIME_UP: { target: 'deciding', actions: [assign({ isTimeUp: true }), 'ask'] } },
              },
              underpaid: {
                invoke: { id: 'now', src: 'now', input: ({ context }) => ({ until: known(context).expiresAt }) },
                on: { TIME_UP: { target: 'deciding', actions: [assign({ isTimeUp: true }), 'ask'] } },
              },
              wrongAsset: {
                invoke: { id: 'now', src: 'now', input: ({ context }) => ({ until: known(context).expiresAt }) },
                on: { TIME_UP: { target: 'deciding', actions: [assign({ isTimeUp: true }), 'ask'] } },
              },
              seen: {},
              confirming: {},
              reorged: {},
              confirmed: {},
              overpaid: {},
              failed: {},
              expired: {},
              unsettled: {},
            },
          },
        },
      },
      check: {
        initial: 'off',
        on: {
          CONNECTED: [
            {
              guard: 'isKnown',
              target: '.asking',
              actions: assign({ isConnected: true }),
            },
            { actions: assign({ isConnected: true }) },
          ],
          INTERRUPTED: { actions: assign({ isConnected: false }) },
          HEARD: {
            guard: 'isKnown',
            target: '.asking',
            actions: [assign(({ context, event }) => hear(context, event)), 'tellLearned'],
          },
          GAP: { guard: 'isKnown', target: '.asking' },
          ASK: { guard: 'isKnown', target: '.asking' },
        },
        states: {
          /** Until it is known. */
          off: { on: { LEARNED: 'waiting' } },
          waiting: {
            after: { poll: { guard: 'isOpen', target: 'asking' } },
            on: {
              CHECK: 'checking',
              LEARNED: { target: 'waiting', reenter: true },
              INTERRUPTED: { target: 'waiting', reenter: true, actions: assign({ isConnected: false }) },
            },
          },
          /** Asked by itself: an answer is taken, a failure is tried again later. */
          asking: {
            invoke: {
              id: 'poll',
              src: 'check',
              input: ({ context }) => ({ paymentId: context.paymentId }),
              onDone: {
                target: 'waiting',
                actions: [assign(({ context, event }) => learn(context, event.output)), 'tellLearned'],
              },
              onError: 'waiting',
            },
            on: { CHECK: 'checking' },
          },
          /** Asked by the person, who is told what came of it. */
          checking: {
            invoke: {
              id: 'check',
              src: 'check',
              input: ({ context }) => ({ paymentId: context.paymentId }),
              onDone: [
                {
                  guard: ({ context, event }) => isNews(context.payment, event.output),
                  target: 'waiting',
                  actions: [assign(({ context, event }) => learn(context, event.output)), 'tellLearned'],
                },
                {
                  target: 'nothing',
                  actions: [assign(({ context, event }) => learn(context, event.output)), 'tellLearned'],
                },
              ],
              onError: 'failed',
            },
            on: { ASK: {}, GAP: {}, CONNECTED: { actions: assign({ isConnected: true }) } },
          },
          nothing: { after: { poll: { guard: 'isOpen', target: 'asking' } }, on: { CHECK: 'checking' } },
          failed: { after: { poll: { guard: 'isOpen', target: 'asking' } }, on: { CHECK: 'checking' } },
        },
      },
      wallet: {
        initial: 'idle',
        on: {
          // The network has it, or it is over: nothing is left for the wallet to do.
          TURNED: '.idle',
        },
        states: {
          idle: {
            entry: assign({ walletFault: null, sentHash: null, wallets: [], walletId: null, transaction: null }),
            on: opens,
          },
          finding: {
            entry: assign({ walletFault: null, wallets: [], walletId: null }),
            invoke: {
              id: 'findWallets',
              src: 'findWallets',
              input: ({ context }) => ({ paymentId: context.paymentId }),
              onDone: [
                {
                  guard: ({ event }) => event.output.length === 0,
                  target: 'refused',
                  actions: assign({ walletFault: { code: 'missing', message: '' } }),
                },
                {
                  guard: ({ event }) => event.output.length > 1,
                  target: 'choosing',
                  actions: assign({ wallets: ({ event }) => event.output }),
                },
                {
                  guard: 'isToRefund',
                  target: 'signing',
                  actions: assign({ walletId: ({ event }) => event.output[0]?.id ?? null }),
                },
                { target: 'opening', actions: assign({ walletId: ({ event }) => event.output[0]?.id ?? null }) },
              ],
              onError: { target: 'refused', actions: assign({ walletFault: ({ event }) => toFault(event.error) }) },
            },
            on: { CANCEL: 'idle' },
          },
          choosing: {
            on: {
              CHOOSE: [
                {
                  guard: 'isOfferedToRefund',
                  target: 'signing',
                  actions: assign({ walletId: ({ event }) => event.walletId }),
                },
                { guard: 'isOffered', target: 'opening', actions: assign({ walletId: ({ event }) => event.walletId }) },
              ],
              CANCEL: 'idle',
            },
          },
          /** It is asked for an account, the network and its balance: nothing can leave it yet. */
          opening: {
            invoke: {
              id: 'prepare',
              src: 'prepare',
              input: ({ context }) => ({ walletId: context.walletId ?? '', payment: known(context) }),
              onDone: { target: 'asking', actions: assign({ transaction: ({ event }) => event.output }) },
              onError: { target: 'refused', actions: assign({ walletFault: ({ event }) => toFault(event.error) }) },
            },
            on: { CANCEL: 'idle' },
          },
          /** It is asked to send. Whatever else happens, it may do so until it answers (PA14). */
          asking: {
            initial: 'waiting',
            invoke: {
              id: 'pay',
              src: 'pay',
              input: ({ context }) => ({ walletId: context.walletId ?? '', transaction: asked(context) }),
              onDone: { target: 'sent', actions: assign({ sentHash: ({ event }) => event.output }) },
              onError: { target: 'refused', actions: assign({ walletFault: ({ event }) => toFault(event.error) }) },
            },
            on: { TURNED: [{ guard: 'mayPay', target: '.left' }, { target: 'idle' }] },
            states: {
              waiting: { on: { CANCEL: 'left' } },
              /** Nobody waits for it any more. To ask again is a wish of its own. */
              left: { on: { PAY: { ...opens.PAY, target: '#payment.wallet.finding' } } },
            },
          },
          signing: {
            invoke: {
              id: 'claimRefund',
              src: 'claimRefund',
              input: ({ context }) => ({ walletId: context.walletId ?? '', payment: known(context) }),
              onDone: {
                target: 'idle',
                actions: [assign(({ context, event }) => learn(context, event.output)), 'tellLearned'],
              },
              onError: { target: 'refused', actions: assign({ walletFault: ({ event }) => toFault(event.error) }) },
            },
            on: { CANCEL: 'idle' },
          },
          /** The wallet has sent it; the network has not shown it yet. */
          sent: { after: { recheck: { actions: 'ask' }, sent: { target: 'idle', actions: 'ask' } } },
          refused: { on: opens },
        },
      },
      claim: {
        initial: 'idle',
        states: {
          idle: { on: { CLAIM_PERIOD: { guard: 'mayClaim', target: 'sending' } } },
          sending: {
            entry: assign({ claimFault: null }),
            invoke: {
              id: 'claimPeriod',
              src: 'claimPeriod',
              input: ({ context }) => ({ paymentId: context.paymentId }),
              onDone: {
                target: 'idle',
                actions: [assign(({ context, event }) => learn(context, event.output)), 'tellLearned'],
              },
              onError: { target: 'failed', actions: assign({ claimFault: ({ event }) => toFault(event.error) }) },
            },
          },
          failed: { on: { CLAIM_PERIOD: { guard: 'mayClaim', target: 'sending' } } },
        },
      },
      drop: {
        initial: 'idle',
        states: {
          idle: { on: { DROP: { guard: 'mayDrop', target: 'sending' } } },
          sending: {
            entry: assign({ dropFault: null }),
            invoke: {
              id: 'dropPayment',
              src: 'drop',
              input: ({ context }) => ({ paymentId: context.paymentId }),
              onDone: {
                target: 'idle',
                actions: [
                  assign(({ context, event }) => learn(context, event.output)),
                  'tellLearned',
                  emit({ type: 'DROPPED' }),
                ],
              },
              // Whatever the reason, the payment may be another one by now.
              onError: {
                target: 'failed',
                actions: [assign({ dropFault: ({ event }) => toFault(event.error) }), 'ask'],
              },
            },
          },
          failed: { on: { DROP: { guard: 'mayDrop', target: 'sending' }, TURNED: 'idle' } },
        },
      },
      stay: {
        initial: 'here',
        states: {
          here: { on: { CELEBRATE: 'celebrating' } },
          celebrating: { after: { leave: 'left' }, on: { STAY: 'here' } },
          left: { entry: emit({ type: 'LEAVE' }) },
        },
      },
    },
  });
}

/** From where a wallet is opened: to pay, or to have money sent back. */
const opens = {
  PAY: { guard: 'mayOpen', target: 'finding', actions: 'toPay' },
  CLAIM_REFUND: { guard: 'mayClaim', target: 'finding', actions: 'toRefund' },
} as const;

/** PA10: a confirmation shows at once. Other news wait for their amounts: without them the panel would ask for a sum that is no longer right. */
function hear<Payment extends PaymentFacts>(
  { payment }: PaymentContext<Payment>,
  { status, detail }: PaymentNews,
): { payment: Payment | null } {
  return { payment: payment && status === 'confirmed' ? { ...payment, status, detail } : payment };
}

/** Every state that asks for it follows the loading. */
function known<Payment extends PaymentFacts>({ payment }: PaymentContext<Payment>): Payment {
  if (payment === null) throw new Error('The payment was not loaded.');
  return payment;
}

/** So does what a wallet is asked to send follow its preparing. */
function asked({ transaction }: Pick<PaymentContext<unknown>, 'transaction'>): WalletTransaction {
  if (transaction === null) throw new Error('No transaction was prepared.');
  return transaction;
}

export type PaymentMachine<Payment extends PaymentFacts> = ReturnType<typeof createPaymentMachine<Payment>>;
export type PaymentSnapshot<Payment extends PaymentFacts> = SnapshotFrom<PaymentMachine<Payment>>;
