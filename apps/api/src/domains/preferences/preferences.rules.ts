import type { DigestInterval, EventKind, NotificationType } from '../../database/schema.ts';

/** Where a person can be told of an event. */
export const CHANNELS = ['inProduct', 'push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Clock times (`HH:MM`) in a time zone; `to` may be on the next day. */
export interface QuietHours {
  from: string;
  to: string;
  zone: string;
}

/** What reaches a person, how and when. */
export interface Wishes {
  /** The kinds that each channel tells of. */
  kinds: Readonly<Record<Channel, readonly EventKind[]>>;
  digest: DigestInterval;
  quietHours: QuietHours | null;
  /** Whether what was written is shown on a locked screen (D71). */
  showsWords: boolean;
}

/** The kind of each notification. */
export const kindOf = {
  new_match: 'match',
  new_message: 'message',
  conversation_closed: 'message',
  new_like: 'like',
  answered_like: 'like',
  new_likes_group: 'like',
  super_like_returned: 'like',
  ticket_answered: 'ticket',
  ticket_returned: 'ticket',
  ticket_closed: 'ticket',
  payment_confirmed: 'payment',
  payment_refunded: 'payment',
  subscription_upgraded: 'payment',
  subscription_ending: 'payment',
  profile_hidden: 'decision',
  link_approved: 'decision',
  link_rejected: 'decision',
  decision_made: 'decision',
  report_decided: 'decision',
  appeal_answered: 'decision',
  proof_changed: 'decision',
  seat_requested: 'decision',
} as const satisfies Record<NotificationType, EventKind>;

export const KINDS = [
  'match',
  'message',
  'like',
  'ticket',
  'payment',
  'decision',
] as const satisfies readonly EventKind[];

/** Calm: likes are not pushed, and no digest is mailed that nobody chose (D73). */
export const CALM: Wishes = {
  kinds: { inProduct: KINDS, push: KINDS.filter((kind) => kind !== 'like'), mail: KINDS },
  digest: 'off',
  quietHours: null,
  showsWords: false,
};

/**
 * When a channel may tell of a kind: `now`, the end of the quiet hours, or null for never. The product itself has no
 * quiet hours.
 */
export function whenMayTell(wishes: Wishes, { kind, channel }: { kind: EventKind; channel: Channel }, now: Date) {
  if (!wishes.kinds[channel].includes(kind)) return null;
  return channel === 'inProduct' ? now : afterQuietHours(wishes.quietHours, now);
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** `now`, or the end of the quiet hours that it is in, over changes of the clocks too. */
export function afterQuietHours(quiet: QuietHours | null, now: Date): Date {
  if (quiet === null || !isQuiet(quiet, now)) return now;
  const left = (minutesOf(quiet.to) - clockOf(quiet.zone, now).minutes + DAY_MINUTES) % DAY_MINUTES;
  // If the clocks change until then, the hours are longer or shorter: both clocks' ends are between now and the end.
  const end = now.getTime() - (now.getTime() % MINUTE_MS) + left * MINUTE_MS;
  const change = clockOf(quiet.zone, new Date(end)).offset - clockOf(quiet.zone, now).offset;
  const [first, last] = change > 0 ? [end - change * MINUTE_MS, end] : [end, end - change * MINUTE_MS];
  for (let instant = first; instant < last; instant += MINUTE_MS)
    if (instant > now.getTime() && !isQuiet(quiet, new Date(instant))) return new Date(instant);
  return new Date(last);
}

function isQuiet({ from, to, zone }: QuietHours, instant: Date): boolean {
  const [begin, end, now] = [minutesOf(from), minutesOf(to), clockOf(zone, instant).minutes];
  return begin < end ? begin <= now && now < end : begin <= now || now < end;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What a zone's clock shows: minutes of the day, and by how many minutes it is ahead of UTC. */
function clockOf(zone: string, instant: Date): { minutes: number; offset: number } {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const [hour, minute] = [part('hour'), part('minute')];
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), hour, minute);
  return {
    minutes: hour * 60 + minute,
    // A clock shows whole minutes.
    offset: Math.ceil((shown - instant.getTime()) / MINUTE_MS),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws RangeError for an unknown zone. Keeps main names alone: there are some 400, and any number of spellings. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (format.resolvedOptions().timeZone === timeZone) formats.set(timeZone, format);
  return format;
}

/** The main name of a time zone, whatever its spelling; null for one that this server's clock does not know. */
export function zoneOf(zone: string): string | null {
  try {
    return formatOf(zone).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
