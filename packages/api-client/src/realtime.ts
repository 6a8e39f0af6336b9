import { either, type Guard, isBoolean, isInteger, isString, nullable, objectOf, oneOf, optional } from './guards.ts';
import type {
  AnonymousNotification,
  ConversationClosed,
  GifMetadata,
  Message,
  NamedNotification,
  NewMessageEvent,
  NewMessageNotificationEvent,
  Notification,
  NotificationPicture,
  NotificationsChanged,
  PeopleChanged,
  PaymentStatusEvent,
  ReadReceipt,
  ReportsChanged,
  TicketChanged,
} from './generated/schema.d.ts';

/** The data of each realtime event (`x-realtime` of the contract). */
export type RealtimeEvents = {
  notification: Notification;
  'notifications-changed': NotificationsChanged;
  'people-changed': PeopleChanged;
  'new-message': NewMessageEvent;
  'new-message-notification': NewMessageNotificationEvent;
  'conversation-closed': ConversationClosed;
  read: ReadReceipt;
  'payment-status': PaymentStatusEvent;
  'ticket-changed': TicketChanged;
  'reports-changed': ReportsChanged;
};

const notificationFields = {
  _id: isString,
  isRead: isBoolean,
  readAt: nullable(isString),
  createdAt: isString,
  title: isString,
  message: isString,
  actionUrl: nullable(isString),
};

const isAnonymousNotification = objectOf<AnonymousNotification>({
  ...notificationFields,
  type: oneOf('new_like', 'new_likes_group'),
  data: objectOf<AnonymousNotification['data']>({
    receiverProfileId: optional(isString),
    profileName: optional(isString),
    count: optional(isInteger),
    isSuperLike: optional(isBoolean),
  }),
});

const isNamedNotification = objectOf<NamedNotification>({
  ...notificationFields,
  type: oneOf(
    'new_like_revealed',
    'super_like_returned',
    'new_match',
    'new_message',
    'conversation_closed',
    'payment_confirmed',
    'payment_refunded',
    'subscription_upgraded',
    'subscription_ending',
    'ticket_answered',
    'ticket_returned',
    'ticket_closed',
    'profile_hidden',
    'link_approved',
    'link_rejected',
    'decision_made',
    'report_decided',
    'appeal_answered',
    'proof_changed',
    'seat_requested',
  ),
  data: objectOf<NamedNotification['data']>({
    profileId: optional(isString),
    profileName: optional(isString),
    matchedProfileId: optional(isString),
    matchedProfileName: optional(isString),
    likerName: optional(isString),
    senderName: optional(isString),
    picture: optional(
      objectOf<NotificationPicture>({ url: nullable(isString), profileType: oneOf('individual', 'group', 'project') }),
    ),
    isSuperLike: optional(isBoolean),
    conversationId: optional(isString),
    receiverProfileId: optional(isString),
    tier: optional(oneOf('free', 'premium', 'premium_plus')),
    paymentId: optional(isString),
    daysLeft: optional(isInteger),
    endsAt: optional(isString),
    ticketId: optional(isString),
    ticketSubject: optional(isString),
    linkUrl: optional(isString),
    decisionId: optional(isString),
    reportId: optional(isString),
    outcome: optional(oneOf('acted', 'dismissed', 'granted', 'upheld')),
    reason: optional(isString),
    proofId: optional(isString),
    proofKind: optional(
      oneOf('wallet', 'github', 'repository', 'domain', 'contract', 'collection', 'telegram', 'seat'),
    ),
    proofSubject: optional(isString),
    proofChange: optional(oneOf('unconfirmed', 'withdrawn', 'disputed', 'kept', 'given')),
  }),
});

const isMessage = objectOf<Message>({
  _id: isString,
  conversationId: isString,
  seq: isInteger,
  clientId: isString,
  senderId: isString,
  type: oneOf('text', 'gif'),
  content: isString,
  metadata: nullable(
    objectOf<GifMetadata>({
      gifId: isString,
      title: isString,
      width: isInteger,
      height: isInteger,
      stillUrl: nullable(isString),
    }),
  ),
  status: oneOf('sent', 'read'),
  createdAt: isString,
});

const guards: { [Name in keyof RealtimeEvents]: Guard<RealtimeEvents[Name]> } = {
  notification: either(isAnonymousNotification, isNamedNotification),
  'notifications-changed': objectOf<NotificationsChanged>({ changedAt: isString }),
  'people-changed': objectOf<PeopleChanged>({ changedAt: isString }),
  'new-message': objectOf<NewMessageEvent>({ conversationId: isString, message: isMessage }),
  'new-message-notification': objectOf<NewMessageNotificationEvent>({
    conversationId: isString,
    receiverProfileId: isString,
    message: isMessage,
  }),
  'conversation-closed': objectOf<ConversationClosed>({ conversationId: isString, changedAt: isString }),
  read: objectOf<ReadReceipt>({
    conversationId: isString,
    readerProfileId: isString,
    lastReadSeq: isInteger,
    readAt: isString,
  }),
  'payment-status': objectOf<PaymentStatusEvent>({
    paymentId: isString,
    status: oneOf('pending', 'confirmed', 'failed', 'expired'),
    detail: nullable(oneOf('confirming', 'underpaid', 'overpaid', 'late', 'wrong_asset', 'reorged')),
    txHash: nullable(isString),
    amount: isString,
    tier: oneOf('premium', 'premium_plus'),
    message: nullable(isString),
    updatedAt: isString,
  }),
  'ticket-changed': objectOf<TicketChanged>({ ticketId: isString, changedAt: isString }),
  'reports-changed': objectOf<ReportsChanged>({ changedAt: isString }),
};

/** A realtime event's data if it matches the contract, else undefined: the caller then refetches. */
export function readEvent<Name extends keyof RealtimeEvents>(
  name: Name,
  data: unknown,
): RealtimeEvents[Name] | undefined {
  const guard = guards[name];
  return guard(data) ? data : undefined;
}
