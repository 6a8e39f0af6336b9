import { limits } from '@mutuals/api-client/limits';
import { foldWord } from '@mutuals/text/words';
import { v7 as uuid } from 'uuid';
import { type Clock, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import type { ProfileSearching, SearchRequest } from './profile-search.service.ts';
import * as profiles from './profiles.repository.ts';
import type { CountedProfileRow, ProfileCounts, ProfileRow } from './profiles.repository.ts';
import { countView } from './profile-counters.repository.ts';
import * as projectLinks from './project-links.repository.ts';
import { withdrawSeen } from '../deliveries/telling.service.ts';
import { lockUser, requireStaying, requireUnsuspended } from '../users/users.public.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { notePictureUses } from '../pictures/pictures.public.ts';
import { completed } from './completed-edit.rules.ts';
import { requireUnchanged, savedAfter } from './edit-conflict.rules.ts';
import { withHiddenLinks } from './hidden-links.rules.ts';
import { findHiddenParts } from './hidden-parts.repository.ts';
import { requireNotHidden } from './hidden-parts.rules.ts';
import {
  type ProfileContent,
  type ProfileInput,
  type ProfileUpdate,
  readProfileInput,
  roleHas,
} from './profile-input.rules.ts';
import { type Profile, toProfile } from './profiles.view.ts';
import { keepLinks } from './project-links.service.ts';
import type { Caller } from '../../caller.ts';

export interface ProfilesService {
  /** Creates a profile; at most ten a person, also under concurrency. Throws `hidden_by_team` for a picture. */
  createProfile(caller: Caller, input: ProfileInput, trx: Trx): Promise<Profile>;
  /** A person's own profiles, hidden ones too, oldest first. */
  listMyProfiles(caller: Caller): Promise<Profile[]>;
  /**
   * A profile as the viewer may see it. Throws `profile_not_found` for a deleted one (D39), for another person's hidden
   * one, and across a block (D64).
   */
  getProfile(viewer: Caller | null, id: string): Promise<Profile>;
  /** The same profile as strangers read it, also where only its owner may. Throws as `getProfile`. */
  getProfileAsStranger(viewer: Caller | null, id: string): Promise<Profile>;
  /**
   * Changes the sent fields: omitted ones stay, `null` clears. Unchanged project links stay approved (D5). Throws
   * `profile_changed`, with the fields that differ, if the profile was saved after `input.updatedAt`, and `hidden_by_team`
   * for what a measure in force hides (D65).
   */
  updateProfile(caller: Caller, id: string, input: ProfileUpdate): Promise<Profile>;
  /**
   * Removes a profile from every public place (D39) and releases its pictures. A hidden one can never be shown again.
   */
  deleteProfile(caller: Caller, id: string): Promise<void>;
  /** Counts a view, at most one a person, profile and UTC day; returns the number of views (D8). */
  viewProfile(caller: Caller, id: string): Promise<number>;
  /** Matching profiles (ProfileSearching), newest first; with a text the best first, in pages only. */
  searchProfiles(caller: Caller, request: Omit<SearchRequest, 'sortBy'> & PartRequest): Promise<Listed<Profile>>;
  /** The caller's profile that they act as. Throws `acting_profile_not_found` or `not_your_profile` (D6). */
  requireOwn(caller: Caller, id: string, db?: Db): Promise<ProfileRow>;
}

/** The counters of a new profile. */
const NO_COUNTS: ProfileCounts = { views: 0, likes: 0, matches: 0 };

interface Dependencies {
  db: Db;
  searching: ProfileSearching;
  clock: Clock;
  addresses: PictureAddresses;
}

export function createProfilesService({ db, searching, clock, addresses }: Dependencies): ProfilesService {
  async function present(
    rows: readonly CountedProfileRow[],
    viewerUserId: string | null,
    connection: Db = db,
  ): Promise<Profile[]> {
    const mayHaveLinks = rows.filter((row) => row.subtype === 'developer' || row.user_id === viewerUserId);
    const links = await projectLinks.findLinks(
      connection,
      mayHaveLinks.map((row) => row.id),
    );
    return rows.map((row) => toProfile(row, links, viewerUserId, addresses));
  }

  async function presentOne(
    row: CountedProfileRow,
    viewerUserId: string | null,
    connection: Db = db,
  ): Promise<Profile> {
    return toProfile(row, await projectLinks.findLinks(connection, [row.id]), viewerUserId, addresses);
  }

  async function requireSeen(viewer: Caller | null, id: string): Promise<CountedProfileRow> {
    const viewerUserId = viewer?.userId ?? null;
    const row = seenBy(viewerUserId, await profiles.findKeptProfile(db, viewerUserId, id));
    if (row === undefined) throw new Problem('profile_not_found');
    return row;
  }

  return {
    async createProfile(caller, input, trx) {
      const content = readProfileInput(input, addresses);
      const now = clock.now();
      const person = await lockUser(trx, caller.userId);
      requireUnsuspended(person, now);
      requireStaying(person);
      if ((await profiles.countProfilesOf(trx, caller.userId)) >= limits.profilesPerUser)
        throw new Problem('profile_limit_reached');
      requireNotHidden(content, null, await findHiddenParts(trx, caller.userId, now));
      const row = await profiles.insertProfile(trx, {
        ...contentColumns(content),
        id: uuid(),
        user_id: caller.userId,
        profile_type: content.profileType,
        tier: person.tier,
        created_at: now,
        updated_at: now,
      });
      const usage = { userId: caller.userId, profileId: row.id };
      await notePictureUses(trx, usage, content.pictures, knownTo(caller), now);
      await profiles.replaceTags(trx, row, content.tags.map(foldWord));
      await keepLinks(trx, row.id, content.projectLinks, now);
      return presentOne({ ...row, ...NO_COUNTS, reply_habit: null, proofs: [] }, caller.userId, trx);
    },

    async listMyProfiles(caller) {
      return present(await profiles.findKeptProfilesOf(db, caller.userId), caller.userId);
    },

    getProfile: async (viewer, id) => presentOne(await requireSeen(viewer, id), viewer?.userId ?? null),
    getProfileAsStranger: async (viewer, id) => presentOne(await requireSeen(viewer, id), null),

    async updateProfile(caller, id, input) {
      return inTransaction(db, async (trx) => {
        const stored = owned(await profiles.lockProfile(trx, id), caller);
        if (stored.profile_type !== input.profileType) throw new Problem('profile_type_immutable');
        const links = await projectLinks.findLinks(trx, [id]);
        const sent = readProfileInput(completed(input, stored, links, addresses), addresses);
        const content = withHiddenLinks(sent, stored);
        requireUnchanged(stored, content, input.updatedAt);
        const now = clock.now();
        requireNotHidden(content, stored, await findHiddenParts(trx, caller.userId, now));
        const usage = { userId: caller.userId, profileId: id };
        await notePictureUses(trx, usage, content.pictures, knownTo(caller, stored), now);
        const row = await profiles.updateProfile(trx, id, {
          ...contentColumns(content),
          updated_at: savedAfter(stored, now),
        });
        await profiles.replaceTags(trx, row, content.tags.map(foldWord));
        if (roleHas(content, 'projectLinks')) await keepLinks(trx, id, content.projectLinks, now);
        return presentOne({ ...stored, ...row }, caller.userId, trx);
      });
    },

    async deleteProfile(caller, id) {
      await inTransaction(db, async (trx) => {
        const row = owned(seenBy(caller.userId, await profiles.lockKeptProfile(trx, id)), caller);
        const now = clock.now();
        await profiles.updateProfile(trx, id, { deleted_at: now, hidden_at: null, hidden_reason: null });
        await notePictureUses(trx, { userId: caller.userId, profileId: id }, [], [], now);
        await profiles.replaceTags(trx, row, []);
        await withdrawSeen(trx, caller.userId);
      });
    },

    async viewProfile(caller, id) {
      const views = await countView(db, { profileId: id, viewerUserId: caller.userId, day: utcDay(clock.now()) });
      if (views === undefined) throw new Problem('profile_not_found');
      return views;
    },

    async searchProfiles(caller, request) {
      const { ids, total, next } = await searching.search(caller, request);
      return {
        data: await present(await profiles.findCountedProfiles(db, ids, caller.userId), caller.userId),
        total,
        next,
      };
    },

    requireOwn: async (caller, id, connection = db) =>
      owned(await profiles.findProfile(connection, id), caller, 'acting_profile_not_found'),
  };
}

function contentColumns(content: ProfileContent) {
  return {
    subtype: content.subtype,
    name: content.name,
    bio: content.bio,
    avatar_url: content.avatar,
    cover_url: content.cover,
    picture_descriptions: JSON.stringify(content.pictureDescriptions),
    tags: content.tags,
    languages: content.languages,
    interests: content.interests,
    skills: content.skills,
    details: JSON.stringify(content.details),
  };
}

/** Only its owner sees a hidden profile. */
const seenBy = <Row extends ProfileRow>(viewerUserId: string | null, row: Row | undefined): Row | undefined =>
  row === undefined || row.hidden_at === null || row.user_id === viewerUserId ? row : undefined;

function owned<Row extends ProfileRow>(
  row: Row | undefined,
  caller: Caller,
  missing: 'profile_not_found' | 'acting_profile_not_found' = 'profile_not_found',
): Row {
  if (row === undefined) throw new Problem(missing);
  if (row.user_id !== caller.userId) throw new Problem('not_your_profile');
  return row;
}

/** Pictures that a profile may use besides uploads: the identity's picture, and those that it uses already. */
const knownTo = ({ user }: Caller, stored?: ProfileRow): (string | null)[] => [
  user.twitter_avatar_url,
  ...(stored === undefined ? [] : [stored.avatar_url, stored.cover_url, ...(stored.details.gallery ?? [])]),
];
