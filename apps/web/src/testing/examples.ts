// People, profiles and answers of the server for tests.
import type { DeckCard, LimitInfo, NamedNotification, Notification, Profile, User } from '@mutuals/api-client';

const NOW = '2026-11-20T12:00:00.000Z';

export const user: User = {
  _id: 'user-ada',
  privyId: 'did:privy:ada',
  displayName: 'Ada',
  avatar: null,
  twitterUsername: 'ada',
  isAdmin: false,
  role: null,
  subscription: { tier: 'free' },
  language: 'en',
  createdAt: NOW,
  linkedAccounts: [],
};

const developer = {
  profileType: 'individual',
  subtype: 'developer',
  isOwner: false,
  bio: 'Here to stay.',
  avatar: null,
  coverImage: null,
  photos: [],
  tags: [],
  languages: ['en'],
  interests: [],
  isPremium: false,
  isVerified: false,
  views: 0,
  likes: 0,
  matches: 0,
  createdAt: NOW,
  updatedAt: NOW,
} as const;
const individualData: Extract<Profile, { profileType: 'individual' }>['individualData'] = {
  role: 'developer',
  skills: [],
  portfolio: [],
  gallery: [],
  social: { github: null, twitter: null, x: null, website: null },
  externalPortfolio: null,
  twitterLink: null,
  githubLink: null,
  projectLinks: [],
  xLink: null,
  walletLink: null,
};

export const own = (name: string): Profile => ({ ...others(name), isOwner: true });

export const others = (name: string) =>
  ({
    ...developer,
    _id: name.toLowerCase(),
    name,
    photos: [],
    pictureDescriptions: [],
    tags: [],
    languages: ['en'],
    interests: [],
    individualData,
  }) satisfies Profile;

export const card = (name: string): DeckCard => ({
  ...others(name),
  isBoosted: false,
  common: { count: 0, tags: [], interests: [], languages: [], skills: [] },
  reason: null,
});

/** Ten of something, of which so many are used. */
export const limit = (current = 0): LimitInfo => ({
  limit: 10,
  current,
  remaining: 10 - current,
  canUse: current < 10,
  resetsAt: '2026-11-21T00:00:00.000Z',
});

export const counts = {
  totalLikes: 0,
  newLikes: 0,
  unreadMessages: 0,
  unreadMessagesByProfile: {},
  answeredTickets: 0,
  unread: 0,
};

/** The answer of `listMyProfiles`. */
export const profilesOf = (...data: Profile[]) => ({ data, meta: { total: data.length, maximum: 10 } });

/** A notification for tests. */
export function notification(type: Notification['type'], data: NamedNotification['data'] = {}): Notification {
  const rest = {
    _id: 'n',
    isRead: false,
    readAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    title: '',
    message: '',
    actionUrl: null,
  };
  return type === 'new_like' || type === 'new_likes_group' ? { ...rest, type, data: {} } : { ...rest, type, data };
}
