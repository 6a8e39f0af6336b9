/** The same day and time of the next month, or its last day where it is shorter (D14). */
export function aMonthAfter(instant: Date): Date {
  const after = new Date(instant);
  after.setUTCMonth(after.getUTCMonth() + 1);
  if (after.getUTCDate() !== instant.getUTCDate()) after.setUTCDate(0);
  return after;
}
