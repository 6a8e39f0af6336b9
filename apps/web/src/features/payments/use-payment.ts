import type { Payment } from '@mutuals/api-client';
import { queryOf, tagKey, operationKey } from '@mutuals/api-client/queries';
import {
  createPaymentMachine,
  isBusy,
  isPaid,
  type PaymentEmitted,
  type PaymentEvent,
  type PaymentPageView,
  paymentView,
  type PaymentTimes,
} from '@mutuals/machines/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { createActor } from 'xstate';
import { keptDraft, onKeptElsewhere } from '../../lib/drafts.ts';
import { useSharedActor } from '../../lib/use-shared-actor.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useRealtime } from '../realtime/index.ts';
import { useSession, useToasts } from '../session/index.ts';
import { paymentActors } from './payment-actors.ts';

/** A network does not change while one pays. */
export const NETWORK_FRESH_MS = Number.POSITIVE_INFINITY;

const doubtSchema = v.object({ wasInDoubt: v.literal(true) });

/**
 * A payment that is looked at: its machine, one for a payment whichever page shows it, and what follows from a turn of it. A page that takes
 * over one that is at work keeps to the times that it began with. `onDropped` runs once its payer dropped it here.
 */
export function usePayment(
  paymentId: string,
  times: PaymentTimes,
  onDropped: () => void,
): {
  view: PaymentPageView<Payment>;
  send: (event: PaymentEvent) => void;
} {
  const { api, clock } = useServices();
  const { actors, channels, connection } = useRealtime();
  const { user } = useSession();
  const client = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { t } = useTranslation('payments');

  const actor = useSharedActor(
    actors,
    `payment.${paymentId}`,
    () => {
      const network = () =>
        client.ensureQueryData({ ...queryOf(api, 'getNetworkConfig'), staleTime: NETWORK_FRESH_MS });
      // PA14: no reload, no other tab and no signing out forgets a transfer that may be on its way. It names nobody.
      const of = { userId: null, subject: `payment.${paymentId}`, place: 'local' } as const;
      const doubt = keptDraft(doubtSchema, of);
      // Older versions of the app kept it with what is a person's.
      for (const place of ['session', 'local'] as const) {
        const personal = keptDraft(doubtSchema, { ...of, userId: user._id, place });
        if (personal.read()) doubt.keep({ wasInDoubt: true });
        personal.keep(null);
      }
      const watchDoubt = (listener: (isInDoubt: boolean) => void) =>
        onKeptElsewhere(of, () => listener(doubt.read() !== undefined));
      const outside = { paymentId, api, channels, connection, clock, userId: user._id, network, watchDoubt };
      const machine = createPaymentMachine(paymentActors(outside));
      let wasInDoubt = doubt.read() !== undefined;
      const created = createActor(machine, { input: { ...times, wasInDoubt } });
      created.subscribe(({ context }) => {
        if (wasInDoubt === (context.doubt !== null)) return;
        wasInDoubt = !wasInDoubt;
        doubt.keep(wasInDoubt ? { wasInDoubt } : null);
      });
      return created;
    },
    // PA14: somebody who comes back is not asked to pay again what a wallet is about to send, or has sent.
    (snapshot) => !isBusy(snapshot),
  );
  const view = useSelector(actor, (snapshot) => (snapshot ? paymentView(snapshot) : ({ status: 'loading' } as const)));

  // PA3: the server may say that it was not over.
  const dismissExpired = useRef<() => void>(undefined);
  const onEmitted = useEffectEvent((event: PaymentEmitted) => {
    if (event.type === 'LEAVE') return void navigate(routes.premium.href({ payment: 'success' }));
    if (event.type === 'DROPPED') return onDropped();
    void client.invalidateQueries({ queryKey: tagKey('Payments') });
    const isDropped = actor?.getSnapshot().context.payment?.droppedAt != null;
    dismissExpired.current?.();
    dismissExpired.current =
      event.phase === 'expired' && !isDropped ? toasts.show({ tone: 'danger', title: t('toast.expired') }) : undefined;
    if (!isPaid(event.phase)) return;
    void client.invalidateQueries({ queryKey: tagKey('Subscriptions') });
    void client.invalidateQueries({ queryKey: operationKey('getMe') });
  });
  useEffect(() => {
    const listening = actor?.on('*', (event) => onEmitted(event));
    return () => listening?.unsubscribe();
  }, [actor]);

  return {
    view,
    send: (event) => actor?.send(event),
  };
}
