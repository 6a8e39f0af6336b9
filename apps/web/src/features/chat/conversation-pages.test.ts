import type { Conversation, ConversationList, Message } from '@mutuals/api-client';
import { describe, expect, it } from 'vitest';
import { withMessage, withReading } from './conversation-pages.ts';
import { partnerOf } from './partner.ts';

const conversation = (
  id: string,
  unread: number,
  { seq = 1, ...turn }: { seq?: number } & Partial<Pick<Conversation, 'waitingSince' | 'closed'>> = {},
): Conversation => ({
  _id: id,
  participants: [
    { isDeleted: true, _id: 'ada' },
    { isDeleted: true, _id: 'ben' },
  ],
  lastMessage: { seq, content: 'before', type: 'text', senderId: 'ben', createdAt: '2026-11-20T09:00:00.000Z' },
  lastMessageAt: '2026-11-20T09:00:00.000Z',
  unreadCount: { ada: unread },
  waitingSince: null,
  closed: null,
  ...turn,
  createdAt: '2026-11-20T08:00:00.000Z',
});

const page = (offset: number, ...data: Conversation[]): ConversationList => ({
  data,
  meta: { total: 3, limit: 2, offset, nextCursor: null },
});
const pages = [page(0, conversation('c1', 0), conversation('c2', 0)), page(2, conversation('c3', 4))];

const message = (conversationId: string, senderId: string, seq = 2): Message => ({
  _id: 'm',
  conversationId,
  seq,
  clientId: 'k',
  senderId,
  type: 'text',
  content: 'now',
  metadata: null,
  status: 'sent',
  createdAt: '2026-11-20T10:00:00.000Z',
});

describe('a message in the list of conversations', () => {
  it('brings its conversation to the top, once, with what was said and one more unread', () => {
    const changed = withMessage(pages, message('c3', 'ben'), 'ada');
    expect(changed?.map(({ data }) => data.map(({ _id }) => _id))).toEqual([['c3', 'c1', 'c2'], []]);
    expect(changed?.[0]?.data[0]).toMatchObject({
      lastMessage: { seq: 2, content: 'now' },
      lastMessageAt: '2026-11-20T10:00:00.000Z',
      unreadCount: { ada: 5 },
    });
  });

  it('of one’s own is not unread', () => {
    expect(withMessage(pages, message('c3', 'ada'), 'ada')?.[0]?.data[0]?.unreadCount).toEqual({ ada: 4 });
  });

  const idsOf = (lists: ConversationList[] | null) => lists?.map(({ data }) => data.map(({ _id }) => _id));
  const since = '2026-11-19T09:00:00.000Z';
  const turnFirst = [
    page(0, conversation('t1', 1, { waitingSince: since }), conversation('t2', 1, { waitingSince: since })),
    page(2, conversation('c1', 0), conversation('c2', 0)),
  ];

  it('begins the wait, and does not begin it again with a second message', () => {
    expect(withMessage(turnFirst, message('c2', 'ben'), 'ada')?.[0]?.data[0]).toMatchObject({
      _id: 'c2',
      waitingSince: '2026-11-20T10:00:00.000Z',
    });
    const again = withMessage(turnFirst, message('t2', 'ben'), 'ada');
    expect(idsOf(again)).toEqual([
      ['t2', 't1'],
      ['c1', 'c2'],
    ]);
    expect(again?.[0]?.data[0]?.waitingSince).toBe(since);
  });

  it('of one’s own ends the wait: its conversation is the first of the rest, wherever these begin', () => {
    const answered = withMessage(turnFirst, message('t1', 'ada'), 'ada');
    expect(idsOf(answered)).toEqual([['t2'], ['t1', 'c1', 'c2']]);
    expect(answered?.[1]?.data[0]?.waitingSince).toBeNull();
    const turnsOnly = turnFirst.slice(0, 1);
    expect(idsOf(withMessage(turnsOnly, message('t1', 'ada'), 'ada'))).toEqual([['t2', 't1']]);
    const more = turnsOnly.map((first) => ({ ...first, meta: { ...first.meta, nextCursor: 'more' } }));
    expect(idsOf(withMessage(more, message('t1', 'ada'), 'ada'))).toEqual([['t2']]);
  });

  it('opens a closed conversation again if it is of the side that closed it', () => {
    const closedBy = (isOwn: boolean) => [
      page(0, conversation('c1', 0, { closed: { isOwn, isEnded: false, at: since } })),
    ];
    const after = (isOwn: boolean, sender: string) =>
      withMessage(closedBy(isOwn), message('c1', sender), 'ada')?.[0]?.data[0];
    expect(after(true, 'ada')).toMatchObject({ closed: null, waitingSince: null });
    expect(after(true, 'ben')).toMatchObject({ closed: { isOwn: true }, waitingSince: null });
    expect(after(false, 'ben')).toMatchObject({ closed: null, waitingSince: '2026-11-20T10:00:00.000Z' });
    expect(after(false, 'ada')).toMatchObject({ closed: { isOwn: false }, waitingSince: null });
  });

  it('changes nothing by hand when the list does not know the conversation, or knows it better', () => {
    expect(withMessage(pages, message('c9', 'ben'), 'ada')).toBeNull();
    expect(withMessage(pages, message('c1', 'ben', 1), 'ada')).toBeNull();
  });
});

const receipt = (conversationId: string, lastReadSeq: number) => ({
  conversationId,
  readerProfileId: 'ada',
  lastReadSeq,
});

it('a conversation that was read has nothing unread', () => {
  const changed = withReading(pages, receipt('c3', 1));
  expect(changed?.flatMap(({ data }) => data.map(({ unreadCount }) => unreadCount['ada']))).toEqual([0, 0, 0]);
});

it('what was read in one conversation leaves the others unread', () => {
  const two = [page(0, conversation('c1', 2), conversation('c2', 3))];
  expect(withReading(two, receipt('c1', 1))?.[0]?.data.map(({ unreadCount }) => unreadCount['ada'])).toEqual([0, 3]);
});

it('a conversation that was not read to its end has to be fetched: something is left to read', () => {
  const two = [page(0, conversation('c1', 2, { seq: 5 }))];
  expect(withReading(two, receipt('c1', 4))).toBeNull();
});

it('a conversation that was read further than the list knows has to be fetched: its message is still to come, and read already', () => {
  expect(withReading(pages, receipt('c3', 2))).toBeNull();
});

it('a conversation that was read in part, or is not in the list, has to be fetched', () => {
  expect([withReading(pages, receipt('c3', 0)), withReading(pages, receipt('c9', 5))]).toEqual([null, null]);
});

it('has a partner, whoever of the two one is', () => {
  const { participants } = conversation('talk', 0);
  expect(['ada', 'ben'].map((id) => partnerOf({ participants }, id)._id)).toEqual(['ben', 'ada']);
  expect(() => partnerOf({ participants: [] }, 'ada')).toThrow('two participants');
});
