import { useTranslation } from 'react-i18next';
import type { NotificationView } from './notification-view.ts';

/** A notification's text in the reader's language, by its type; for an unknown type, the supplied title (SPEC 3). */
export function useNotificationText(): (notification: Pick<NotificationView, 'type' | 'title' | 'data'>) => string {
  const { t } = useTranslation(['notifications', 'chrome']);
  return ({ type, title, data }) => {
    switch (type) {
      case 'new_like':
        return t(data.isSuperLike ? 'type.new_like_super' : 'type.new_like');
      case 'new_likes_group':
        return data.count === undefined
          ? t('type.new_likes_group_uncounted')
          : t('type.new_likes_group', { count: data.count });
      case 'new_like_revealed':
        return data.likerName === undefined
          ? t('type.new_like')
          : t(data.isSuperLike ? 'type.new_like_revealed_super' : 'type.new_like_revealed', { name: data.likerName });
      case 'new_match':
        return data.matchedProfileName === undefined
          ? t('type.new_match_unnamed')
          : t('type.new_match', { name: data.matchedProfileName });
      case 'new_message':
        return data.senderName === undefined
          ? t('type.new_message_unnamed')
          : t('type.new_message', { name: data.senderName });
      case 'super_like_returned':
        return t('type.super_like_returned');
      case 'conversation_closed':
        return data.senderName === undefined
          ? t('type.conversation_closed_unnamed')
          : t('type.conversation_closed', { name: data.senderName });
      case 'payment_confirmed':
        return t('type.payment_confirmed');
      case 'payment_refunded':
        return t('type.payment_refunded');
      case 'subscription_upgraded':
        return data.tier === undefined
          ? t('type.subscription_upgraded_unnamed')
          : t('type.subscription_upgraded', { plan: t(`chrome:tier.${data.tier}`) });
      case 'subscription_ending':
        return data.daysLeft === undefined
          ? t('type.subscription_ending_uncounted')
          : t('type.subscription_ending', { count: data.daysLeft });
      case 'ticket_answered':
        return data.ticketSubject === undefined
          ? t('type.ticket_answered_unnamed')
          : t('type.ticket_answered', { subject: data.ticketSubject });
      case 'ticket_returned':
        return data.ticketSubject === undefined
          ? t('type.ticket_returned_unnamed')
          : t('type.ticket_returned', { subject: data.ticketSubject });
      case 'ticket_closed':
        return data.ticketSubject === undefined
          ? t('type.ticket_closed_unnamed')
          : t('type.ticket_closed', { subject: data.ticketSubject });
      case 'link_approved':
      case 'link_rejected':
        return data.profileName === undefined
          ? t(`type.${type}_unnamed`)
          : t(`type.${type}`, { name: data.profileName });
      case 'profile_hidden':
        return data.profileName === undefined
          ? t('type.profile_hidden_unnamed')
          : t('type.profile_hidden', { name: data.profileName });
      case 'proof_changed':
        return t(`type.proof_${data.proofChange ?? 'withdrawn'}`, {
          subject:
            data.proofKind === 'seat' || data.proofSubject === undefined ? t('type.proof_project') : data.proofSubject,
        });
      case 'seat_requested':
        return data.profileName === undefined
          ? t('type.seat_requested_unnamed')
          : t('type.seat_requested', { name: data.profileName });
      case 'decision_made':
      case 'report_decided':
      case 'appeal_answered':
        return t(`type.${type}`);
      default:
        return title;
    }
  };
}
