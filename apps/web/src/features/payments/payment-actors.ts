import type { ApiClient, NetworkConfig, Payment, PaymentStatusEvent } from '@mutuals/api-client';
import { readEvent } from '@mutuals/api-client/realtime';
import { type ConnectionSnapshot, connectionView } from '@mutuals/machines/connection';
import type {
  PaymentActors,
  PaymentReport,
  WalletCommand,
  WalletOption,
  WalletReport,
} from '@mutuals/machines/payment';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import type { ServerClock } from '../../lib/server-clock.ts';
import type { ChannelRegistry } from '../realtime/index.ts';
import { loadWallets } from './load-wallets.ts';
import type { FoundWallet } from './wallet/index.ts';

type PaymentOutside = {
  paymentId: string;
  api: ApiClient;
  channels: Pick<ChannelRegistry, 'subscribe'>;
  connection: {
    getSnapshot(): ConnectionSnapshot;
    subscribe(listener: (snapshot: ConnectionSnapshot) => void): { unsubscribe(): void };
  };
  clock: ServerClock;
  userId: string;
  network: () => Promise<NetworkConfig>;
  /** Tells whether another tab has a transfer in doubt, whenever that changes (PA14). Returns how to stop. */
  watchDoubt: (listener: (isInDoubt: boolean) => void) => () => void;
};

/** SPEC 9: the countdown ticks every second. */
const TICK_MS = 1_000;

/** Connects a payment to the server, to its realtime channel and to the wallets of this browser. */
export function paymentActors({
  paymentId,
  api,
  channels,
  connection,
  clock,
  userId,
  network,
  watchDoubt,
}: PaymentOutside): PaymentActors<Payment> {
  let found: readonly FoundWallet[] = [];
  const walletOf = (id: string) => {
    const wallet = found.find((of) => of.id === id);
    if (!wallet) throw new Error('This wallet was not found.');
    return wallet.provider;
  };
  const path = { id: paymentId };

  return {
    load: fromPromise(({ signal }) => api.getPayment({ path, signal }).catch(asFault)),
    watch: fromCallback<EventObject>(({ sendBack }) => {
      const emit = (report: PaymentReport): void => sendBack(report);
      const onMessage = (name: string, data: unknown): void => {
        const event: PaymentStatusEvent | undefined =
          name === 'payment-status' ? readEvent('payment-status', data) : undefined;
        if (event?.paymentId === paymentId) emit({ type: 'UPDATED', status: event.status, detail: event.detail });
      };
      const stops = [
        channels.subscribe(`payment:${paymentId}`, { onMessage, onGap: () => emit({ type: 'GAP' }) }),
        // The token may be older than the payment (D4).
        channels.subscribe(`user:${userId}`, { onMessage, onGap: () => {} }),
        watchDoubt((isInDoubt) => emit({ type: isInDoubt ? 'ASKED_ELSEWHERE' : 'ANSWERED_ELSEWHERE' })),
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
    clock: fromCallback<EventObject, { readonly until: string }>(({ input: { until }, sendBack }) => {
      // Checked each second: one timer for all of it would sleep with the device.
      const timer = setInterval(() => {
        if (clock.now() >= Date.parse(until)) sendBack({ type: 'TIME_UP' });
      }, TICK_MS);
      return () => clearInterval(timer);
    }),
    findWallets: fromPromise<readonly WalletOption[]>(async () => {
      const { discoverWallets } = await loadWallets();
      found = await discoverWallets();
      return found.map(({ id, name, icon }) => ({ id, name, icon }));
    }),
    prepare: fromPromise(async ({ input: { walletId, payment }, signal }) => {
      const [{ prepareTransfer }, where] = await Promise.all([loadWallets(), network().catch(asFault)]);
      signal.throwIfAborted();
      return prepareTransfer(walletOf(walletId), payment, where, signal);
    }),
    wallet: fromCallback<WalletCommand>(({ receive, sendBack }) => {
      const emit = (report: WalletReport): void => sendBack(report);
      receive(({ id, walletId, transaction }) => {
        loadWallets()
          .then(({ sendTransaction }) => sendTransaction(walletOf(walletId), transaction))
          .then(
            (hash) => emit({ type: 'SENT', id, hash }),
            (error: unknown) => emit({ type: 'REFUSED', id, error }),
          );
      });
    }),
    claimRefund: fromPromise(async ({ input: { walletId, payment }, signal }) => {
      const { signText } = await loadWallets();
      signal.throwIfAborted();
      const { address, signature } = await signText(walletOf(walletId), payment.claimMessage ?? '', signal);
      signal.throwIfAborted();
      return api.claimPayment({ path, body: { wish: 'refund', refundAddress: address, signature } }).catch(asFault);
    }),
    claimPeriod: fromPromise(() => api.claimPayment({ path, body: { wish: 'period' } }).catch(asFault)),
    drop: fromPromise(({ signal }) => api.dropPayment({ path, signal }).catch(asFault)),
  };
}
