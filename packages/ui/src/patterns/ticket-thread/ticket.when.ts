import { agoShort, timeOfDay } from '../../lib/when.ts';

const DAY = 24 * 60 * 60_000;

/** When a ticket was written or changed: within 24 hours the time of day, as SPEC 9 has it for tickets; else as in other lists. */
export const ticketWhen = (iso: string, now: number, language: string): string =>
  now - Date.parse(iso) < DAY ? timeOfDay(iso, language) : agoShort(iso, now, language);
