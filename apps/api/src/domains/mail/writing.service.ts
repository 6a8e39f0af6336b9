import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { Db, Language } from '../../database/schema.ts';
import { fromWei } from '../../lib/wei.ts';
import type { BestCard, DeckService } from '../deck/deck.service.ts';
import type { Outgoing } from '../deliveries/deliveries.service.ts';
import { lastSeen } from '../devices/devices.public.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { findPayment } from '../payments/payments.public.ts';
import { findWishes } from '../preferences/preferences.public.ts';
import { findActingIds } from '../profiles/profiles.public.ts';
import {
  digestWords,
  footerWords,
  inCommon,
  likesCounted,
  mailWords,
  type MailWords,
  moreCounted,
} from './mail-words.data.ts';
import { DIGEST_MS } from './mail.rules.ts';
import type { MailParts } from './mail.view.ts';

type Notification = components['schemas']['Notification'];
type Untold = Awaited<ReturnType<NotificationsService['listUntold']>>;
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
const DIGESTED = ['match', 'message', 'like'] as const;
const TIERS = { free: 'Free', premium: 'Premium', premium_plus: 'Premium Plus' } as const;

const all: Readonly<Record<string, MailWords>> = mailWords;
const wordsOf = (type: string): MailWords | undefined => (Object.hasOwn(all, type) ? all[type] : undefined);

export function createMailWriting({ db, clock, notifications, deck, origin }: Dependencies): MailWriting {
  async function writeAtOnce({ notificationId, language }: Outgoing): Promise<Written | null> {
    const notification = notificationId === null ? null : await notifications.findTold(notificationId, 'mail');
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
    if (away < DIGEST_MS[wishes.digest]) return null;
    const lists = await Promise.all(
      DIGESTED.filter((kind) => wishes.kinds.mail.includes(kind)).map(async (kind) => ({
        heading: digestWords[kind][language],
        items: itemsOf(await notifications.listUntold(userId, kind), language),
      })),
    );
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

/** Who it is that something waits from; null for whom it does not name. */
const nameOf = ({ data }: Notification): string | null =>
  ('senderName' in data
    ? data.senderName
    : 'matchedProfileName' in data
      ? data.matchedProfileName
      : 'likerName' in data
        ? data.likerName
        : null) ?? null;

/** Who waits, and never what they wrote (D71); likes that name nobody (D1) and the rest are counted. */
function itemsOf({ data, total }: Untold, language: Language): string[] {
  const likes = data
    .map((each) => (each.type === 'new_likes_group' ? (each.data.count ?? 1) : each.type === 'new_like' ? 1 : 0))
    .reduce((sum, count) => sum + count, 0);
  const names = new Set(data.map(nameOf).filter((name) => name !== null));
  const shown = [...names].slice(0, MOST_NAMES);
  const left = total - data.map(nameOf).filter((name) => name === null || shown.includes(name)).length;
  return [
    ...(likes === 0 ? [] : [likesCounted(likes, language)]),
    ...shown,
    ...(left === 0 ? [] : [moreCounted(left, language)]),
  ];
}

function cardLine({ name, reason, shared }: BestCard, language: Language): string {
  const why = reason ?? (shared.length === 0 ? null : inCommon(shared, language));
  // Isolated: a name that runs from right to left would turn what stands behind it.
  return why === null ? name : `\u{2068}${name}\u{2069} – ${why}`;
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
