import { portraits } from '../deck-card/deck-card.examples.ts';
import type { RedactedLikeView, RevealedLikeView } from './like-card.tsx';

/** The stories' current time. */
export const now = Date.parse('2026-11-20T12:00:00.000Z');

const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
const opaque = (index: number): string => `7c9f4b1e-2f53-4c62-9d0e-${String(index).padStart(12, '0')}`;

/** What a free person gets. */
export const redactedLikes: readonly RedactedLikeView[] = [3, 44, 190, 1500, 3100, 7300].map((minutes, index) => ({
  _id: opaque(index),
  isRevealed: false,
  isSuperLike: index === 1,
  createdAt: ago(minutes),
}));

const base = { isRevealed: true, photos: [], isVerified: false, isSuperLike: false, conversationId: null } as const;

/** What a paying person gets, and everyone for their sent likes. */
export const revealedLikes: readonly [RevealedLikeView, RevealedLikeView, ...RevealedLikeView[]] = [
  {
    ...base,
    _id: opaque(10),
    profileId: 'lin',
    profileType: 'individual',
    subtype: 'artist',
    name: 'Lin Yue',
    avatar: portraits.lin,
    isVerified: true,
    isSuperLike: true,
    createdAt: ago(3),
  },
  {
    ...base,
    _id: opaque(11),
    profileId: 'tidepool',
    profileType: 'project',
    subtype: 'defi',
    name: 'Tidepool',
    avatar: null,
    createdAt: ago(44),
    conversationId: 'talk',
  },
  {
    ...base,
    _id: opaque(12),
    profileId: 'night-builders',
    profileType: 'group',
    subtype: 'community',
    name: 'Night Builders of the Southern Hemisphere and Friends',
    avatar: null,
    createdAt: ago(190),
  },
  {
    ...base,
    _id: opaque(13),
    profileId: 'ada',
    profileType: 'individual',
    subtype: 'developer',
    name: 'Ada Okafor',
    avatar: portraits.ada,
    createdAt: ago(1500),
  },
  {
    ...base,
    _id: opaque(14),
    profileId: 'osmanthus',
    profileType: 'group',
    subtype: 'dao',
    name: '桂花 DAO',
    avatar: null,
    createdAt: ago(7300),
  },
];
