import { limits } from '@mutuals/api-client/limits';
import { sameLanguages } from '@mutuals/text/languages';
import { foldWord, sameWords } from '@mutuals/text/words';
import type { PartRequest } from '../../database/list-part.ts';
import type { Db, ProfileType, ProofKind } from '../../database/schema.ts';
import { createSlots } from '../../lib/slots.ts';
import { Problem } from '../../problem.ts';
import { tierRules } from '../tiers/tiers.public.ts';
import type { Caller } from '../../caller.ts';
import * as found from './profile-search.repository.ts';
import type { FoundPart, ProfileOrder, ProfileSearch } from './profile-search.repository.ts';
import { readSearchText } from './search-text.rules.ts';

export interface SearchRequest {
  profileType?: ProfileType;
  tags?: string;
  languages?: string;
  searchText?: string;
  isPremium?: boolean;
  isVerified?: boolean;
  /** What it has proven and shows. */
  proven?: ProofKind;
  sortBy?: ProfileOrder;
  /** Only public groups that can be joined. */
  isOpenGroup?: boolean;
}

/** Who searches: a person with a tier, or a guest by their address. */
export type Searcher = Pick<Caller, 'userId' | 'tier'> | { address: string };

/** The results. `isAlike` if no profile contains the text and these have similar names or words. */
export type SearchResult = FoundPart & { isAlike: boolean };

export interface ProfileSearching {
  /**
   * Finds profiles for a person or a guest. With a text the best come first unless an order is requested, and the list
   * has pages only; without one the newest come first. Throws `advanced_filters_locked` for tags, languages and tier if
   * the caller's tier lacks them (SPEC 6), and `rate_limited` for more than three concurrent searches of a person, or
   * of the guests of one address.
   */
  search(searcher: Searcher, request: SearchRequest & PartRequest): Promise<SearchResult>;
}

/** Max. concurrent searches of a person, or of the guests of one address: fewer than there are search connections. */
const SEARCHES_AT_ONCE = 3;

const IN_ORDER = {
  recent: found.findNewest,
  popular: found.findMostPopular,
  verified: found.findVerifiedFirst,
} as const satisfies Record<ProfileOrder, unknown>;

/** @param db the connections of searches, for queries that read many rows */
export function createProfileSearching(db: Db): ProfileSearching {
  const searching = createSlots(SEARCHES_AT_ONCE);

  async function find(
    search: ProfileSearch,
    { searchText = '', sortBy, ...request }: SearchRequest & PartRequest,
  ): Promise<SearchResult> {
    if (searchText !== '') {
      const order = sortBy ?? null;
      const byWords = await found.findByWords(db, { ...search, text: readSearchText(searchText) }, order, request);
      if (byWords.total > 0) return { ...byWords, isAlike: false };
      const written = await found.findNearestWords(db, searchText);
      const meant = written === null ? null : { written, text: readSearchText(written) };
      const alike = await found.findAlike(db, search, searchText, meant, order, request);
      return { ...alike, isAlike: alike.total > 0 };
    }
    const findInOrder = IN_ORDER[sortBy ?? 'recent'];
    return { ...(await findInOrder(db, search, request)), isAlike: false };
  }

  return {
    async search(searcher, request) {
      const { tags = '', languages = '' } = request;
      const usesAdvanced = tags !== '' || languages !== '' || request.isPremium !== undefined;
      if (usesAdvanced && !('tier' in searcher && tierRules[searcher.tier].advancedFilters))
        throw new Problem('advanced_filters_locked');
      const search = {
        viewerUserId: 'userId' in searcher ? searcher.userId : null,
        profileType: request.profileType ?? null,
        tags: readFilter('tags', tags).map(({ folded, written }) => [...sameWords(folded), written]),
        languages: readFilter('languages', languages).flatMap(({ folded, written }) => [
          ...sameLanguages(folded),
          written,
        ]),
        isPremium: request.isPremium ?? null,
        isVerified: request.isVerified ?? null,
        proven: request.proven ?? null,
        isOpenGroup: request.isOpenGroup ?? false,
      };
      const key = 'tier' in searcher ? searcher.userId : `guests at ${searcher.address}`;
      if (!searching.take(key)) throw new Problem('rate_limited', { retryAfter: 1 });
      return find(search, request).finally(() => searching.free(key));
    },
  };
}

/**
 * The words of a comma-separated filter, as many as a profile can have; also in the original spelling, since PostgreSQL
 * folds some letters differently.
 */
function readFilter(name: 'tags' | 'languages', list: string): { folded: string; written: string }[] {
  const words = [...new Map(list.split(',').map((word) => [foldWord(word), word.trim()]))]
    .filter(([folded]) => folded !== '')
    .map(([folded, written]) => ({ folded, written }));
  const most = name === 'tags' ? limits.tagsPerProfile : limits.languagesPerProfile;
  if (words.length <= most) return words;
  throw new Problem('validation_failed', {
    errors: [{ path: `query/${name}`, code: 'too_many', message: `At most ${most}.` }],
  });
}
