import { agoInWords } from '../../lib/when.ts';
import type { ProofTexts } from './proof-badge.texts.ts';

/** The words of a proof's date. */
export type DateTexts = Pick<ProofTexts, 'checkedNow' | 'checked' | 'checkedOn' | 'unconfirmed'>;

/** How times are said. */
export interface ProofTimes {
  /** "3 days ago"; null where the day is said instead. */
  readonly ago: (iso: string) => string | null;
  readonly day: (iso: string) => string;
  /** Less than a minute ago. */
  readonly isNow: (iso: string) => boolean;
}

const MINUTE = 60_000;

/** Times as a reader of that language says them; `now` in milliseconds. */
export function timesAt(now: number, locale: string): ProofTimes {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return {
    ago: (iso) => agoInWords(iso, now, locale),
    day: (iso) => (Number.isNaN(Date.parse(iso)) ? '' : dates.format(new Date(iso))),
    isNow: (iso) => now - Date.parse(iso) < MINUTE,
  };
}

/** When it was last checked. */
export function checkedFact(checkedAt: string, words: DateTexts, { ago, day, isNow }: ProofTimes): string {
  if (isNow(checkedAt)) return words.checkedNow;
  const when = ago(checkedAt);
  return when === null ? words.checkedOn(day(checkedAt)) : words.checked(when);
}

/** By which method it was shown, and when it was last checked or since when it could not be confirmed. */
export const proofFacts = (
  { method, checkedAt, state }: { method: string; checkedAt: string; state: 'proven' | 'unconfirmed' },
  words: DateTexts,
  times: ProofTimes,
): readonly string[] => [
  method,
  state === 'proven' ? checkedFact(checkedAt, words, times) : words.unconfirmed(times.day(checkedAt)),
];
