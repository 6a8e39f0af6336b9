import type { ConversationSummary } from '../conversation-list/conversation-list.tsx';
import type { Partner } from '../conversation-list/partner.ts';
import { portraits } from '../deck-card/deck-card.examples.ts';
import type { MessageRow } from './message.types.ts';

/** The current time of all message stories. */
export const now = Date.parse('2026-11-20T19:00:00.000Z');
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

export const own = [
  { _id: 'me', name: 'Noor Haddad', profileType: 'individual', subtype: 'developer', avatar: portraits.noor },
  { _id: 'lantern', name: 'Lantern Labs', profileType: 'project', subtype: 'dapp', avatar: null },
] as const;

export const lin = {
  _id: 'lin-yue',
  isDeleted: false,
  name: 'Lin Yue',
  avatar: portraits.lin,
  profileType: 'individual',
  subtype: 'developer',
  isVerified: true,
} as const satisfies Partner;
export const gone = { _id: 'gone', isDeleted: true } as const satisfies Partner;

export const conversations: readonly ConversationSummary[] = [
  {
    _id: 'c1',
    partner: lin,
    lastMessage: { content: 'Then let’s look at the circuit together on Monday?', type: 'text', isOwn: false },
    lastMessageAt: ago(2),
    unread: 2,
    waitingSince: ago(2),
  },
  {
    _id: 'c4',
    partner: {
      _id: 'ada-mbeki',
      isDeleted: false,
      name: 'Ada Mbeki-Ström',
      avatar: portraits.ada,
      profileType: 'individual',
      subtype: 'trader',
      isVerified: false,
    },
    lastMessage: { content: 'https://media.example/wave.gif', type: 'gif', isOwn: false },
    lastMessageAt: ago(60 * 30),
    unread: 14,
    waitingSince: ago(60 * 24 * 3),
  },
  {
    _id: 'c2',
    partner: {
      _id: 'tidepool',
      isDeleted: false,
      name: 'Tidepool',
      avatar: null,
      profileType: 'project',
      subtype: 'defi',
      isVerified: false,
    },
    lastMessage: { content: 'I can send you the audit tonight.', type: 'text', isOwn: true },
    lastMessageAt: ago(54),
    unread: 0,
    waitingSince: null,
  },
  {
    _id: 'c3',
    partner: {
      _id: 'osmanthus-dao',
      isDeleted: false,
      name: 'Osmanthus DAO',
      avatar: null,
      profileType: 'group',
      subtype: 'dao',
      isVerified: true,
    },
    lastMessage: null,
    lastMessageAt: ago(60 * 5),
    unread: 0,
    waitingSince: null,
  },
  {
    _id: 'c5',
    partner: gone,
    lastMessage: { content: 'It was good to build this with you.', type: 'text', isOwn: false },
    lastMessageAt: ago(60 * 24 * 9),
    unread: 0,
    waitingSince: null,
  },
];

type Line = readonly [minutesAgo: number, who: 'me' | 'lin', content: string];

/** A stored message, at a place in the conversation. */
export const line = ([minutes, who, content]: Line, index = 0): MessageRow => ({
  key: `m${index + 1}`,
  isOwn: who === 'me',
  state: who === 'me' ? 'read' : 'received',
  type: 'text',
  content,
  metadata: null,
  seq: index + 1,
  createdAt: ago(minutes),
  clientId: who === 'me' ? `client-${index + 1}` : null,
  fault: null,
});

/** An own message that the server does not have yet. */
export const unconfirmed = (
  key: string,
  state: 'sending' | 'waiting' | 'failed',
  content: string,
  fault: MessageRow['fault'] = state === 'failed' ? { code: 'offline', message: '' } : null,
): MessageRow => ({
  key,
  isOwn: true,
  state,
  type: 'text',
  content,
  metadata: null,
  seq: null,
  createdAt: null,
  clientId: key,
  fault,
});

const lines: readonly Line[] = [
  [60 * 26, 'me', 'Hi Lin, we both seem to like small wallets.'],
  [60 * 26 - 1, 'me', 'What are you working on?'],
  [
    60 * 25,
    'lin',
    'Hello Noor! A circuit that proves a balance without showing it. It has to run on a phone, so every constraint counts.',
  ],
  [60 * 25 - 2, 'lin', 'And you?'],
  [180, 'me', 'A wallet that explains each signature in one sentence. I would love to have proofs in it.'],
  [12, 'lin', 'That is close to what I hoped somebody would build.'],
  [11, 'lin', 'I have a prototype in Rust, about 40 ms on a five-year-old phone.'],
  [9, 'me', '40 ms! Can I see it?'],
  [3, 'lin', 'Of course.'],
  [2, 'lin', 'Then let’s look at the circuit together on Monday?'],
];
export const talk: readonly MessageRow[] = lines.map(line);

const PHRASES = [
  'Yes.',
  'I will look at it tomorrow morning.',
  'The second constraint can go: the range check covers it already, see the notes that I sent last week.',
  'Thanks!',
  'Shall we write that down somewhere?',
];

/** This many messages, the last one two minutes ago. */
export const longTalk = (count: number, from = 0): readonly MessageRow[] =>
  Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const isOwn = index % 5 < 2;
    return {
      key: `m${index + 1}`,
      isOwn,
      state: isOwn ? 'read' : 'received',
      type: 'text',
      content: `${index + 1}. ${PHRASES[index % PHRASES.length] ?? ''}`,
      metadata: null,
      seq: index + 1,
      createdAt: ago(2 + (10_000 - index) * 7),
      clientId: isOwn ? `client-${index + 1}` : null,
      fault: null,
    };
  });

/** Drawings in place of an animated GIF and of its first frame. */
const diamonds = (ground: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 180"><rect width="280" height="180" fill="${ground}"/><path d="M90 40l50 50-50 50-50-50zM190 40l50 50-50 50-50-50z" fill="none" stroke="#2a2416" stroke-width="6"/><path d="M140 90l0 0" stroke="#2a2416"/></svg>`)}`;
export const wave = diamonds('#f2c14e');
export const still = diamonds('#e9d8b0');
