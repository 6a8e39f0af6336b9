import { createActor, SimulatedClock } from 'xstate';
import { controlledCallback, controlledPromise } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createPaymentMachine, type PaymentSnapshot } from './payment.machine.ts';
import type {
  PaymentEmitted,
  PaymentFacts,
  PaymentInput,
  PaymentReport,
  PaymentRequest,
  WalletOption,
  WalletRequest,
  WalletTransaction,
} from './payment.types.ts';

/** The dotted name of a leaf state of a payment. */
export type PaymentLeaf = LeafOf<PaymentSnapshot<PaymentFacts>['value']>;

/** A payment that nobody has paid yet, as the server tells it. */
export const facts = (given: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'pending',
  detail: null,
  seenAmount: '0',
  remainingAmount: '0.05',
  expiresAt: '2026-11-23T10:15:00.000Z',
  serverTime: '2026-11-23T10:02:00.000Z',
  unsettled: [],
  ...given,
});

export const cat: WalletOption = { id: 'cat', name: 'Cat Wallet', icon: null };
export const dog: WalletOption = { id: 'dog', name: 'Dog Wallet', icon: null };
export const offline = { code: 'offline', message: '' };
export const transaction: WalletTransaction = { from: '0xme', to: '0xshop', value: '0x1', chainId: '0x38' };
export const sentHash = `0x${'5c'.repeat(32)}`;

/** A payment whose server, channel, clock and wallets do what they are told to; `actor` is running. */
export function playPayment<Payment extends PaymentFacts = PaymentFacts>(
  given: Partial<PaymentInput> = {},
  clock?: SimulatedClock,
) {
  const load = controlledPromise<Payment, PaymentRequest>();
  const check = controlledPromise<Payment, PaymentRequest>();
  const watch = controlledCallback<PaymentReport, { type: string }, PaymentRequest>();
  const now = controlledCallback<{ type: 'TIME_UP' }, { type: string }, { readonly until: string }>();
  const findWallets = controlledPromise<readonly WalletOption[], PaymentRequest>();
  const prepare = controlledPromise<WalletTransaction, WalletRequest<Payment>>();
  const pay = controlledPromise<string, { walletId: string; transaction: WalletTransaction }>();
  const claimRefund = controlledPromise<Payment, WalletRequest<Payment>>();
  const claimPeriod = controlledPromise<Payment, PaymentRequest>();
  const drop = controlledPromise<Payment, PaymentRequest>();
  const machine = createPaymentMachine<Payment>({
    load: load.logic,
    check: check.logic,
    watch: watch.logic,
    now: now.logic,
    findWallets: findWallets.logic,
    prepare: prepare.logic,
    pay: pay.logic,
    claimRefund: claimRefund.logic,
    claimPeriod: claimPeriod.logic,
    drop: drop.logic,
  });
  const input: PaymentInput = { paymentId: 'payment-1', pollMs: 10_000, leaveAfterMs: 5_000, ...given };
  const actor = createActor(machine, clock === undefined ? { input } : { input, clock });
  const emitted: PaymentEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    machine,
    input,
    load,
    check,
    watch,
    now,
    findWallets,
    prepare,
    pay,
    claimRefund,
    claimPeriod,
    drop,
    emitted,
  };
}

type Play<Payment extends PaymentFacts> = ReturnType<typeof playPayment<Payment>>;

/** What a story brings: the payment before anything was sent. What became of it is made from it. */
export interface PaymentWorld<Payment extends PaymentFacts> {
  readonly payment: Payment;
  /** The payment with what the leaf is about: what arrived, which coin, which transaction. */
  readonly changed?: (leaf: PaymentLeaf) => Partial<Payment>;
}

type Known = Extract<PaymentLeaf, `payment.known.${string}`>;
const known: Readonly<Record<Exclude<Known, 'payment.known.deciding'>, Partial<PaymentFacts>>> = {
  'payment.known.awaiting': {},
  'payment.known.underpaid': { detail: 'underpaid' },
  'payment.known.wrongAsset': { detail: 'wrong_asset' },
  'payment.known.seen': { seenAmount: '0.05' },
  'payment.known.confirming': { detail: 'confirming' },
  'payment.known.reorged': { detail: 'reorged' },
  'payment.known.confirmed': { status: 'confirmed' },
  'payment.known.overpaid': { status: 'confirmed', detail: 'overpaid', unsettled: ['0.05 BNB'] },
  'payment.known.failed': { status: 'failed' },
  'payment.known.expired': { status: 'expired' },
  'payment.known.unsettled': { status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] },
};

/** How the payment stands where a leaf is not about it. */
const beginsAs: Partial<Readonly<Record<PaymentLeaf, keyof typeof known>>> = {
  'wallet.signing': 'payment.known.unsettled',
  'claim.sending': 'payment.known.unsettled',
  'claim.failed': 'payment.known.unsettled',
};

const scripts: Readonly<
  Record<
    Exclude<PaymentLeaf, Known | 'payment.loading' | 'payment.notFound' | 'payment.unavailable' | 'check.off'>,
    <Payment extends PaymentFacts>(play: Play<Payment>, payment: Payment) => void
  >
> = {
  'check.waiting': () => {},
  'check.asking': ({ watch }) => watch.emit({ type: 'GAP' }),
  'check.checking': ({ actor }) => actor.send({ type: 'CHECK' }),
  'check.nothing': ({ actor, check }, payment) => {
    actor.send({ type: 'CHECK' });
    check.answer(payment);
  },
  'check.failed': ({ actor, check }) => {
    actor.send({ type: 'CHECK' });
    check.refuse(offline);
  },
  'wallet.idle': () => {},
  'wallet.finding': ({ actor }) => actor.send({ type: 'PAY' }),
  'wallet.choosing': ({ actor, findWallets }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat, dog]);
  },
  'wallet.opening': ({ actor, findWallets }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat]);
  },
  'wallet.signing': ({ actor, findWallets }) => {
    actor.send({ type: 'CLAIM_REFUND' });
    findWallets.answer([cat]);
  },
  'wallet.asking.waiting': ({ actor, findWallets, prepare }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat]);
    prepare.answer(transaction);
  },
  'wallet.asking.left': ({ actor, findWallets, prepare }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat]);
    prepare.answer(transaction);
    actor.send({ type: 'CANCEL' });
  },
  'wallet.sent': ({ actor, findWallets, prepare, pay }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat]);
    prepare.answer(transaction);
    pay.answer(sentHash);
  },
  'wallet.refused': ({ actor, findWallets, prepare, pay }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat]);
    prepare.answer(transaction);
    pay.refuse({ code: 'rejected', message: '' });
  },
  'claim.idle': () => {},
  'claim.sending': ({ actor }) => actor.send({ type: 'CLAIM_PERIOD' }),
  'claim.failed': ({ actor, claimPeriod }) => {
    actor.send({ type: 'CLAIM_PERIOD' });
    claimPeriod.refuse(offline);
  },
  'drop.idle': () => {},
  'drop.sending': ({ actor }) => actor.send({ type: 'DROP' }),
  'drop.failed': ({ actor, drop }) => {
    actor.send({ type: 'DROP' });
    drop.refuse(offline);
  },
  'stay.here': () => {},
  'stay.celebrating': ({ watch }) => watch.emit({ type: 'HEARD', status: 'confirmed', detail: null }),
  'stay.left': ({ watch }) => watch.emit({ type: 'HEARD', status: 'confirmed', detail: null }),
};

const isKnown = (leaf: PaymentLeaf): leaf is Exclude<Known, 'payment.known.deciding'> => leaf in known;
const isScripted = (leaf: PaymentLeaf): leaf is keyof typeof scripts => leaf in scripts;

/** A real snapshot of a payment in the leaf state, reached by playing events. */
export function snapshotIn<Payment extends PaymentFacts>(
  leaf: PaymentLeaf,
  { payment, changed = () => ({}) }: PaymentWorld<Payment>,
): PaymentSnapshot<Payment> {
  const clock = new SimulatedClock();
  const play = playPayment<Payment>({}, clock);
  const began = isKnown(leaf) ? leaf : (beginsAs[leaf] ?? 'payment.known.awaiting');
  const shown = { ...payment, ...known[began], ...changed(leaf) };
  if (leaf === 'payment.notFound') play.load.refuse({ code: 'payment_not_found', message: '' });
  else if (leaf === 'payment.unavailable') play.load.refuse(offline);
  else if (leaf !== 'payment.loading' && leaf !== 'check.off') {
    play.load.answer(shown);
    if (isScripted(leaf)) scripts[leaf](play, shown);
  }
  if (leaf === 'stay.left') clock.increment(play.input.leaveAfterMs);
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}

const others: readonly string[] = ['payment.loading', 'payment.notFound', 'payment.unavailable', 'check.off'];

/** Every leaf state of a payment's definition in which it can rest. */
export const leafStates: readonly PaymentLeaf[] = leafStatesOf(
  playPayment().machine,
  (name): name is PaymentLeaf =>
    name in known || name in scripts || others.includes(name) || name === 'payment.known.deciding',
).filter((leaf) => leaf !== 'payment.known.deciding');
