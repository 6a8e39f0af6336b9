import type { components } from '@mutuals/api-client/schema';
import { hasRole } from '../../contract.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { Caller } from '../../caller.ts';

type User = components['schemas']['User'];

/** An account for its person and the team; nobody else sees any of it (D36). */
export function toUser({ user, tier, role, standing }: Caller, { shown }: PictureAddresses): User {
  return {
    _id: user.id,
    privyId: user.privy_id,
    displayName: user.display_name,
    avatar: user.avatar_url ? shown(user.avatar_url) : user.twitter_avatar_url,
    twitterUsername: user.twitter_username,
    isAdmin: hasRole(role, 'admin'),
    role,
    subscription: { tier },
    language: user.language,
    showsReplyHabit: user.shows_reply_habit,
    ...(standing === null ? {} : { standing }),
    deletionFinalAt: user.deletion_due_at?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
    linkedAccounts: [
      ...(user.twitter_username === null ? [] : [{ type: 'twitter_oauth' as const, username: user.twitter_username }]),
      ...(user.email === null ? [] : [{ type: 'email' as const, address: user.email }]),
      ...(user.wallet_address === null ? [] : [{ type: 'wallet' as const, address: user.wallet_address }]),
    ],
  };
}
