import { randomUUID } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { type Clock, DAY_MS, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db } from '../../database/schema.ts';
import type { ProfileSearching, Searcher, SearchRequest, SearchResult } from '../profiles/profile-search.service.ts';
import {
  type CardRow,
  countEverything,
  findCounts,
  findCards,
  findLatestProfiles,
  findOpenGroups,
  findTrendingCards,
  replaceTrending,
  replaceVocabulary,
} from './gallery.repository.ts';
import { toCard, toPublicGroup } from './gallery.view.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { Caller } from '../../caller.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import { type Profile, toSubtype } from '../profiles/profiles.public.ts';

type LatestProfile = components['schemas']['LatestProfile'];
type Statistics = components['schemas']['Statistics'];
type ProfileCard = components['schemas']['ProfileCard'];
type PublicGroup = components['schemas']['PublicGroup'];

/** A part of the results; see SearchResult for `isAlike`. */
export type GalleryPart<Card = ProfileCard> = Listed<Card> & Pick<SearchResult, 'isAlike'>;

export interface GalleryService {
  /** Matching profiles as cards, for anyone (ProfileSearching). */
  browseGallery(searcher: Searcher, request: SearchRequest & PartRequest): Promise<GalleryPart>;
  /** Public groups that can be joined (SPEC 5), for anyone: newest first, or the best matches of a text. */
  listPublicGroups(
    searcher: Searcher,
    request: Pick<SearchRequest, 'searchText'> & PartRequest,
  ): Promise<GalleryPart<PublicGroup>>;
  /** At most 12, most popular first, as of the last `refreshTrending`. */
  listTrendingProfiles(viewer: Caller | null): Promise<ProfileCard[]>;
  /** Recomputes the trending profiles (docs/decisions). */
  refreshTrending(): Promise<void>;
  /** Recollects the words that typos in a search are compared with. */
  refreshVocabulary(): Promise<void>;
  /** The newest profiles without anything that identifies them (D1): newest day first, in random order within a day. */
  listLatestProfiles(limit: number): Promise<LatestProfile[]>;
  /**
   * A profile as a guest sees it: the same for everyone (D5, D36) who may see it. Throws `profile_not_found`, also for a
   * deleted one (D39) and across a block (D64).
   */
  getGalleryProfile(viewer: Caller | null, id: string): Promise<Profile>;
  /** The last counts of people, profiles, matches and messages (D29), and whether a model ranks decks (D38). */
  getStatistics(): Promise<Statistics>;
  /** Recounts them. */
  countStatistics(): Promise<void>;
}

/** The contract's x-max-age; until then no request reaches the database. */
const KEPT_MS = 60_000;

const TRENDING_SHOWN = 12;
/** More than are shown, as some may be deleted before the next refresh. */
const TRENDING_KEPT = 24;
const TRENDING_DAYS = 7;

interface Dependencies {
  db: Db;
  clock: Clock;
  searching: ProfileSearching;
  profiles: Pick<ProfilesService, 'getProfile'>;
  addresses: PictureAddresses;
  /** Whether a model ranks decks. */
  hasAiMatching: boolean;
}

export function createGalleryService(dependencies: Dependencies): GalleryService {
  const { db, clock, searching, profiles, addresses, hasAiMatching } = dependencies;
  // Always the max. number: shorter lists would reveal the order within a day.
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
  const toCards = (rows: readonly CardRow[]) => rows.map((row) => toCard(row, addresses));
  return {
    async browseGallery(searcher, request) {
      const { ids, ...part } = await searching.search(searcher, request);
      return { ...part, data: toCards(await findCards(db, ids)) };
    },
    async listPublicGroups(searcher, request) {
      const { ids, ...part } = await searching.search(searcher, { ...request, isOpenGroup: true });
      const groups = await findOpenGroups(db, ids);
      return { ...part, data: groups.map((row) => toPublicGroup(row, addresses)) };
    },
    listTrendingProfiles: async (viewer) =>
      toCards(await findTrendingCards(db, viewer?.userId ?? null, TRENDING_SHOWN)),
    async refreshTrending() {
      const since = utcDay(new Date(clock.now().getTime() - TRENDING_DAYS * DAY_MS));
      await inTransaction(db, (trx) => replaceTrending(trx, since, TRENDING_KEPT));
    },
    refreshVocabulary: () => replaceVocabulary(db),
    listLatestProfiles: async (limit) => (await latest()).slice(0, limit),
    async getGalleryProfile(viewer, id) {
      if (viewer !== null) await profiles.getProfile(viewer, id);
      return profiles.getProfile(null, id);
    },
    countStatistics: () => countEverything(db),
    getStatistics: remembered(clock, KEPT_MS, async () => ({ ...(await findCounts(db)), hasAiMatching })),
  };
}
