import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './chat-bubble.tsx';
import { threadItems } from './thread-items.ts';

const now = new Date(2026, 10, 20, 15).getTime();
const row = (key: string, minutesAgo: number | null, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  key,
  isOwn: false,
  state: 'received',
  content: key,
  seq: 1,
  createdAt: minutesAgo === null ? null : new Date(now - minutesAgo * 60_000).toISOString(),
  ...rest,
});
const shape = (rows: readonly ChatMessage[]): string[] =>
  threadItems(rows, now).map(
    ({ message, isFirst, isLast, dayAfter }) =>
      `${isFirst ? '[' : ''}${message.key}${isLast ? ']' : ''}${dayAfter === null ? '' : '|'}`,
  );

describe('the rows of a thread', () => {
  it('begins a day at each midnight and nowhere else, also after a row of an earlier day', () => {
    const [hour, day] = [60, 24 * 60];
    expect(
      shape([
        row('a', 2 * day),
        row('b', 2 * day - hour),
        row('c', day),
        row('d', day - 2 * hour),
        row('e', 2 * day),
        row('f', hour),
      ]),
    ).toEqual(['[a]', '[b]|', '[c]', '[d]|', '[e]|', '[f]']);
  });

  it('groups messages by one person within five minutes', () => {
    expect(shape([row('a', 20), row('b', 18), row('c', 9), row('d', 8, { isOwn: true, state: 'read' })])).toEqual([
      '[a',
      'b]',
      '[c]',
      '[d]',
    ]);
  });

  it('ends a group where own messages got differently far, so that each mark shows', () => {
    const own = (key: string, state: ChatMessage['state'], minutesAgo: number | null) =>
      row(key, minutesAgo, { isOwn: true, state });
    expect(shape([own('a', 'read', 3), own('b', 'read', 2), own('c', 'sent', 1), own('d', 'sending', null)])).toEqual([
      '[a',
      'b]',
      '[c]',
      '[d]',
    ]);
  });

  it('hangs a new day below the last message of the day before', () => {
    expect(shape([row('a', 60 * 24), row('b', 60), row('c', 59)])).toEqual(['[a]|', '[b', 'c]']);
  });

  it('takes what is not confirmed yet for now', () => {
    expect(shape([row('a', 60 * 24), row('b', null, { isOwn: true, state: 'sending' })])).toEqual(['[a]|', '[b]']);
  });
});
