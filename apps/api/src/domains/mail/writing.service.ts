import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { Db, Language } from '../../database/schema.ts';
import { fromWei } from '../../lib/wei.ts';
import type { BestCard, DeckService } from '../deck/deck.service.ts';
import type { Outgoing } from '../deliveries/deliveries.service.ts';
import { lastSeen } from '../devices/devices.public.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { findPayment } from '../payments/payments.public.ts';
import { findMuted, findWishes, type Wishes } from '../preferences/preferences.public.ts';
import { findActingIds } from '../profiles/profiles.public.ts';
import { digestWords, footerWords, inCommon, likesCounted, mailWords, type MailWords } from './mail-words.data.ts';
import { DIGEST_MS } from './mail.rules.ts';
import type { MailParts } from './mail.view.ts';

type Notification = components['schemas']['Notification'];
/** What a mail says, without its link to the settings. */
export type Written = Omit<MailParts, 'settingsUrl'>;

export interface MailWriting {
  /** The mail of a delivery; null if there is nothing to tell any more. */
  write(outgoing: Outgoing): Promise<Written | null>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationsService, 'findTold' | 'listUntold'>;
  deck: Pick<DeckService, 'findBestCards'>;
  /** The public origin. */
  origin: string;
}

/** Cards and names in a digest. */
const MOST_CARDS = 3;
const MOST_NAMES = 10;
/** When somebody was here is known to the hour. */
const HOUR_MS = 3_600_000;
const TIERS = { free: 'Free', premium: 'Premium', premium_plus: 'Premium Plus' } as const;

const all: Readonly<Record<string, MailWords>> = mailWords;
const wordsOf = (type: string): MailWords | undefined => (Object.hasOwn(all, type) ? all[type] : undefined);

export function createMailWriting({ db, clock, notifications, deck, origin }: Dependencies): MailWriting {
  async function writeAtOnce({ notificationId, language }: Outgoing): Promise<Written | null> {
    const notification = notificationId === null ? null : await notifications.findTold(notificationId);
    const said = notification === null ? undefined : wordsOf(notification.type);
    if (notification === null || said === undefined) return null;
    return {
      language,
      subject: said.subject[language],
      text: said.text[language],
      button: { label: said.button[language], url: `${origin}${notification.actionUrl ?? '/'}` },
      ...(notification.type === 'payment_confirmed' && { facts: await receiptOf(db, notification, language) }),
    };
  }

  /** Null if they came back meanwhile, or nothing waits for them. */
  async function writeDigest({ userId, language }: Outgoing): Promise<Written | null> {
    const wishes = await findWishes(db, userId);
    if (wishes.digest === 'off') return null;
    const seenAt = await lastSeen(db, userId);
    const away = clock.now().getTime() - (seenAt?.getTime() ?? 0);
    if (away < DIGEST_MS[wishes.digest] - HOUR_MS) return null;
    const [untold, muted] = await Promise.all([notifications.listUntold(userId), findMuted(db, userId)]);
    const lists = listsOf(untold, wishes, muted, language);
    if (lists.every(({ items }) => items.length === 0)) return null;
    const [profileId] = await findActingIds(db, userId);
    const cards = profileId === undefined ? [] : await deck.findBestCards({ userId, profileId, language }, MOST_CARDS);
    return {
      language,
      subject: digestWords.subject[language],
      text: digestWords.text[language],
      lists: [...lists, { heading: digestWords.cards[language], items: cards.map((card) => cardLine(card, language)) }],
      button: { label: digestWords.button[language], url: `${origin}/` },
    };
  }

  return { write: (outgoing) => (outgoing.kind === 'digest' ? writeDigest(outgoing) : writeAtOnce(outgoing)) };
}

/** What waits, by kind: who, and never what they wrote (D71). Likes that name nobody are only counted (D1). */
function listsOf(untold: readonly Notification[], { kinds }: Wishes, muted: readonly string[], language: Language) {
  const named = (type: Notification['type'], name: 'matchedProfileName' | 'senderName' | 'likerName') =>
    untold.flatMap((each) => {
      const { [name]: called, conversationId }: Record<string, unknown> = each.data;
      const isHeard = typeof conversationId !== 'string' || !muted.includes(conversationId);
      return each.type === type && typeof called === 'string' && isHeard ? [called] : [];
    });
  const anonymous = untold
    .flatMap((each) => (each.type === 'new_likes_group' ? [each.data.count ?? 1] : each.type === 'new_like' ? [1] : []))
    .reduce((sum, count) => sum + count, 0);
  const likes = [
    ...(anonymous === 0 ? [] : [likesCounted(anonymous, language)]),
    ...named('new_like_revealed', 'likerName'),
  ];
  const list = (kind: 'match' | 'message' | 'like', heading: string, items: readonly string[]) => ({
    heading,
    items: kinds.mail.includes(kind) ? [...new Set(items)].slice(0, MOST_NAMES) : [],
  });
  return [
    list('match', digestWords.matches[language], named('new_match', 'matchedProfileName')),
    list('message', digestWords.messages[language], named('new_message', 'senderName')),
    list('like', digestWords.likes[language], likes),
  ];
}

function cardLine({ name, reason, shared }: BestCard, language: Language): string {
  const why = reason ?? (shared.length === 0 ? null : inCommon(shared, language));
  return why === null ? name : `${name} – ${why}`;
}

async function receiptOf(db: Db, { data }: Notification, language: Language) {
  const { paymentId }: Record<string, unknown> = data;
  const payment = typeof paymentId === 'string' ? await findPayment(db, paymentId) : undefined;
  if (payment === undefined) return [];
  const amount = `${fromWei(BigInt(payment.received_wei))} ${payment.method.toUpperCase()}`;
  const paidAt = payment.confirmed_at ?? payment.created_at;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt);
  return [
    [footerWords.plan[language], TIERS[payment.tier]],
    [footerWords.paid[language], amount],
    [footerWords.date[language], date],
    ...(payment.tx_hash === null ? [] : [[footerWords.transaction[language], payment.tx_hash] as const]),
  ] as const;
}
