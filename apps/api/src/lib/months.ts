/** The same day and time some months later, or the last day of a month that is shorter (D14). */
export function monthsAfter(instant: Date, months: number): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + months);
  if (after.getUTCDate() !== instant.getUTCDate()) after.setUTCDate(0);
  return after;
}
