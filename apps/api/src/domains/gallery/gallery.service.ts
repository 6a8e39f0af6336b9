import { randomUUID } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { type Clock, utcDay } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { countEverything, findLatestProfiles } from './gallery.repository.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import { type Profile, toSubtype } from '../profiles/profiles.view.ts';

type LatestProfile = components['schemas']['LatestProfile'];
type Statistics = components['schemas']['Statistics'];

export interface GalleryService {
  /** The newest profiles without anything that leads to them (D1): newest day first, in no order within a day. */
  listLatestProfiles(limit: number): Promise<LatestProfile[]>;
  /** A profile as a guest reads it: the same for everyone (D5, D36). Throws `profile_not_found`, also for a deleted one (D39). */
  getGalleryProfile(id: string): Promise<Profile>;
  /** How many people, profiles, matches and messages there are (D29), and whether a model looks at decks (D38). */
  getStatistics(): Promise<Statistics>;
}

/** What the contract's x-max-age promises; until then nobody's request reaches the database. */
const KEPT_MS = 60_000;

interface Dependencies {
  db: Db;
  clock: Clock;
  profiles: Pick<ProfilesService, 'getProfile'>;
  /** Whether a model looks at decks. */
  hasAiMatching: boolean;
}

export function createGalleryService({ db, clock, profiles, hasAiMatching }: Dependencies): GalleryService {
  // Always as many as anyone may ask for: a short list would otherwise give the order within a day away.
  const latest = remembered(clock, KEPT_MS, async () => {
    const rows = await findLatestProfiles(db, limits.pageSizeMax);
    return rows
      .map((row): LatestProfile => ({
        _id: randomUUID(),
        profileType: row.profile_type,
        subtype: toSubtype(row.subtype),
        isVerified: row.is_verified,
        createdOn: utcDay(row.created_at),
      }))
      .sort((one, other) => other.createdOn.localeCompare(one.createdOn) || one._id.localeCompare(other._id));
  });
  return {
    listLatestProfiles: async (limit) => (await latest()).slice(0, limit),
    getGalleryProfile: (id) => profiles.getProfile(null, id),
    getStatistics: remembered(clock, KEPT_MS, async () => ({ ...(await countEverything(db)), hasAiMatching })),
  };
}
