import { queryOf } from '@mutuals/api-client/queries';
import { AlertsOffer } from '@mutuals/ui/patterns/device-alerts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import { readStored, store } from '../../lib/storage.ts';
import { useServices } from '../../services.ts';
import { newestNotifications, useSeenConversation } from '../notifications/index.ts';
import { useSession, useToasts } from '../session/index.ts';
import { showBadge, supportOf } from './browser.ts';
import { useComparison } from './use-comparison.ts';
import { decisionKey, offeredKey, usePush } from './use-push.ts';
import { useWorker } from './use-worker.ts';

/** The worker, what it opens, what is seen here and told nowhere else, the badge and the offer to be told on this device. */
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
  useSeenConversation();
  const { data: counts } = useQuery(queryOf(api, 'getNotificationCounts'));
  const unread = counts?.unread;
  useEffect(() => {
    if (unread !== undefined) void showBadge(unread);
  }, [unread]);
  const { data: isOn } = useQuery(useComparison());
  return isOn === undefined ? null : <Offer isTold={isOn} />;
}

/** Offered after a first match or message, once in a visit, until its person decided or is told. */
function Offer({ isTold }: { isTold: boolean }) {
  const { api, push } = useServices();
  const { user } = useSession();
  const { t } = useTranslation('settings');
  const toasts = useToasts();
  const { view, send } = usePush(false);
  const [isOpen, setOpen] = useState(false);
  // Those that the bell has anyway.
  const feed = useInfiniteQuery({ ...newestNotifications(api), enabled: false });
  const hasNews = feed.data?.pages.some(({ data }) =>
    data.some(({ type }) => type === 'new_match' || type === 'new_message'),
  );
  const isOffered =
    !isTold && hasNews === true && supportOf(push) === 'ready' && readStored('local', decisionKey(user._id)) === null;

  const offer = useEffectEvent(() => {
    if (readStored('session', offeredKey(user._id)) !== null) return;
    store('session', offeredKey(user._id), 'yes');
    toasts.show({
      title: t('device.offer.title'),
      action: { label: t('device.offer.show'), onPress: () => setOpen(true) },
    });
  });
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
