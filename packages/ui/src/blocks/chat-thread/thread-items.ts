import type { ChatMessage } from './chat-bubble.tsx';

/** One row of the virtual list: a message, and the day that starts below it. */
export interface ThreadItem<M extends ChatMessage> {
  readonly message: M;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** A time of the day that starts after this message, or null within a day. It is below, so that a row keeps its height when older ones load. */
  readonly dayAfter: string | null;
}

/** Messages further apart than this are separate runs, in ms. */
const PAUSE = 5 * 60_000;

/** The time of a row, and its day's midnight (local time). */
interface Moment {
  readonly iso: string;
  readonly time: number;
  readonly day: number;
}

/** Unconfirmed messages count as now. The calendar is computed once per day, not per row: a thread may have ten thousand. */
function momentsOf(rows: readonly ChatMessage[], now: number): readonly Moment[] {
  let [day, nextDay] = [Number.NaN, Number.NaN];
  return rows.map(({ createdAt }) => {
    const iso = createdAt ?? new Date(now).toISOString();
    const time = Date.parse(iso);
    if (!(time >= day && time < nextDay)) {
      const date = new Date(time);
      const [year, month, number] = [date.getFullYear(), date.getMonth(), date.getDate()];
      day = new Date(year, month, number).getTime();
      nextDay = new Date(year, month, number + 1).getTime();
    }
    return { iso, time, day };
  });
}

/** Groups messages into runs by one person and marks where a new day starts (local time). */
export function threadItems<M extends ChatMessage>(rows: readonly M[], now: number): ReadonlyArray<ThreadItem<M>> {
  const moments = momentsOf(rows, now);
  const goesOnAt = (index: number): boolean => {
    const [one, next, before, after] = [rows[index - 1], rows[index], moments[index - 1], moments[index]];
    if (!one || !next || !before || !after) return false;
    if (one.isOwn !== next.isOwn || one.state !== next.state) return false;
    return before.day === after.day && after.time - before.time <= PAUSE;
  };
  return rows.map((message, index) => {
    const after = moments[index + 1];
    return {
      message,
      isFirst: !goesOnAt(index),
      isLast: !goesOnAt(index + 1),
      dayAfter: after !== undefined && !Object.is(after.day, moments[index]?.day) ? after.iso : null,
    };
  });
}

/** A row's estimated height before it is measured, in px; `media` is its picture's. */
export function estimateHeight({ message, isLast, dayAfter }: ThreadItem<ChatMessage>, media?: number): number {
  const text = media ?? 40 + Math.floor(message.content.length / 42) * 24;
  return text + (isLast ? 34 : 4) + (message.state === 'failed' ? 40 : 0) + (dayAfter === null ? 0 : 52);
}
