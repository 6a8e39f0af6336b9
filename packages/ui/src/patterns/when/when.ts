const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const isSameDay = (a: Date, b: Date): boolean =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();

const valid = (iso: string): Date | null => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The time of day, such as "14:05" or "2:05 PM". Every function here answers '' for a time that is none (SPEC 8). */
export function timeOfDay(iso: string, language: string): string {
  const date = valid(iso);
  return date ? new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(date) : '';
}

/** How long ago, in the short form of lists: now, minutes under 60, hours under 24, days under 7, else a date (SPEC 9). */
export function agoShort(iso: string, now: number, language: string): string {
  const date = valid(iso);
  if (!date) return '';
  const passed = Math.max(0, now - date.getTime());
  // The narrowest French is a minus sign, "-5 min": its short form says it in words.
  const style = language.startsWith('fr') ? 'short' : 'narrow';
  const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(language, { style, numeric: 'auto' }).format(-value, unit);
  if (passed < MINUTE) return ago(0, 'second');
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return ago(Math.floor(passed / DAY), 'day');
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** How long until then, in whole hours, or minutes when it is less than one: "in 5 hours". */
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
  if (isSameDay(date, today)) return name(0);
  if (isSameDay(date, new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1))) return name(-1);
  const recent = date.getTime() < now && now - date.getTime() < 6 * DAY;
  const options: Intl.DateTimeFormatOptions = recent
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

/** A key that is the same for two times on one local day. */
export function dayKey(iso: string): string {
  const date = valid(iso);
  return date ? `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}` : '';
}
