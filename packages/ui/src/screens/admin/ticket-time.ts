const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration, in the largest unit with a value of at least two, else minutes: "45 min", "5 hr", "3 days". */
export function tookShort(seconds: number, language: string): string {
  const [size, unit] =
    seconds >= 2 * DAY
      ? ([DAY, 'day'] as const)
      : seconds >= 2 * HOUR
        ? ([HOUR, 'hour'] as const)
        : ([MINUTE, 'minute'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.max(1, Math.round(seconds / size)),
  );
}
