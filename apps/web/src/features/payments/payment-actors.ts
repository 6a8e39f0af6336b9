import type { ApiClient, NetworkConfig, Payment, PaymentStatusEvent } from '@mutuals/api-client';
import { readEvent } from '@mutuals/api-client/realtime';
import { type ConnectionSnapshot, connectionView } from '@mutuals/machines/connection';
import type { PaymentActors, PaymentReport, PaymentRequest, WalletOption } from '@mutuals/machines/payment';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import type { ServerClock } from '../../lib/server-clock.ts';
import type { ChannelRegistry } from '../realtime/index.ts';
import type * as WalletCode from './wallet/index.ts';

export type PaymentOutside = {
  api: ApiClient;
  channels: ChannelRegistry;
  connection: {
    getSnapshot(): ConnectionSnapshot;
    subscribe(listener: (snapshot: ConnectionSnapshot) => void): { unsubscribe(): void };
  };
  clock: ServerClock;
  userId: string;
  network: () => Promise<NetworkConfig>;
  /** The code for wallets. */
  wallets?: () => Promise<typeof WalletCode>;
};

/** SPEC 9: the countdown ticks every second. */
const TICK_MS = 1_000;

/** Connects a payment to the server, to its realtime channel and to the wallets of this browser. */
export function paymentActors({
  api,
  channels,
  connection,
  clock,
  userId,
  network,
  wallets = () => import('./wallet/index.ts'),
}: PaymentOutside): PaymentActors<Payment> {
  let found: readonly WalletCode.FoundWallet[] = [];
  const walletOf = (id: string) => {
    const wallet = found.find((of) => of.id === id);
    if (!wallet) throw new Error('This wallet was not found.');
    return wallet.provider;
  };
  const load = fromPromise<Payment, PaymentRequest>(({ input: { paymentId }, signal }) =>
    api.getPayment({ path: { id: paymentId }, signal }).catch(asFault),
  );

  return {
    load,
    check: load,
    watch: fromCallback<EventObject, PaymentRequest>(({ input: { paymentId }, sendBack }) => {
      const emit = (report: PaymentReport): void => sendBack(report);
      const hear = (name: string, data: unknown): void => {
        const event: PaymentStatusEvent | undefined =
          name === 'payment-status' ? readEvent('payment-status', data) : undefined;
        if (event?.paymentId === paymentId) emit({ type: 'HEARD', status: event.status, detail: event.detail });
      };
      const stops = [
        channels.subscribe(`payment:${paymentId}`, { onMessage: hear, onGap: () => emit({ type: 'GAP' }) }),
        // What was begun after the token was given is told here, too.
        channels.subscribe(`user:${userId}`, { onMessage: hear, onGap: () => {} }),
      ];
      let isLive = false;
      const follow = (snapshot: ConnectionSnapshot): void => {
        const next = connectionView(snapshot).status === 'live';
        if (next !== isLive) emit({ type: next ? 'CONNECTED' : 'INTERRUPTED' });
        isLive = next;
      };
      follow(connection.getSnapshot());
      const watching = connection.subscribe(follow);
      return () => {
        stops.forEach((stop) => stop());
        watching.unsubscribe();
      };
    }),
    now: fromCallback<EventObject, { readonly until: string }>(({ input: { until }, sendBack }) => {
      // Looked at each second: a timer of all of it would sleep with the device.
      const timer = setInterval(() => {
        if (clock.now() >= Date.parse(until)) sendBack({ type: 'TIME_UP' });
      }, TICK_MS);
      return () => clearInterval(timer);
    }),
    findWallets: fromPromise<readonly WalletOption[], PaymentRequest>(async () => {
      const { discoverWallets } = await wallets();
      found = await discoverWallets();
      return found.map(({ id, name, icon }) => ({ id, name, icon }));
    }),
    prepare: fromPromise(async ({ input: { walletId, payment }, signal }) => {
      const [{ prepareTransfer }, where] = await Promise.all([wallets(), network().catch(asFault)]);
      signal.throwIfAborted();
      return prepareTransfer(walletOf(walletId), payment, where, signal);
    }),
    pay: fromPromise(async ({ input: { walletId, transaction } }) => {
      const { sendTransaction } = await wallets();
      return sendTransaction(walletOf(walletId), transaction);
    }),
    claimRefund: fromPromise(async ({ input: { walletId, payment }, signal }) => {
      const { signText } = await wallets();
      signal.throwIfAborted();
      const { address, signature } = await signText(walletOf(walletId), payment.claimMessage ?? '', signal);
      signal.throwIfAborted();
      return api
        .claimPayment({ path: { id: payment._id }, body: { wish: 'refund', refundAddress: address, signature } })
        .catch(asFault);
    }),
    claimPeriod: fromPromise(({ input: { paymentId } }) =>
      api.claimPayment({ path: { id: paymentId }, body: { wish: 'period' } }).catch(asFault),
    ),
    drop: fromPromise(({ input: { paymentId }, signal }) =>
      api.dropPayment({ path: { id: paymentId }, signal }).catch(asFault),
    ),
  };
}
