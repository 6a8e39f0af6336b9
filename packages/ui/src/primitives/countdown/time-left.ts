/** The colour of the remaining time: calm above a half, attentive above a quarter, then urgent. */
export function toneOf(share: number): 'success' | 'warning' | 'danger' {
  if (share > 0.5) return 'success';
  return share > 0.25 ? 'warning' : 'danger';
}

/** The remaining share, 0 to 1. */
export const shareOf = (left: number, total: number): number =>
  total > 0 ? Math.min(Math.max(left / total, 0), 1) : 0;

const two = (figure: number) => String(figure).padStart(2, '0');

/** "14:05", from an hour on "1:02:05". A started second still counts, so that 0:00 means over. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The last moment reached: announced in place of each second. */
export function momentReached(left: number, total: number, moments: readonly number[]): number | undefined {
  const reached = moments.filter((moment) => moment < total && left <= moment);
  return reached.length > 0 ? Math.min(...reached) : undefined;
}
