import type { Message, Notification, ReadReceipt } from '@mutuals/api-client';
import { readEvent } from '@mutuals/api-client/realtime';
import { operationKey, tagKey } from '@mutuals/api-client/queries';
import { useNotificationText } from '@mutuals/ui/patterns/notifications';
import { Mark } from '@mutuals/ui/primitives/logo';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useConversationCache } from '../chat/index.ts';
import { usePeopleChange, useRealtime } from '../realtime/index.ts';
import { useOwnProfiles, useSession, useToasts } from '../session/index.ts';
import { effectsOf, isToldAt } from './realtime-effects.ts';

/** Listens to the person's own channels and does what follows from their events: the one place where realtime events change what is shown. */
export function useRealtimeEffects(): void {
  const toasts = useToasts();
  const { user } = useSession();
  const own = useOwnProfiles();
  const { channels, connection, matchMoment, messagesInView, toastHold } = useRealtime();
  const { t } = useTranslation();
  const client = useQueryClient();
  const conversations = useConversationCache();
  const textOf = useNotificationText();
  const navigate = useNavigate();
  /** What closes the last toast of each kind that leads to a place. */
  const shown = useRef(new Map<string, () => void>());

  function toast(notification: Notification): void {
    const { type, data, actionUrl: href } = notification;
    if (!document.hidden && isToldAt(notification, window.location.pathname)) return;
    // A like, and that there are more of the same own profile, are one subject.
    const subject = `${type.replace(/^new_likes?_.*/, 'new_like')} ${href} ${data.receiverProfileId}`;
    toastHold.whenReleased(() => {
      const close = toasts.show({
        ...(type === 'new_match' && {
          icon: createElement(Mark, { motion: 'meet', className: 'mu:mt-0.5 mu:h-5 mu:w-auto mu:text-text' }),
        }),
        title: textOf(notification),
        ...(href === null ? {} : { action: { label: t('open'), onPress: () => void navigate(href) } }),
      });
      // A newer one takes the older one's place (D72). It is there first: without any, the region forgets that a pointer or the focus holds it.
      shown.current.get(subject)?.();
      shown.current.set(subject, close);
    });
  }

  const onNotification = useEffectEvent((notification: Notification) => {
    for (const effect of effectsOf(notification, messagesInView.get())) {
      if (effect.do === 'toast') toast(notification);
      if (effect.do === 'match' && !matchMoment.offer(notification)) toast(notification);
      if (effect.do === 'renewToken') connection.send({ type: 'CAPABILITIES_CHANGED' });
      if (effect.do === 'refresh')
        setTimeout(() => void client.invalidateQueries({ queryKey: effect.key }), effect.afterMs);
    }
  });

  const onMessage = useEffectEvent((message: Message, profileId: string) => {
    conversations.received(message, profileId);
    void client.invalidateQueries({ queryKey: operationKey('getNotificationCounts') });
  });

  const onRead = useEffectEvent((receipt: ReadReceipt) => conversations.read(receipt));

  const peopleChanged = usePeopleChange();
  const onPeopleChanged = useEffectEvent(() => peopleChanged(false));

  // Closed kindly, or the match ended: then nothing of it is a match any more, on either side.
  const onClosed = useEffectEvent(() => {
    conversations.closed();
    for (const tag of ['Matching', 'Notifications'] as const) void client.invalidateQueries({ queryKey: tagKey(tag) });
    connection.send({ type: 'CAPABILITIES_CHANGED' });
  });

  // An event that is not understood may be about anything: everything live is fetched again.
  const onGap = useEffectEvent(() => {
    connection.send({ type: 'MISSED' });
  });

  useEffect(
    () =>
      channels.subscribe(`user:${user._id}`, {
        onMessage(name, data) {
          const notification = name === 'notification' ? readEvent('notification', data) : undefined;
          if (notification) onNotification(notification);
          // What this person read or deleted on another device, or in another tab.
          else if (name === 'notifications-changed')
            void client.invalidateQueries({ queryKey: tagKey('Notifications') });
          // Somebody may be seen no more, or again.
          else if (name === 'people-changed') onPeopleChanged();
          // A payment of theirs took a turn, wherever it is paid.
          else if (name === 'payment-status') void client.invalidateQueries({ queryKey: tagKey('Payments') });
          else onGap();
        },
        onGap: () => onGap(),
      }),
    [channels, client, user._id],
  );

  const ids = own.status === 'ready' ? own.data.map(({ _id }) => _id).join() : '';
  useEffect(() => {
    const stops = ids
      .split(',')
      .filter(Boolean)
      .map((id) =>
        channels.subscribe(`user:${id}`, {
          onMessage(name, data) {
            const arrived =
              name === 'new-message-notification' ? readEvent('new-message-notification', data) : undefined;
            // What this person wrote or read on another device, or in another tab.
            const written = name === 'new-message' ? readEvent('new-message', data) : undefined;
            const receipt = name === 'read' ? readEvent('read', data) : undefined;
            if (arrived) onMessage(arrived.message, arrived.receiverProfileId);
            else if (written) onMessage(written.message, id);
            else if (receipt) onRead(receipt);
            else if (name === 'conversation-closed') onClosed();
            else onGap();
          },
          onGap: () => onGap(),
        }),
      );
    return () => stops.forEach((stop) => stop());
  }, [channels, ids]);
}
