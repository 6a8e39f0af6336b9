import { createHash } from 'node:crypto';
import type { components } from '@mutuals/api-client/schema';
import type { EventKind, Language } from '../../database/schema.ts';
import type { PushMessage } from '../../integrations/push/push.ts';
import { kindWords, typeWords } from './push-words.data.ts';

const PRODUCT = 'Mutuals';
/** Code points of what was written that a push shows at most. */
const MOST_WORDS = 120;
const DAY_S = 86_400;
/** What a device shows stays until it is closed, so a closing waits four weeks for a device that is away. */
const CLOSING_S = 28 * DAY_S;

const URGENCY: Readonly<Record<EventKind, PushMessage['urgency']>> = {
  message: 'high',
  match: 'normal',
  ticket: 'normal',
  payment: 'normal',
  decision: 'normal',
  like: 'low',
};

interface Told {
  notification: components['schemas']['Notification'];
  kind: EventKind;
  /** What it is about: a newer push about it replaces an older one. */
  subject: string;
  language: Language;
  /** What was written, where the person chose to see it on a locked screen. */
  words: string | null;
  /** For the badge. */
  unread: number;
}

/**
 * What a push says: the kind and the sender's name at most (D71), and what was written only where the person chose it.
 * apps/web/worker/worker.ts reads it.
 */
export function pushMessageOf({ notification, kind, subject, language, words, unread }: Told): PushMessage {
  const { type, data, actionUrl } = notification;
  const name = 'senderName' in data ? data.senderName : 'matchedProfileName' in data ? data.matchedProfileName : null;
  const what = (typeWords[type] ?? kindWords[kind])[language];
  const payload = {
    title: name ?? PRODUCT,
    body: words === null ? what : shortened(words),
    tag: subject,
    url: actionUrl ?? '/notifications',
    lang: language,
    unread,
  };
  return { payload: JSON.stringify(payload), topic: topicOf(subject), ttlS: DAY_S, urgency: URGENCY[kind] };
}

/** Subjects, of some 60 bytes each, that one push closes at most: push services take no more than 4 kB (RFC 8030). */
const MOST_CLOSED = 40;

/** The pushes that close on a device what its person saw elsewhere. */
export const closingsOf = (subjects: readonly string[], unread: number): PushMessage[] =>
  Array.from({ length: Math.ceil(subjects.length / MOST_CLOSED) }, (_, index) => {
    const close = subjects.slice(index * MOST_CLOSED, (index + 1) * MOST_CLOSED);
    return {
      payload: JSON.stringify({ close, unread }),
      // Of one subject it replaces what the push service still keeps of it.
      topic: topicOf(close.join()),
      ttlS: CLOSING_S,
      urgency: 'low',
    };
  });

/** The push service sees it, so it names nothing. */
const topicOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 32);

function shortened(text: string): string {
  const points = [...text.replace(/\s+/g, ' ').trim()];
  return points.length <= MOST_WORDS ? points.join('') : `${points.slice(0, MOST_WORDS - 1).join('')}…`;
}
