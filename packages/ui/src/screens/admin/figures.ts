import { tookShort } from './ticket-time.ts';

const MINUTE = 60;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;
/** Below it one decimal is significant. */
const FEW = 10;

/** Bytes in the largest unit with a value of at least one: "734 MB", "1.2 GB". */
export function bytesShort(bytes: number, language: string): string {
  let [value, place] = [bytes, 0];
  while (Math.round(value) >= STEP && place < UNITS.length - 1) [value, place] = [value / STEP, place + 1];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[place] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < FEW ? 1 : 0,
  }).format(value);
}

/** A delay: "4 sec", "12 min", "3 days". */
export const lateShort = (seconds: number, language: string): string =>
  seconds < MINUTE
    ? new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds)
    : tookShort(seconds, language);
