import type { MessageRow } from '../message-bubble/message.types.ts';
import { dayKey } from '../when/when.ts';

/** One row of the virtual list: a message, and the day that begins below it. */
export interface ThreadItem {
  readonly message: MessageRow;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A time of the day that begins after this message, or null within a day. It hangs below so that a row keeps its height when older ones load. */
  readonly dayAfter: string | null;
}

/** Messages further apart than this stand apart, ms. */
const PAUSE = 5 * 60_000;

/** The time that a row is grouped by: what the server has not confirmed yet belongs to now. */
const timeOf = ({ createdAt }: MessageRow, now: number): string => createdAt ?? new Date(now).toISOString();

function isRun(one: MessageRow, next: MessageRow, now: number): boolean {
  if (one.isOwn !== next.isOwn || one.state !== next.state) return false;
  const [before, after] = [timeOf(one, now), timeOf(next, now)];
  return dayKey(before) === dayKey(after) && Date.parse(after) - Date.parse(before) <= PAUSE;
}

/** Groups messages into runs by one person and marks where a new day begins (local time). */
export function threadItems(rows: readonly MessageRow[], now: number): readonly ThreadItem[] {
  return rows.map((message, index) => {
    const before = rows[index - 1];
    const after = rows[index + 1];
    const isNewDay = after !== undefined && dayKey(timeOf(message, now)) !== dayKey(timeOf(after, now));
    return {
      message,
      isFirst: before === undefined || !isRun(before, message, now),
      isLast: after === undefined || !isRun(message, after, now),
      dayAfter: isNewDay ? timeOf(after, now) : null,
    };
  });
}

/** About how high a row will be before it is measured, px. */
export function estimateHeight({ message, isLast, dayAfter }: ThreadItem): number {
  const text = message.type === 'gif' ? 210 : 40 + Math.floor(message.content.length / 42) * 24;
  return text + (isLast ? 34 : 4) + (message.state === 'failed' ? 40 : 0) + (dayAfter === null ? 0 : 52);
}
