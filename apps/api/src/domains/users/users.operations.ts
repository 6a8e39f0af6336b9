import type { components } from '@mutuals/api-client/schema';
import type { Operations } from '../../http/operation.ts';
import type { Caller, UsersService } from './users.service.ts';

type UserOperations = Pick<Operations, 'getMe' | 'getAuthProfile' | 'updateAuthProfile'>;
type User = components['schemas']['User'];

export function userOperations(users: UsersService): UserOperations {
  return {
    getMe: async ({ caller }) => toUser(caller),
    getAuthProfile: async ({ caller }) => toUser(caller),
    updateAuthProfile: async ({ caller, body }) => toUser(await users.updateAuthProfile(caller, body)),
  };
}

/** A person as they themselves see their account; nobody else gets any of it (D36). */
function toUser({ user, tier, isAdmin }: Caller): User {
  return {
    _id: user.id,
    privyId: user.privy_id,
    displayName: user.display_name,
    avatar: user.avatar_url ?? user.twitter_avatar_url,
    twitterUsername: user.twitter_username,
    isAdmin,
    subscription: { tier },
    language: user.language,
    createdAt: user.created_at.toISOString(),
    linkedAccounts: [
      ...(user.twitter_username === null ? [] : [{ type: 'twitter_oauth' as const, username: user.twitter_username }]),
      ...(user.email === null ? [] : [{ type: 'email' as const, address: user.email }]),
      ...(user.wallet_address === null ? [] : [{ type: 'wallet' as const, address: user.wallet_address }]),
    ],
  };
}
