import type { components } from '@mutuals/api-client/schema';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toSubtype } from '../profiles/profiles.public.ts';
import type { CardRow, GroupRow } from './gallery.repository.ts';

/** The card of a public group, the same for everyone. */
export const toPublicGroup = (row: GroupRow, { shown }: PictureAddresses): components['schemas']['PublicGroup'] => ({
  _id: row.id,
  name: row.name,
  bio: row.bio,
  avatar: row.avatar_url && shown(row.avatar_url),
  coverImage: row.cover_url && shown(row.cover_url),
  tags: row.tags,
  isVerified: row.is_verified,
  memberCount: row.details.memberCount ?? 1,
  communityLink: row.details.communityLink ?? null,
  xProfile: row.details.xProfile ?? null,
});

/** The card of a profile, the same for everyone: nothing about its owner (D36) and no links (D5). */
export const toCard = (row: CardRow, { shown }: PictureAddresses): components['schemas']['ProfileCard'] => ({
  _id: row.id,
  profileType: row.profile_type,
  subtype: toSubtype(row.subtype),
  name: row.name,
  bio: row.bio,
  avatar: row.avatar_url && shown(row.avatar_url),
  coverImage: row.cover_url && shown(row.cover_url),
  photos: [],
  tags: row.tags,
  isVerified: row.is_verified,
});
