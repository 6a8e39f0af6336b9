import { createActor, SimulatedClock } from 'xstate';
import { controlledCallback, controlledPromise } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createPaymentMachine, type PaymentSnapshot } from './payment.machine.ts';
import type { PaymentPhase } from './payment.rules.ts';
import type {
  PaymentEmitted,
  PaymentFacts,
  PaymentInput,
  PaymentReport,
  WalletCommand,
  WalletOption,
  WalletReport,
  WalletRequest,
  WalletTransaction,
} from './payment.types.ts';

/** The dotted name of a leaf state of a payment. */
type PaymentLeaf = LeafOf<PaymentSnapshot<PaymentFacts>['value']>;

/** A payment that nobody has paid yet, as the server tells it. */
export const facts = (given: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'pending',
  detail: null,
  seenAmount: '0',
  remainingAmount: '0.05',
  expiresAt: '2026-11-23T10:15:00.000Z',
  serverTime: '2026-11-23T10:02:00.000Z',
  droppedAt: null,
  unsettled: [],
  ...given,
});

export const cat: WalletOption = { id: 'cat', name: 'Cat Wallet', icon: null };
export const dog: WalletOption = { id: 'dog', name: 'Dog Wallet', icon: null };
export const offline = { code: 'offline', message: '' };
export const missing = { code: 'missing', message: '' };
export const transaction: WalletTransaction = { from: '0xme', to: '0xshop', value: '0x1', chainId: '0x38' };
export const sentHash = `0x${'5c'.repeat(32)}`;
export const confirmation = { type: 'UPDATED', status: 'confirmed', detail: null } as const;

/** A payment whose server, channel, clock and wallets do what the test tells them to; `actor` runs. */
export function playPayment<Payment extends PaymentFacts = PaymentFacts>(
  given: Partial<PaymentInput> = {},
  time?: SimulatedClock,
) {
  const load = controlledPromise<Payment, unknown>();
  const watch = controlledCallback<PaymentReport, { type: string }, unknown>();
  const clock = controlledCallback<{ type: 'TIME_UP' }, { type: string }, { readonly until: string }>();
  const findWallets = controlledPromise<readonly WalletOption[], unknown>();
  const prepare = controlledPromise<WalletTransaction, WalletRequest<Payment>>();
  const wallet = controlledCallback<WalletReport, WalletCommand, unknown>();
  const claimRefund = controlledPromise<Payment, WalletRequest<Payment>>();
  const claimPeriod = controlledPromise<Payment, unknown>();
  const drop = controlledPromise<Payment, unknown>();
  const machine = createPaymentMachine<Payment>({
    load: load.logic,
    watch: watch.logic,
    clock: clock.logic,
    findWallets: findWallets.logic,
    prepare: prepare.logic,
    wallet: wallet.logic,
    claimRefund: claimRefund.logic,
    claimPeriod: claimPeriod.logic,
    drop: drop.logic,
  });
  const input: PaymentInput = { pollMs: 10_000, leaveAfterMs: 5_000, wasInDoubt: false, ...given };
  const actor = createActor(machine, time === undefined ? { input } : { input, clock: time });
  const emitted: PaymentEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    machine,
    input,
    load,
    watch,
    clock,
    findWallets,
    prepare,
    wallet,
    claimRefund,
    claimPeriod,
    drop,
    emitted,
    /** Opens the only wallet there is. */
    open(): void {
      actor.send({ type: 'PAY' });
      findWallets.answer([cat]);
    },
    /** The same, up to its being asked to send. */
    ask(): void {
      actor.send({ type: 'PAY' });
      findWallets.answer([cat]);
      prepare.answer(transaction);
    },
  };
}

type Play<Payment extends PaymentFacts> = ReturnType<typeof playPayment<Payment>>;

/** What a story can show: a leaf state, a phase, or a refused action that is not the wallet's. */
export type PaymentScene = PaymentLeaf | PaymentPhase | 'claimFailed' | 'dropFailed';

/** What a story brings: the payment before anything was sent. */
interface PaymentWorld<Payment extends PaymentFacts> {
  readonly payment: Payment;
  /** The payment with what the scene is about: what arrived, which coin, which transaction. */
  readonly changed?: (scene: PaymentScene) => Partial<Payment>;
}

const inPhase: Readonly<Record<PaymentPhase, Partial<PaymentFacts>>> = {
  awaiting: {},
  underpaid: { detail: 'underpaid' },
  wrongAsset: { detail: 'wrong_asset' },
  seen: { seenAmount: '0.05' },
  confirming: { detail: 'confirming' },
  reorged: { detail: 'reorged' },
  confirmed: { status: 'confirmed' },
  overpaid: { status: 'confirmed', detail: 'overpaid', unsettled: ['0.05 BNB'] },
  failed: { status: 'failed' },
  expired: { status: 'expired' },
  unsettled: { status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] },
};

/** The phase in which a scene begins, where it is another than `awaiting`. */
const beginsIn: Partial<Readonly<Record<PaymentScene, PaymentPhase>>> = {
  'ready.progress.idle': 'confirming',
  'ready.action.wallet.signing': 'unsettled',
  'ready.action.claiming': 'unsettled',
  claimFailed: 'unsettled',
};

const scripts: Readonly<
  Record<
    Exclude<PaymentScene, PaymentPhase | 'loading' | 'notFound' | 'unavailable'>,
    <Payment extends PaymentFacts>(play: Play<Payment>, payment: Payment, time: SimulatedClock) => void
  >
> = {
  'ready.progress.idle': () => {},
  'ready.progress.toPay': () => {},
  'ready.progress.celebrating': ({ watch }) => watch.emit(confirmation),
  'ready.progress.done': ({ watch, input }, _, time) => {
    watch.emit(confirmation);
    time.increment(input.leaveAfterMs);
  },
  'ready.refresh.waiting.quiet': () => {},
  'ready.refresh.waiting.nothing': ({ actor, load }, payment) => {
    actor.send({ type: 'CHECK' });
    load.answer(payment);
  },
  'ready.refresh.waiting.failed': ({ actor, load }) => {
    actor.send({ type: 'CHECK' });
    load.refuse(offline);
  },
  'ready.refresh.refreshing': ({ watch }) => watch.emit({ type: 'GAP' }),
  'ready.refresh.checking': ({ actor }) => actor.send({ type: 'CHECK' }),
  'ready.action.idle': () => {},
  'ready.action.left': ({ actor, ask }) => {
    ask();
    actor.send({ type: 'CANCEL' });
  },
  'ready.action.wallet.finding': ({ actor }) => actor.send({ type: 'PAY' }),
  'ready.action.wallet.choosing': ({ actor, findWallets }) => {
    actor.send({ type: 'PAY' });
    findWallets.answer([cat, dog]);
  },
  'ready.action.wallet.preparing': ({ open }) => open(),
  'ready.action.wallet.asking': ({ ask }) => ask(),
  'ready.action.wallet.signing': ({ actor, findWallets }) => {
    actor.send({ type: 'CLAIM_REFUND' });
    findWallets.answer([cat]);
  },
  'ready.action.sent': ({ ask, wallet }) => {
    ask();
    wallet.emit({ type: 'SENT', id: 1, hash: sentHash });
  },
  'ready.action.claiming': ({ actor }) => actor.send({ type: 'CLAIM_PERIOD' }),
  'ready.action.dropping': ({ actor }) => actor.send({ type: 'DROP' }),
  'ready.action.failed': ({ ask, wallet }) => {
    ask();
    wallet.emit({ type: 'REFUSED', id: 1, error: { code: 'rejected', message: '' } });
  },
  claimFailed: ({ actor, claimPeriod }) => {
    actor.send({ type: 'CLAIM_PERIOD' });
    claimPeriod.refuse(offline);
  },
  dropFailed: ({ actor, drop }) => {
    actor.send({ type: 'DROP' });
    drop.refuse(offline);
  },
};

const isPhase = (scene: PaymentScene): scene is PaymentPhase => scene in inPhase;
const isScripted = (scene: PaymentScene): scene is keyof typeof scripts => scene in scripts;

/** A real snapshot of a payment in the scene, reached by playing events. */
export function snapshotIn<Payment extends PaymentFacts>(
  scene: PaymentScene,
  { payment, changed = () => ({}) }: PaymentWorld<Payment>,
): PaymentSnapshot<Payment> {
  const time = new SimulatedClock();
  const play = playPayment<Payment>({}, time);
  const phase = isPhase(scene) ? scene : (beginsIn[scene] ?? 'awaiting');
  const shown = { ...payment, ...inPhase[phase], ...changed(scene) };
  if (scene === 'notFound') play.load.refuse({ code: 'payment_not_found', message: '' });
  else if (scene === 'unavailable') play.load.refuse(offline);
  else if (scene !== 'loading') play.load.answer(shown);
  if (isScripted(scene)) scripts[scene](play, shown, time);
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}

/** Every leaf state of a payment's definition. */
export const leafStates: readonly PaymentLeaf[] = leafStatesOf(
  playPayment().machine,
  (name): name is PaymentLeaf => name in scripts || ['loading', 'notFound', 'unavailable'].includes(name),
);

/** Every phase of a payment. */
export const phases: readonly PaymentPhase[] = Object.keys(inPhase).filter(
  (name): name is PaymentPhase => name in inPhase,
);
