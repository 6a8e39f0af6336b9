import type { LatestProfile } from './latest-profiles.tsx';

const kinds = [
  ['project', 'defi'],
  ['individual', 'developer'],
  ['individual', 'artist'],
  ['group', 'dao'],
  ['project', 'dapp'],
  ['individual', 'trader'],
  ['group', 'community'],
  ['individual', 'influencer'],
  ['project', 'nft'],
  ['individual', 'raider'],
  ['group', 'call_group'],
  ['project', 'token'],
] as const;

/** As many as the server sends at once. */
export const latestProfiles: readonly LatestProfile[] = kinds.map(([profileType, subtype], index) => ({
  _id: `7c9f4b1e-2f53-4c62-9d0e-${String(index).padStart(12, '0')}`,
  profileType,
  subtype,
  isVerified: index % 4 === 0,
  createdOn: `2026-11-${String(20 - Math.floor(index / 3)).padStart(2, '0')}`,
}));
