import type { ProfileSearch } from './types.ts';

/**
 * Every query key in one place. A key begins with its area, so that `queryClient.invalidateQueries({ queryKey: keys.profiles.all })`
 * reaches all of it.
 */
export const keys = {
  me: ['me'],
  profiles: {
    all: ['profiles'],
    mine: ['profiles', 'mine'],
    one: (id: string) => ['profiles', 'one', id],
    search: (search: ProfileSearch) => ['profiles', 'search', search],
  },
  matches: (userProfileId: string) => ['matches', userProfileId],
  likes: {
    all: ['likes'],
    received: (userProfileId: string | undefined) => ['likes', 'received', userProfileId],
    sent: (userProfileId: string | undefined) => ['likes', 'sent', userProfileId],
  },
  subscription: {
    all: ['subscription'],
    mine: ['subscription', 'mine'],
    features: ['subscription', 'features'],
  },
  pricing: ['pricing'],
  conversations: {
    all: ['conversations'],
    of: (profileId: string) => ['conversations', 'of', profileId],
    one: (profileId: string, conversationId: string) => ['conversations', 'one', profileId, conversationId],
  },
  messages: (conversationId: string) => ['messages', conversationId],
  notifications: {
    all: ['notifications'],
    list: ['notifications', 'list'],
    counts: ['notifications', 'counts'],
  },
} as const;
