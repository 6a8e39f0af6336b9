import type { components } from '@mutuals/api-client/schema';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toSubtype } from '../profiles/profiles.public.ts';
import type { AdminProfileRow } from './admin-profiles.repository.ts';
import type { PendingLinkRow } from './pending-links.repository.ts';

type Schemas = components['schemas'];
export type PendingLink = Schemas['PendingLink'];
export type AdminProfile = Schemas['AdminProfile'];

export function toPendingLink(row: PendingLinkRow, { shown }: PictureAddresses): PendingLink {
  return {
    profileId: row.profile_id,
    linkId: row.id,
    profileName: row.name,
    avatar: row.avatar_url && shown(row.avatar_url),
    linkUrl: row.url,
    createdAt: row.created_at.toISOString(),
    host: (URL.parse(row.url)?.hostname ?? row.url).replace(/^www\./, ''),
    earlier: { approved: row.approved, rejected: row.rejected },
  };
}

/** A profile with fields for the team only: its owner, and why it is hidden. */
export function toAdminProfile(row: AdminProfileRow, { shown }: PictureAddresses): AdminProfile {
  const { hidden_at: at, hidden_reason: reason } = row;
  return {
    _id: row.id,
    profileType: row.profile_type,
    subtype: toSubtype(row.subtype),
    name: row.name,
    bio: row.bio,
    avatar: row.avatar_url && shown(row.avatar_url),
    tags: row.tags,
    views: row.views,
    likes: row.likes,
    matches: row.matches,
    isVerified: row.is_verified,
    verifiedName: row.is_verified ? null : row.verified_name,
    hidden: at === null || reason === null ? null : { at: at.toISOString(), reason },
    createdAt: row.created_at.toISOString(),
    owner: { _id: row.user_id, privyId: row.privy_id, displayName: row.display_name },
  };
}
