import { describe, expect, it } from 'vitest';
import { joined } from './joined.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    _id: `message-${from + index}`,
    seq: from + index,
    message: '',
    isSupport: false,
    timestamp: '2026-11-20T09:30:00.000Z',
    pictures: [],
  }));
const seqs = (of: readonly { seq: number }[]) => of.map(({ seq }) => seq);

describe('the newest messages of a ticket with those before them', () => {
  it('are in order, each once', () => {
    expect(seqs(joined(messages(1, 2), messages(3, 4)))).toEqual([1, 2, 3, 4]);
    expect(seqs(joined(messages(1, 3), messages(2, 4)))).toEqual([1, 2, 3, 4]);
    expect(seqs(joined([], messages(1, 2)))).toEqual([1, 2]);
    expect(joined([], [])).toEqual([]);
  });

  it('leave the earlier ones out where some in between are unknown, so that these are loaded again', () => {
    expect(seqs(joined(messages(1, 2), messages(4, 5)))).toEqual([4, 5]);
  });

  it('are those that the server has now where it gave them again', () => {
    const changed = messages(2, 2).map((message) => ({ ...message, message: 'New' }));
    expect(joined(messages(1, 2), changed)).toEqual([...messages(1, 1), ...changed]);
  });
});
