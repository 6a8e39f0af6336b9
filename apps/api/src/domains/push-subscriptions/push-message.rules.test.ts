import type { components } from '@mutuals/api-client/schema';
import { describe, expect, it } from 'vitest';
import type { EventKind, Language } from '../../database/schema.ts';
import { closingsOf, pushMessageOf } from './push-message.rules.ts';
import { kindWords, typeWords } from './push-words.data.ts';

type Notification = components['schemas']['Notification'];

const base = {
  _id: 'n1',
  isRead: false,
  readAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  title: 'Title',
  message: 'Message',
};
const message: Notification = {
  ...base,
  type: 'new_message',
  actionUrl: '/profiles/p1/messages/c1',
  data: { senderName: 'Ada' },
};
const ticket: Notification = {
  ...base,
  type: 'ticket_answered',
  actionUrl: null,
  data: { ticketSubject: 'My secret' },
};

const push = (told: Partial<Parameters<typeof pushMessageOf>[0]> = {}) => {
  const made = pushMessageOf({
    notification: message,
    kind: 'message',
    subject: 'message:c1',
    language: 'en',
    words: null,
    unread: 3,
    ...told,
  });
  return { ...made, payload: JSON.parse(made.payload) };
};

describe('a push', () => {
  it('has who wrote as its title, and the kind in the language of its reader', () => {
    const said = { en: 'New message', fr: 'Nouveau message', zh: '新消息' };
    for (const language of ['en', 'fr', 'zh'] as const)
      expect(push({ language }).payload).toEqual({
        title: 'Ada',
        body: said[language],
        tag: 'message:c1',
        url: '/profiles/p1/messages/c1',
        lang: language,
        unread: 3,
      });
  });

  it('has a match’s name as its title', () => {
    const notification: Notification = {
      ...base,
      type: 'new_match',
      actionUrl: '/',
      data: { matchedProfileName: 'Tide' },
    };
    expect(push({ notification, kind: 'match' }).payload).toMatchObject({ title: 'Tide', body: 'New match', url: '/' });
  });

  it('that names nobody has the product as its title, says nothing of what it is about, and opens the notifications', () => {
    const { payload } = push({ notification: ticket, kind: 'ticket' });
    expect(payload).toMatchObject({ title: 'Mutuals', body: 'News about your ticket', url: '/notifications' });
    expect(JSON.stringify(payload)).not.toContain('My secret');
  });

  it('says something in each language of every kind, and of every type that has words of its own', () => {
    for (const words of [...Object.values(kindWords), ...Object.values(typeWords)])
      expect(new Set(Object.values(words ?? {})).size).toBe(3);
    for (const type of Object.keys(typeWords))
      for (const language of ['en', 'fr', 'zh'] satisfies Language[])
        expect(
          push({ notification: { ...ticket, type } as Notification, kind: 'decision', language }).payload.body,
        ).toBe(typeWords[type]?.[language]);
  });

  it('says what was written where its reader chose so, on one line of at most 120 characters', () => {
    expect(push({ words: '  one\n\ttwo ' }).payload.body).toBe('one two');
    expect(push({ words: 'x'.repeat(120) }).payload.body).toBe('x'.repeat(120));
    expect(push({ words: '\u{1F600}'.repeat(121) }).payload.body).toBe(`${'\u{1F600}'.repeat(119)}…`);
  });

  it('is kept for a day for a device that is away, and wakes it the sooner the more somebody waits', () => {
    expect(push().ttlS).toBe(86_400);
    const urgency = (kind: EventKind) => push({ kind }).urgency;
    expect((['message', 'match', 'ticket', 'payment', 'decision', 'like'] as const).map(urgency)).toEqual([
      'high',
      'normal',
      'normal',
      'normal',
      'normal',
      'low',
    ]);
  });

  it('takes the place of another about the same at the push service, which learns nothing from it', () => {
    expect(push().topic).toMatch(/^[\w-]{32}$/);
    expect(push({ words: 'Another' }).topic).toBe(push().topic);
    expect(push({ subject: 'message:c2' }).topic).not.toBe(push().topic);
  });
});

describe('what closes pushes', () => {
  const subjects = (count: number) => Array.from({ length: count }, (_, index) => `message:messages:${index}`);

  it('closes at most 40 at once, each subject once, and waits four weeks for a device', () => {
    for (const [count, sizes] of [
      [0, []],
      [1, [1]],
      [40, [40]],
      [41, [40, 1]],
    ] as const) {
      const made = closingsOf(subjects(count), 2);
      expect(made.map(({ payload }) => JSON.parse(payload).close.length)).toEqual(sizes);
      expect(made.flatMap(({ payload }) => JSON.parse(payload).close)).toEqual(subjects(count));
      for (const { ttlS, urgency, payload } of made)
        expect([ttlS, urgency, JSON.parse(payload).unread]).toEqual([28 * 86_400, 'low', 2]);
    }
  });

  it('takes the place of what it closes, if that is one and not yet there', () => {
    expect(closingsOf(['message:c1'], 0)[0]?.topic).toBe(push().topic);
  });
});
