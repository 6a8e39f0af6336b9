const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The number of midnights between two times, in the reader's zone: 1 is yesterday. A day of 23 or 25 hours is one too. */
const daysBetween = (then: Date, now: Date): number => Math.round((midnight(now) - midnight(then)) / DAY);

const valid = (iso: string): Date | null => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The time of day, such as "14:05" or "2:05 PM". Every function here returns '' for an invalid time (SPEC 8). */
export function timeOfDay(iso: string, language: string): string {
  const date = valid(iso);
  return date ? new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(date) : '';
}

/** How long ago, in the short form of lists: now, minutes under 60, hours under 24, calendar days under 7, else a date (SPEC 9). */
export const agoShort = (iso: string, now: number, language: string): string =>
  // The narrow French form is "-5 min", like a minus: its short form uses words.
  ago(iso, now, language, language.startsWith('fr') ? 'short' : 'narrow') ?? shortDate(new Date(iso), now, language);

/** The same in whole words, for sentences: "3 days ago". Null where it is a date, before which a sentence needs another word. */
export const agoInWords = (iso: string, now: number, language: string): string | null =>
  ago(iso, now, language, 'long');

function ago(iso: string, now: number, language: string, style: Intl.RelativeTimeFormatStyle): string | null {
  const date = valid(iso);
  if (!date) return '';
  const passed = Math.max(0, now - date.getTime());
  const before = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(language, { style, numeric: 'auto' }).format(-value, unit);
  if (passed < MINUTE) return before(0, 'second');
  if (passed < HOUR) return before(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return before(Math.floor(passed / HOUR), 'hour');
  const days = daysBetween(date, new Date(now));
  return days < 7 ? before(days, 'day') : null;
}

function shortDate(date: Date, now: number, language: string): string {
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** The time until then, in whole hours, or minutes if it is less than one: "in 5 hours". */
export function until(iso: string, now: number, language: string): string {
  const date = valid(iso);
  if (!date) return '';
  const left = Math.max(MINUTE, date.getTime() - now);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return left >= HOUR
    ? format.format(Math.round(left / HOUR), 'hour')
    : format.format(Math.ceil(left / MINUTE), 'minute');
}

/** The day as a heading: today, yesterday, a weekday within the last week, else the date; in local time. */
export function dayHeading(iso: string, now: number, language: string): string {
  const date = valid(iso);
  if (!date) return '';
  const today = new Date(now);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const name = (days: number): string => {
    const text = relative.format(days, 'day');
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  };
  const days = daysBetween(date, today);
  if (days === 0 || days === 1) return name(-days);
  const options: Intl.DateTimeFormatOptions =
    days > 1 && days < 7
      ? { weekday: 'long' }
      : {
          weekday: 'short',
          day: 'numeric',
          month: 'long',
          ...(date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
        };
  const text = new Intl.DateTimeFormat(language, options).format(date);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A key shared by two times on one local day. */
export function dayKey(iso: string): string {
  const date = valid(iso);
  return date ? `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}` : '';
}
