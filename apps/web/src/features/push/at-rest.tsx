import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import { AlertsOffer } from '@mutuals/ui/patterns/device-alerts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadTexts } from '../../lib/load-texts.ts';
import { readStored, store } from '../../lib/storage.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { registerWorker, showBadge, supportOf } from './browser.ts';
import { useComparison } from './use-comparison.ts';
import { decisionKey, usePush } from './use-push.ts';

/** The worker, what it opens, the badge and the offer to be told on this device. */
export default function AtRest(): ReactNode {
  const { i18n } = useTranslation();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    loadTexts(i18n, ['settings']).then(
      () => setHasTexts(true),
      () => {}, // The next load tries again.
    );
  }, [i18n]);
  return hasTexts ? <Parts /> : null;
}

function Parts() {
  const { hasWorker, api } = useServices();
  useWorker(hasWorker);
  const { data: counts } = useQuery(queryOf(api, 'getNotificationCounts'));
  const unread = counts?.unread;
  useEffect(() => {
    if (unread !== undefined) void showBadge(unread);
  }, [unread]);
  const { data: isOn } = useQuery(useComparison());
  return isOn === undefined ? null : <Offer isTold={isOn} />;
}

/** Registers the worker, goes where a pressed notification leads, and offers a new version once there is one. */
function useWorker(hasWorker: boolean): void {
  const { t } = useTranslation('settings');
  const toasts = useToasts();
  const navigate = useNavigate();
  const open = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    const { open: address }: { open?: unknown } = Object(data);
    if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return;
    // The worker loads a page anew that does not answer.
    ports[0]?.postMessage(null);
    void navigate(address);
  });
  const offerVersion = useEffectEvent(() =>
    toasts.show({
      title: t('device.update.title'),
      action: { label: t('device.update.reload'), onPress: () => location.reload() },
    }),
  );

  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    worker.addEventListener('message', (event) => open(event), { signal });
    worker.startMessages();
    // The first worker is of this page's own version.
    if (worker.controller) worker.addEventListener('controllerchange', () => offerVersion(), { signal });
    // Where there is to be none, the browser gets the one that removes itself.
    worker
      .getRegistration()
      .then((known) => (hasWorker || known ? registerWorker() : undefined))
      .catch(() => {});
    return () => leaving.abort();
  }, [hasWorker]);
}

/** How many of the bell's notifications are looked at: those that it has anyway (use-notification-feed.ts). */
const PANEL = 50;

/** Offered after a first match or message, until its person decided or is told. */
function Offer({ isTold }: { isTold: boolean }) {
  const { api, push } = useServices();
  const { user } = useSession();
  const { t } = useTranslation('settings');
  const toasts = useToasts();
  const { view, send } = usePush(false);
  const [isOpen, setOpen] = useState(false);
  const feed = useInfiniteQuery({ ...pagesOf(api, 'listNotifications', { query: { limit: PANEL } }), enabled: false });
  const hasNews = feed.data?.pages.some(({ data }) =>
    data.some(({ type }) => type === 'new_match' || type === 'new_message'),
  );
  const isOffered =
    !isTold && hasNews === true && supportOf(push) === 'ready' && readStored('local', decisionKey(user._id)) === null;

  const offer = useEffectEvent(() =>
    toasts.show({
      title: t('device.offer.title'),
      action: { label: t('device.offer.show'), onPress: () => setOpen(true) },
    }),
  );
  useEffect(() => {
    if (isOffered) offer();
  }, [isOffered]);

  return (
    <AlertsOffer
      view={view}
      isOpen={isOpen}
      onTurnOn={() => send({ type: 'TURN_ON' })}
      onCancel={() => send({ type: 'CANCEL' })}
      onClose={() => {
        setOpen(false);
        // The settings have the switch.
        if (view.status === 'off') store('local', decisionKey(user._id), 'off');
      }}
    />
  );
}
