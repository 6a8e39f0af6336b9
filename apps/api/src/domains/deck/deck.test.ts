import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { utcDay } from '../../clock.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import type { DeckFilter, DeckProof, ProfileType, SwipeKind, Tier } from '../../database/schema.ts';
import { findProfile, type ProfileRow } from '../profiles/profiles.repository.ts';
import { nothingOutside } from '../../testing/nothing-outside.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDeckFilling, deckOwner, FILL_SIZES, type FillSizes } from './deck-fill.service.ts';
import { createDeckRanking } from './deck-rank.service.ts';
import { lockForFilling } from './deck.repository.ts';
import { DECK_FILTERS as FILTERS } from './deck-filter.rules.ts';
import { createDeckReading, DECK_SIZES, type DeckActor, type DeckSizes } from './deck-read.service.ts';
import { foldWord } from '@mutuals/text/words';
import { readConfig } from '../../config.ts';
import { createServices } from '../services.ts';
import type { Caller } from '../../caller.ts';
import { NOTHING_SOUGHT, type Seeking } from '../seeking/seeking.rules.ts';

const TIERS = ['free', 'premium', 'premium_plus'] as const;
const SUBTYPES = { individual: 'developer', group: 'dao', project: 'defi' } as const;
type Sizes = DeckSizes & FillSizes;
const SIZES: Sizes = { ...DECK_SIZES, ...FILL_SIZES };
/** How many lives are tried: more in `npm run test:deep`. */
const [LIVES, ORDERED_LIVES, NEWCOMERS] = process.env['DEEP'] === undefined ? [5, 3, 2_000] : [60, 40, 10_000];
/** A failure is reported with the smallest life found until then. */
const SHRINKING = { interruptAfterTimeLimit: 120_000 };

/** A profile as the test knows it, beside its row. */
interface Member {
  id: string;
  userId: string;
  profileType: ProfileType;
  subtype: string;
  tier: Tier;
  tags: string[];
  interests: string[];
  skills: string[];
  languages: string[];
  proven: DeckProof[];
  createdAt: Date;
  isDeleted: boolean;
  /** How often others decided on it, by UTC day. */
  shown: Map<string, number>;
  lastActiveOn: string | null;
  likedActorAt: Date | null;
}

/** What a fill knew, as the test knows it: fair shares, and the places of everybody eligible. */
interface Filled {
  fair: readonly [number, number];
  places: Map<string, number>;
  /** Who changed since. */
  touched: Set<string>;
}

interface Traits {
  profileType: ProfileType;
  tier: Tier;
  tags: string[];
  languages: string[];
}

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** A community, the deck of one of its members, and what the test itself knows about both. */
class Community {
  readonly members: Member[] = [];
  /** What `actor` decided, by profile. */
  readonly swipes = new Map<string, { kind: SwipeKind; at: Date }>();
  readonly wanted = new Set<DeckFilter>();
  /** What was decided on each day: whether it was boosted then. */
  readonly seen = new Map<string, boolean[]>();
  /** The UTC days on which its owner looked at a deck. */
  private readonly visits = new Set<string>();
  private readonly filled = new Map<DeckFilter, Filled>();
  /** What the last reading said is ready. */
  ready = 0;
  now = new Date('2026-11-20T12:00:00.000Z');
  actor: Member;
  seeking = NOTHING_SOUGHT;
  readonly filling;
  readonly reading;
  readonly likes;
  readonly seekings;

  private constructor(actor: Member, sizes: Sizes) {
    this.actor = actor;
    const { db } = database;
    const clock = { now: () => this.now };
    const filling = createDeckFilling({ db, clock, sizes });
    this.filling = {
      ...filling,
      fill: async (...of: Parameters<typeof filling.fill>) => {
        await filling.fill(...of);
        this.visits.add(utcDay(this.now));
        this.filled.set(of[1], await this.fillAgain(of[1]));
      },
    };
    const config = readConfig({ DATABASE_URL: testDatabase.connectionString });
    const services = createServices({ ...nothingOutside(config), clock, db, searchDb: db });
    this.likes = services.likes;
    this.seekings = services.seeking;
    this.reading = createDeckReading({
      db,
      clock,
      filling: this.filling,
      requestFill: async (_, filter) => void this.wanted.add(filter),
      sizes,
    });
  }

  static async begin(
    sizes: Sizes,
    traits: Traits = { profileType: 'individual', tier: 'free', tags: ['defi', 'art'], languages: ['en'] },
  ): Promise<Community> {
    await sql`truncate users cascade`.execute(database.db);
    const actor = await insertMember(traits, new Date('2026-01-01T00:00:00.000Z'));
    return new Community(actor, sizes);
  }

  async join(traits: Traits, owner?: Member): Promise<Member> {
    const member = await insertMember(traits, this.now, owner);
    this.members.push(member);
    this.touch(member);
    return member;
  }

  async retag(member: Member, tags: string[]): Promise<void> {
    if (tags.join() !== member.tags.join()) this.touch(member);
    member.tags = tags;
    await database.db.updateTable('profiles').set({ tags, updated_at: this.now }).where('id', '=', member.id).execute();
    await database.db.deleteFrom('profile_tags').where('profile_id', '=', member.id).execute();
    if (!member.isDeleted) await insertPostings(member);
  }

  /** What it has proven and shows, from now on. */
  async prove(member: Member, kinds: DeckProof[]): Promise<void> {
    if (kinds.toSorted().join() !== member.proven.toSorted().join()) this.touch(member);
    member.proven = kinds;
    await database.db.deleteFrom('proofs').where('profile_id', '=', member.id).execute();
    for (const kind of kinds)
      await sql`insert into proofs (id, profile_id, kind, subject, subject_key, state, method, is_shown, evidence_hash, token, proved_at, checked_at, created_at)
        values (${uuid()}, ${member.id}, ${kind}, ${member.id}, ${member.id}, 'proven', 'signature', true, '', '', ${this.now}, ${this.now}, ${this.now})`.execute(
        database.db,
      );
  }

  async changeTier(member: Member, tier: Tier): Promise<void> {
    for (const one of [...this.members, this.actor])
      if (one.userId === member.userId && one.tier !== tier) {
        one.tier = tier;
        this.touch(one);
      }
    await database.db.updateTable('users').set({ tier }).where('id', '=', member.userId).execute();
  }

  async remove(member: Member): Promise<void> {
    member.isDeleted = true;
    await database.db.updateTable('profiles').set({ deleted_at: this.now }).where('id', '=', member.id).execute();
    await database.db.deleteFrom('profile_tags').where('profile_id', '=', member.id).execute();
  }

  /** Others decide on a profile. */
  async show(member: Member, times: number): Promise<void> {
    const day = utcDay(this.now);
    member.shown.set(day, (member.shown.get(day) ?? 0) + times);
    await sql`insert into exposures as e (profile_id, day, shown) values (${member.id}, ${day}, ${times})
      on conflict (profile_id, day) do update set shown = e.shown + ${times}`.execute(database.db);
  }

  async beActive(member: Member, daysAgo: number): Promise<void> {
    if (member.userId === this.actor.userId) return;
    const day = utcDay(new Date(this.now.getTime() - daysAgo * DAY_MS));
    for (const one of this.members) if (one.userId === member.userId) one.lastActiveOn = day;
    await sql`insert into last_activity values (${member.userId}, ${day})
      on conflict (user_id) do update set day = ${day}`.execute(database.db);
  }

  /** The first decision of a member about the acting profile; a later one changes nothing. */
  async beDecidedOnBy(member: Member, kind: SwipeKind): Promise<void> {
    if (member.isDeleted || member.userId === this.actor.userId) return;
    const isLike = kind !== 'dislike';
    const { numAffectedRows } = await sql`
      insert into swipes (actor_profile_id, target_profile_id, kind, like_id, created_at)
      values (${member.id}, ${this.actor.id}, ${kind}, ${isLike ? uuid() : null}, ${this.now}) on conflict do nothing`.execute(
      database.db,
    );
    if (isLike && numAffectedRows === 1n) member.likedActorAt = this.now;
  }

  async seek(seeking: Seeking): Promise<void> {
    this.seeking = seeking;
    await this.seekings.updateSeeking(await this.caller(), this.actor.id, seeking);
  }

  private async caller(): Promise<Caller> {
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', this.actor.userId)
      .executeTakeFirstOrThrow();
    // Of a plan without limits, for the deck does not ask what the likes of a day are.
    return {
      userId: user.id,
      privyId: user.privy_id,
      tier: 'premium_plus',
      role: null,
      signedInAt: null,
      session: null,
      xId: null,
      standing: null,
      user,
    };
  }

  private touch(member: Member): void {
    for (const { touched } of this.filled.values()) touched.add(member.id);
  }

  async decide(profileId: string, kind: SwipeKind): Promise<void> {
    const target = this.members.find((member) => member.id === profileId);
    if (target === undefined) throw new Error('The deck served somebody who is not there.');
    const day = utcDay(this.now);
    target.shown.set(day, (target.shown.get(day) ?? 0) + 1);
    this.seen.set(day, [...(this.seen.get(day) ?? []), isBoosted(target)]);
    this.swipes.set(profileId, { kind, at: this.now });
    const caller = await this.caller();
    const request = { userProfileId: this.actor.id, targetProfileId: profileId };
    if (kind === 'dislike') await this.likes.dislikeProfile(caller, this.actor.id, profileId);
    else await this.likes.likeProfile(caller, { ...request, isSuperLike: kind === 'super_like' });
  }

  async read(filter: DeckFilter, limit: number): Promise<string[]> {
    const { places, ready } = await this.reading.read(this.reader(), filter, limit);
    this.ready = ready;
    return places.map(({ profileId }) => profileId);
  }

  /** The places in the stored deck of a reading, by profile. */
  async readScores(): Promise<Map<string, number>> {
    await this.read('all', 1);
    const { profile_ids, scores } = await database.db
      .selectFrom('decks')
      .select(['profile_ids', 'scores'])
      .executeTakeFirstOrThrow();
    return new Map(profile_ids.map((id, index) => [id, scores[index] ?? Number.NaN]));
  }

  /** The background job, for every deck that asked for it. */
  async fillWanted(): Promise<void> {
    for (const filter of this.wanted) await this.filling.fill(await this.acting(), filter);
    this.wanted.clear();
  }

  /** Whom the actor could be shown now. */
  eligible(filter: DeckFilter): Member[] {
    return this.members
      .filter(
        (member) =>
          !member.isDeleted &&
          member.userId !== this.actor.userId &&
          isOf(filter, member) &&
          fitsMusts(this.seeking, member),
      )
      .filter((member) => {
        const swipe = this.swipes.get(member.id);
        return (
          swipe === undefined || (swipe.kind === 'dislike' && swipe.at.getTime() <= this.now.getTime() - 90 * DAY_MS)
        );
      });
  }

  /** What was seen today: whether each card was boosted. */
  seenToday(): readonly boolean[] {
    return this.seen.get(utcDay(this.now)) ?? [];
  }

  /** Everybody eligible in the order of the rules: written down again here, without the deck's code. */
  async inOrder(filter: DeckFilter): Promise<string[]> {
    const filled = this.filled.get(filter);
    if (filled === undefined) throw new Error('The deck was read without a fill.');
    const due = await this.dueToday();
    const keys = new Map(
      this.eligible(filter).map((member) => {
        const place = filled.touched.has(member.id) ? undefined : filled.places.get(member.id);
        return [member.id, [place ?? this.placeOf(member, filled.fair, due), member.createdAt.getTime(), member.id]];
      }),
    );
    const sorted = this.eligible(filter).sort((one, other) =>
      compare(keys.get(one.id) ?? [], keys.get(other.id) ?? []),
    );
    const [boosted, others] = [sorted.filter(isBoosted), sorted.filter((member) => !isBoosted(member))];
    const order: Member[] = [];
    for (const seen = [...this.seenToday()]; boosted.length + others.length > 0;) {
      const [next] = mayBeBoosted(seen, order) || others.length === 0 ? boosted.splice(0, 1) : [];
      const [card] = next === undefined ? others.splice(0, 1) : [next];
      if (card === undefined) break;
      order.push(card);
      seen.push(isBoosted(card));
    }
    return order.map(({ id }) => id);
  }

  private async fillAgain(filter: DeckFilter): Promise<Filled> {
    const eligible = this.eligible(filter);
    const fairOf = (members: readonly Member[]): number => {
      const weights = sum(members.map((member) => Math.round(100 * this.weightOf(member))));
      return weights === 0 ? 1 : (100 * sum(members.map((member) => this.shownOf(member) + 1))) / weights;
    };
    const fair = [fairOf(eligible.filter(isBoosted)), fairOf(eligible.filter((one) => !isBoosted(one)))] as const;
    const due = await this.dueToday();
    const places = new Map(eligible.map((member) => [member.id, this.placeOf(member, fair, due)]));
    // The database keeps them in single precision.
    return { fair: [Math.fround(fair[0]), Math.fround(fair[1])], places, touched: new Set() };
  }

  /** Points, up to 20 for exposure that is due or 60 less, and 1,000 for pairs of today. */
  private placeOf(member: Member, fair: readonly [number, number], due: ReadonlySet<string>): number {
    const share = fair[isBoosted(member) ? 0 : 1] * this.weightOf(member);
    const exposure = 20 * (1 - Math.min((this.shownOf(member) + 1) / share, 4));
    const today = due.has(member.id) || this.isFirstVisitSince(member.likedActorAt) ? 1000 : 0;
    return (
      Math.round(8 * (pointsOf(this.actor, member) + 10 * fitting(this.seeking, 'nice', member) + exposure + today)) / 8
    );
  }

  /** Whether today is the first day after that of a like on which the actor looks at a deck. */
  private isFirstVisitSince(like: Date | null): boolean {
    const today = utcDay(this.now);
    const day = like === null ? today : utcDay(like);
    return day < today && ![...this.visits].some((visit) => day < visit && visit < today);
  }

  private weightOf(member: Member): number {
    const isNew = this.now.getTime() - member.createdAt.getTime() < 7 * DAY_MS;
    const awayDays =
      member.lastActiveOn === null
        ? Number.POSITIVE_INFINITY
        : (this.now.getTime() - Date.parse(member.lastActiveOn)) / DAY_MS;
    if (isNew) return this.shownOf(member) < 50 ? 6 : 1;
    return awayDays < 8 ? 1 : awayDays <= 30 ? 0.4 : 0.02;
  }

  /** Today and the six days before. */
  private shownOf(member: Member): number {
    const days = Array.from({ length: 7 }, (_, ago) => utcDay(new Date(this.now.getTime() - ago * DAY_MS)));
    return sum(days.map((day) => member.shown.get(day) ?? 0));
  }

  /** Half of all pairs, the same seen from either side. */
  private async dueToday(): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from profiles, deck_salt where hashtextextended(
        case when id < ${this.actor.id} then id || ${this.actor.id} else ${this.actor.id} || id::text end || ${utcDay(this.now)}::text, salt) % 2 = 0
    `.execute(database.db);
    return new Set(rows.map(({ id }) => id));
  }

  private reader(): DeckActor {
    return { id: this.actor.id, userId: this.actor.userId, language: 'en', find: () => this.acting() };
  }

  private async acting(): Promise<ProfileRow> {
    const row = await findProfile(database.db, this.actor.id);
    if (row === undefined) throw new Error('The acting profile is gone.');
    return row;
  }
}

const isBoosted = ({ tier }: Member): boolean => tier === 'premium_plus';
function isOf(filter: DeckFilter, { profileType, proven }: Member): boolean {
  const [type, proof] = filter.split(' ');
  return (type === 'all' || type === profileType) && (proof === undefined || proven.some((kind) => kind === proof));
}

/** The points of D38 between a member and the acting developer, whose words are tags alone. */
const KIND_POINTS = { individual: 5, group: 15 + 6, project: 15 + 8 } as const;
function pointsOf(actor: Member, member: Member): number {
  const lower = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()));
  const shared = (own: readonly string[], theirs: readonly string[]) =>
    [...lower(own)].filter((word) => lower(theirs).has(word)).length;
  const languages = shared(actor.languages, member.languages);
  return (
    10 * shared(actor.tags, member.tags) +
    (languages === 0 ? 0 : 12 + 2 * (languages - 1)) +
    KIND_POINTS[member.profileType] +
    // Of all kinds in here, a contract proves the role (M11).
    (member.proven.includes('contract') ? 3 : 0)
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The first card of a day is boosted, and at most one in four; three others stand between two. */
function mayBeBoosted(seen: readonly boolean[], page: readonly Member[]): boolean {
  const boosted = seen.filter(Boolean).length;
  return boosted === 0 || (4 * (boosted + 1) <= seen.length + 1 && !page.slice(-3).some(isBoosted));
}

/** SK1 and SK2 once more, for the words that this test uses. */
const GROUPS = ['types', 'subtypes', 'languages', 'tags'] as const;
function fitting(seeking: Seeking, level: 'must' | 'nice', member: Member): number {
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  const own = {
    types: [member.profileType],
    subtypes: [member.subtype],
    languages: member.languages,
    tags: member.tags,
  };
  return GROUPS.filter((group) => {
    const asked = seeking[group];
    return asked.level === level && lower(asked.values).some((value) => lower(own[group]).includes(value));
  }).length;
}

const fitsMusts = (seeking: Seeking, member: Member): boolean =>
  fitting(seeking, 'must', member) ===
  GROUPS.filter((group) => seeking[group].level === 'must' && seeking[group].values.length > 0).length;

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const first = one.findIndex((value, index) => value !== other[index]);
  return (one[first] ?? 0) > (other[first] ?? 0) ? -1 : 1;
}

async function insertMember(traits: Traits, createdAt: Date, owner?: Member): Promise<Member> {
  const userId = owner?.userId ?? uuid();
  if (owner === undefined) {
    await database.db
      .insertInto('users')
      .values({
        id: userId,
        privy_id: `did:privy:${userId}`,
        display_name: 'Somebody',
        tier: traits.tier,
        created_at: createdAt,
      })
      .execute();
  }
  const member: Member = {
    ...traits,
    id: uuid(),
    userId,
    tier: owner?.tier ?? traits.tier,
    subtype: SUBTYPES[traits.profileType],
    interests: [],
    skills: [],
    proven: [],
    createdAt,
    isDeleted: false,
    shown: new Map(),
    lastActiveOn: null,
    likedActorAt: null,
  };
  await database.db
    .insertInto('profiles')
    .values({
      id: member.id,
      user_id: userId,
      profile_type: member.profileType,
      subtype: member.subtype,
      name: 'Somebody',
      bio: 'Something.',
      tags: member.tags,
      languages: member.languages,
      tier: member.tier,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  await insertPostings(member);
  return member;
}

async function insertPostings(member: Member): Promise<void> {
  const rows = [...new Set(member.tags.map(foldWord))].map((tag) => ({
    profile_id: member.id,
    tag,
    profile_type: member.profileType,
    tier: member.tier,
  }));
  if (rows.length > 0) await database.db.insertInto('profile_tags').values(rows).execute();
}

const word = fc.constantFrom('defi', 'DeFi', 'art', 'nft', 'rust', 'dao');
const traits: fc.Arbitrary<Traits> = fc.record({
  profileType: fc.constantFrom('individual', 'group', 'project'),
  tier: fc.constantFrom(...TIERS),
  tags: fc.uniqueArray(word, { maxLength: 3 }),
  languages: fc.uniqueArray(fc.constantFrom('en', 'fr', 'zh'), { maxLength: 2 }),
});

type Step = (community: Community) => Promise<void>;
/** Musts and nices, more often none; types and kinds that cannot go together are refused, and not in here. */
const level = fc.constantFrom('any' as const, 'any' as const, 'nice' as const, 'must' as const);
const seeking: fc.Arbitrary<Seeking> = fc.record({
  types: fc.record({ level, values: fc.uniqueArray(fc.constantFrom('individual', 'group'), { maxLength: 2 }) }),
  subtypes: fc.record({
    level: fc.constantFrom('any' as const, 'nice' as const),
    values: fc.uniqueArray(fc.constantFrom('developer', 'defi'), { maxLength: 2 }),
  }),
  languages: fc.record({ level, values: fc.uniqueArray(fc.constantFrom('en', 'fr', 'zh'), { maxLength: 2 }) }),
  tags: fc.record({ level, values: fc.uniqueArray(word, { maxLength: 2, selector: (tag) => tag.toLowerCase() }) }),
});
/** Any member, chosen by a number whatever the size of the community. */
const someMember = (community: Community, number: number): Member | undefined =>
  community.members[number % Math.max(1, community.members.length)];

/** What can happen around a deck, none of it looking at the deck. */
const change: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ traits }).map(
      ({ traits }): Step =>
        async (community) =>
          void (await community.join(traits)),
    ),
  },
  {
    weight: 1,
    arbitrary: traits.map(
      (own): Step =>
        async (community) =>
          void (await community.join(own, community.actor)),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ who: fc.nat(), tags: fc.uniqueArray(word, { maxLength: 3 }) })
      .map(({ who, tags }): Step => async (community) => {
        const member = someMember(community, who);
        if (member !== undefined) await community.retag(member, tags);
      }),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ who: fc.nat(), kinds: fc.uniqueArray(fc.constantFrom<DeckProof>('wallet', 'contract')) })
      .map(({ who, kinds }): Step => async (community) => {
        const member = someMember(community, who);
        if (member !== undefined) await community.prove(member, kinds);
      }),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((who): Step => async (community) => {
      const member = someMember(community, who);
      if (member !== undefined) await community.remove(member);
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ who: fc.nat(), tier: fc.constantFrom(...TIERS) })
      .map(({ who, tier }): Step => async (community) => {
        const member = someMember(community, who);
        if (member !== undefined) await community.changeTier(member, tier);
      }),
  },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(word, { maxLength: 3 }).map(
      (tags): Step =>
        async (community) =>
          community.retag(community.actor, tags),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ who: fc.nat(), times: fc.integer({ min: 1, max: 60 }) })
      .map(({ who, times }): Step => async (community) => {
        const member = someMember(community, who);
        if (member !== undefined) await community.show(member, times);
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ who: fc.nat(), daysAgo: fc.integer({ min: 0, max: 40 }) })
      .map(({ who, daysAgo }): Step => async (community) => {
        const member = someMember(community, who);
        if (member !== undefined) await community.beActive(member, daysAgo);
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ who: fc.nat(), kind: fc.constantFrom<SwipeKind>('like', 'super_like', 'dislike') })
      .map(({ who, kind }): Step => async (community) => {
        const member = someMember(community, who);
        if (member !== undefined) await community.beDecidedOnBy(member, kind);
      }),
  },
  {
    weight: 2,
    arbitrary: seeking.map(
      (sought): Step =>
        (community) =>
          community.seek(sought),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 100 }).map((days): Step => async (community) => {
      community.now = new Date(community.now.getTime() + days * DAY_MS);
    }),
  },
);

/** A look at the deck, then a decision on the first cards of it. */
const visit = fc.record({
  filter: fc.constantFrom(...FILTERS),
  limit: fc.integer({ min: 1, max: 6 }),
  decisions: fc.array(fc.constantFrom<SwipeKind>('like', 'dislike', 'dislike', 'super_like'), { maxLength: 6 }),
  fillsFirst: fc.boolean(),
});

const life = fc.record({
  first: fc.array(traits, { maxLength: 50, size: 'max' }),
  rest: fc.array(
    fc.oneof(
      { weight: 2, arbitrary: change.map((step) => ({ step })) },
      { weight: 3, arbitrary: visit.map((visit) => ({ visit })) },
    ),
    { maxLength: 40, size: 'max' },
  ),
});

/** Only eligible profiles, none twice, boosted ones first and under their ceiling, and fewer than asked for only when there are no more. */
function expectRightPage(community: Community, filter: DeckFilter, limit: number, page: readonly string[]): void {
  const eligible = community.eligible(filter);
  const byId = new Map(eligible.map((member) => [member.id, member]));
  const members = page.flatMap((id) => byId.get(id) ?? []);
  expect(members.length, 'somebody who may not be shown').toBe(page.length);
  expect(new Set(page).size, 'somebody twice').toBe(page.length);
  expect(page.length, 'a page that is not full is all that is left').toBe(Math.min(limit, eligible.length));
  expect(community.ready > page.length, 'more are left').toBe(eligible.length > page.length);
  const seen = [...community.seenToday()];
  const others = eligible.filter((member) => !isBoosted(member)).length;
  for (const [index, member] of members.entries()) {
    const before = members.slice(0, index);
    const isOut = before.filter((one) => !isBoosted(one)).length === others;
    if (isBoosted(member)) expect(mayBeBoosted(seen, before) || isOut, 'above the ceiling').toBe(true);
    else if (!seen.includes(true)) expect(eligible.some(isBoosted), 'the first card of a day').toBe(false);
    seen.push(isBoosted(member));
  }
}

async function live(
  { first, rest }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
  community: Community,
  check: (...of: Parameters<typeof expectRightPage>) => void | Promise<void>,
): Promise<void> {
  for (const someone of first) await community.join(someone);
  const served = new Map<string, Date>();
  const swipe = async (profileId: string, kind: SwipeKind): Promise<void> => {
    const before = community.swipes.get(profileId);
    if (before !== undefined) expect(before.kind, 'only a dislike that ended brings a profile back').toBe('dislike');
    served.set(profileId, community.now);
    await community.decide(profileId, kind);
  };
  for (const event of rest) {
    if ('step' in event) {
      await event.step(community);
      continue;
    }
    const { filter, limit, decisions, fillsFirst } = event.visit;
    if (fillsFirst) await community.fillWanted();
    const page = await community.read(filter, limit);
    await check(community, filter, limit, page);
    for (const [index, kind] of decisions.entries()) {
      const profileId = page[index];
      if (profileId !== undefined) await swipe(profileId, kind);
    }
  }
  const left = new Set(community.eligible('all').map((member) => member.id));
  for (let page = await community.read('all', 4); page.length > 0; page = await community.read('all', 4)) {
    await check(community, 'all', 4, page);
    for (const profileId of page) {
      expect(left.delete(profileId), 'exactly once').toBe(true);
      await swipe(profileId, 'like');
    }
  }
  expect(left.size, 'nobody is left out').toBe(0);
  for (const filter of FILTERS) expect(await community.read(filter, 10)).toEqual([]);
}

describe('the stored deck', () => {
  it('serves every eligible profile exactly once, boosted ones first and at most one in four, through swipes, fills, edits, deletions and arrivals', async () => {
    // So small that every limit is met all the time, and without an overlap that would find changes twice.
    const tiny: Sizes = {
      entries: 14,
      newest: 8,
      emptyFor: 600_000,
      perWord: 2,
      likely: 3,
      anybody: 4,
      likers: 2,
      refillBelow: 2,
      refillAboveChanges: 2,
      changeOverlap: 0,
    };
    await fc.assert(
      fc.asyncProperty(life, async (life) => {
        await live(life, await Community.begin(tiny), expectRightPage);
      }),
      { numRuns: LIVES, ...SHRINKING },
    );
  });

  it('serves a community that fits into it in the exact order of class, place and age', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (life) => {
        const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
        await live(life, community, async (_, filter, limit, page) => {
          expect(page).toEqual((await community.inOrder(filter)).slice(0, limit));
        });
      }),
      { numRuns: ORDERED_LIVES, ...SHRINKING },
    );
  });

  it('finds a change that was made before a fill and committed after it', async () => {
    const community = await Community.begin(SIZES);
    const late = await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    for (let number = 0; number < 3; number += 1)
      await community.join({ profileType: 'group', tier: 'premium', tags: ['defi'], languages: ['en'] });
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ tier: 'premium_plus' }).where('id', '=', late.userId).execute();
      expect(await community.read('all', 10)).toContain(late.id);
    });
    expect((await community.read('all', 10)).at(0)).toBe(late.id);
  });

  it('moves profiles that lost premium_plus', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    const boosted: Traits = { profileType: 'group', tier: 'premium_plus', tags: [], languages: [] };
    for (let number = 0; number < 8; number += 1) await community.join(boosted);
    const first = await community.read('all', 4);
    for (const member of community.members)
      if (first.includes(member.id)) await community.changeTier(member, 'premium');
    expectRightPage(community, 'all', 3, await community.read('all', 3));
  });

  it('deals no card twice and loses none where a page is read at midnight, or a plan changes within a day', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    const group: Traits = { profileType: 'group', tier: 'free', tags: ['defi'], languages: ['en'] };
    for (let number = 0; number < 40; number += 1)
      await community.join({ ...group, tier: number % 4 === 0 ? 'premium_plus' : 'free' });
    const left = new Set(community.members.map(({ id }) => id));
    community.now = new Date('2026-11-20T23:59:59.000Z');
    for (let turn = 0; left.size > 0; turn += 1) {
      const page = await community.read('all', 5);
      expectRightPage(community, 'all', 5, page);
      const day = utcDay(community.now);
      for (const id of page) {
        // Who looks reads anew once the day is over (SW26).
        if (utcDay(community.now) !== day) break;
        expect(left.delete(id), 'once').toBe(true);
        await community.decide(id, 'dislike');
        community.now = new Date(community.now.getTime() + 250);
      }
      const someone = community.members[(7 * turn) % 40];
      if (someone !== undefined) await community.changeTier(someone, turn % 2 === 0 ? 'premium_plus' : 'free');
    }
    expect([...community.seen].length, 'days').toBe(2);
    for (const [day, cards] of community.seen) {
      expect(cards[0], `the first card of ${day}`).toBe(true);
      // Until the others were all seen, which ends the deck.
      const mixed = cards.slice(0, cards.lastIndexOf(false) + 1);
      expect(mixed.filter(Boolean).length, `boosted of ${mixed.length} on ${day}`).toBeLessThanOrEqual(
        Math.max(1, mixed.length / 4),
      );
    }
  });

  it(`deals full pages of ${NEWCOMERS} newcomers at once, no card twice and none lost, and nobody above the ceiling`, async () => {
    const community = await Community.begin(SIZES);
    const { db } = database;
    const group: Traits = { profileType: 'group', tier: 'free', tags: ['defi'], languages: ['en'] };
    const owners = [await community.join(group), await community.join({ ...group, tier: 'premium_plus' })];
    await community.read('all', 20);
    // One in ten has Premium Plus; without words, which would be counted one by one. In parts: a statement has a time limit.
    for (let first = 1; first <= NEWCOMERS - 2; first += 100)
      await sql`insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
        select uuidv7(), owner.user_id, 'group', 'dao', 'New', '-', owner.tier, ${community.now}, ${community.now}
        from generate_series(${first}::int, least(${first}::int + 99, ${NEWCOMERS}::int - 2)) as number
        join profiles owner on owner.id = (${owners.map(({ id }) => id)}::uuid[])[case when number % 10 = 0 then 2 else 1 end]`.execute(
        db,
      );
    const pass = async (ids: readonly string[]): Promise<void> => {
      await sql`insert into swipes (actor_profile_id, target_profile_id, kind, created_at)
        select ${community.actor.id}, id, 'dislike', ${community.now} from unnest(${[...ids]}::uuid[]) as id`.execute(
        db,
      );
    };
    const { rows } = await sql<{ id: string; isBoosted: boolean }>`
      select id, tier = 'premium_plus' as "isBoosted" from profiles where id <> ${community.actor.id} order by uuid_hash(id)`.execute(
      db,
    );
    const left = new Map(rows.map(({ id, isBoosted }) => [id, isBoosted]));
    expect(left.size).toBe(NEWCOMERS);
    let [seen, seenBoosted] = [0, 0];
    for (let page = 0; page < 6; page += 1) {
      const cards = await community.read('all', 100);
      expect(cards).toHaveLength(100);
      for (const id of cards) {
        seen += 1;
        if (left.get(id) === true) seenBoosted += 1;
        expect(left.delete(id), 'once').toBe(true);
        expect(seenBoosted, `boosted of ${seen}`).toBeLessThanOrEqual(Math.max(1, seen / 4));
      }
      await pass(cards);
      await community.fillWanted();
    }
    expect(seenBoosted, 'the ceiling is used').toBe(seen / 4);
    const last = [...left.keys()].slice(0, 25);
    // A hundred a statement: each decision counts in the same row of exposure.
    for (const rest = [...left.keys()].slice(25); rest.length > 0;) await pass(rest.splice(0, 100));
    expect((await community.read('all', 100)).toSorted(), 'nobody is lost').toEqual(last.toSorted());
  });

  it('is the deck of before where a fill is killed in the middle', async () => {
    const community = await Community.begin(SIZES);
    for (let number = 0; number < 12; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: ['defi'], languages: ['en'] });
    const before = await community.read('all', 12);
    await sql`create function fail_fill() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      database.db,
    );
    await sql`create trigger fail_fill before insert or update on last_activity for each row execute function fail_fill()`.execute(
      database.db,
    );
    try {
      await community.decide(before[0] ?? '', 'dislike');
      await expect(community.filling.fillDeck({ actorProfileId: community.actor.id, filter: 'all' })).rejects.toThrow(
        'killed',
      );
      expect(await community.read('all', 12)).toEqual(before.slice(1));
    } finally {
      await sql`drop function fail_fill cascade`.execute(database.db);
    }
  });

  it('is not filled in the background once its day is over: that would note a visit which nobody made', async () => {
    const community = await Community.begin(SIZES);
    await community.join({ profileType: 'group', tier: 'free', tags: ['defi'], languages: ['en'] });
    const fillLater = async (filter: DeckFilter, at: string) => {
      community.now = new Date(at);
      await community.filling.fillDeck({ actorProfileId: community.actor.id, filter });
      const { rows } = await sql<{ day: string }>`
        select day::text as day from last_activity where user_id = ${community.actor.userId}`.execute(database.db);
      return rows.map(({ day }) => day);
    };
    community.now = new Date('2026-11-20T23:58:00.000Z');
    await community.read('all', 5);
    expect(await fillLater('all', '2026-11-20T23:59:00.000Z')).toEqual(['2026-11-20']);
    expect(await fillLater('all', '2026-11-21T00:01:00.000Z')).toEqual(['2026-11-20']);
    expect(await fillLater('group', '2026-11-21T00:01:00.000Z')).toEqual(['2026-11-20']);
  });

  it('is put in order by a model on its day alone: a job that comes later would spend the budget of the next day', async () => {
    const community = await Community.begin(SIZES);
    await community.join({ profileType: 'group', tier: 'free', tags: ['defi'], languages: ['en'] });
    const ask = vi.fn(async () => ({ isAnswer: false, why: 'no_model' }) as const);
    const ranking = createDeckRanking({ db: database.db, clock: { now: () => community.now }, model: { ask } });
    const rankAt = async (at: string): Promise<number> => {
      community.now = new Date(at);
      await ranking.rankDeck({ actorProfileId: community.actor.id, filter: 'all' });
      return ask.mock.calls.length;
    };
    community.now = new Date('2026-11-20T23:58:00.000Z');
    await community.read('all', 5);
    expect(await rankAt('2026-11-21T00:00:00.000Z')).toBe(0);
    expect(await rankAt('2026-11-20T23:59:59.999Z')).toBe(1);
  });

  it('shows everybody else also where Premium Plus alone would fill it', async () => {
    const community = await Community.begin({ ...SIZES, entries: 40, newest: 30, changeOverlap: 0 });
    const plus: Traits = { profileType: 'group', tier: 'premium_plus', tags: ['defi', 'art'], languages: ['en'] };
    for (let number = 0; number < 50; number += 1) await community.join(plus);
    for (let number = 0; number < 50; number += 1) await community.join({ ...plus, tier: 'free', tags: [] });
    const page = await community.read('all', 20);
    expectRightPage(community, 'all', 20, page);
    const boosted = new Set(community.members.filter(isBoosted).map(({ id }) => id));
    expect(page.flatMap((id, index) => (boosted.has(id) ? [index + 1] : []))).toEqual([1, 8, 12, 16, 20]);
  });

  it('has Premium Plus first also where those that stood first in it have gone (D12)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    const free: Traits = { profileType: 'group', tier: 'free', tags: [], languages: [] };
    for (let number = 0; number < 12; number += 1) await community.join(free);
    for (let number = 0; number < 3; number += 1) await community.join({ ...free, tier: 'premium_plus' });
    const order = await community.read('all', 15);
    const boosted = community.members
      .filter(isBoosted)
      .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
    for (const member of boosted.slice(0, 2)) await community.remove(member);
    expect(await community.read('all', 1)).toEqual(boosted.slice(2).map(({ id }) => id));
  });

  it('tells by no order who liked the acting profile (D24)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    for (let number = 0; number < 60; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: number % 2 ? ['defi'] : [], languages: ['en'] });
    // Whoever knows all points, places and rules guesses as well as somebody who guesses blindly.
    const hits = { front: 0, back: 0, belowTheirPoints: 0, chance: 0 };
    for (let day = 0; day < 60; day += 1) {
      await sql`delete from swipes`.execute(database.db);
      for (const member of community.members) member.likedActorAt = null;
      const likers = community.members.filter((_, index) => (index * 7 + day * 11) % 10 < 2);
      for (const liker of likers) await community.beDecidedOnBy(liker, 'like');
      community.now = new Date(community.now.getTime() + DAY_MS);
      const page = (await community.read('all', 20)).flatMap((id) => community.members.filter((one) => one.id === id));
      const guess = (order: readonly Member[]) =>
        order.slice(0, 5).filter(({ likedActorAt }) => likedActorAt !== null).length;
      hits.front += guess(page);
      hits.back += guess(page.toReversed());
      hits.belowTheirPoints += guess(
        page.toSorted((one, other) => pointsOf(community.actor, one) - pointsOf(community.actor, other)),
      );
      hits.chance += (5 * page.filter(({ likedActorAt }) => likedActorAt !== null).length) / page.length;
    }
    // Four standard deviations of 300 guesses.
    const slack = 4 * Math.sqrt(hits.chance * (1 - hits.chance / 300));
    for (const [way, hit] of Object.entries(hits)) expect(hit - hits.chance, way).toBeLessThan(slack);
  });

  it('moves nobody on the day of their like, which a second look would notice (D24)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    for (let number = 0; number < 12; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    const before = await community.read('all', 20);
    for (const member of community.members.slice(0, 6)) await community.beDecidedOnBy(member, 'like');
    community.wanted.add('all');
    await community.fillWanted();
    expect(await community.read('all', 20)).toEqual(before);
  });

  it('brings who liked the acting profile forward on the next day, and then leaves them to chance: many days tell no more than one (D24)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    for (let number = 0; number < 80; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    const likers = community.members.filter((_, index) => index % 2 === 0);
    for (const liker of likers) await community.beDecidedOnBy(liker, 'like');
    const likerIds = new Set(likers.map(({ id }) => id));
    const inFront = { likers: 0, others: 0 };
    for (let day = 1; day <= 30; day += 1) {
      community.now = new Date(community.now.getTime() + DAY_MS);
      const front = [...(await community.readScores())].flatMap(([id, score]) => (score > 500 ? [id] : []));
      const liking = front.filter((id) => likerIds.has(id)).length;
      if (day === 1) expect(liking).toBe(likers.length);
      else {
        inFront.likers += liking;
        inFront.others += front.length - liking;
      }
    }
    // Four standard deviations of 1,160 tosses of a coin, twice.
    expect(Math.abs(inFront.likers - inFront.others)).toBeLessThan(4 * Math.sqrt(2 * 1160 * 0.25));
  });

  it('brings a super-like forward as a like, and leaves who passed on the acting profile to chance (D24, D61)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    for (let number = 0; number < 60; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    const [likers, passers] = [community.members.slice(0, 20), community.members.slice(20, 40)];
    for (const liker of likers) await community.beDecidedOnBy(liker, 'super_like');
    for (const passer of passers) await community.beDecidedOnBy(passer, 'dislike');
    community.now = new Date(community.now.getTime() + DAY_MS);
    const scores = await community.readScores();
    const inFront = (members: readonly Member[]) => members.filter(({ id }) => (scores.get(id) ?? 0) > 500).length;
    expect(inFront(likers)).toBe(20);
    // Four standard deviations of 20 tosses of a coin.
    expect(Math.abs(inFront(passers) - 10)).toBeLessThan(4 * Math.sqrt(20 * 0.25));
  });

  it('weighs what somebody was shown today and on the six days before, and no longer (D61)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    const free: Traits = { profileType: 'group', tier: 'free', tags: [], languages: [] };
    const [shown, other] = [await community.join(free), await community.join(free)];
    await community.show(shown, 30);
    const day = community.now.getTime();
    const behind = async (days: number): Promise<number> => {
      community.now = new Date(day + days * DAY_MS);
      const scores = await community.readScores();
      // Whoever of them is due today.
      const placeOf = ({ id }: Member) => (scores.get(id) ?? Number.NaN) % 1000;
      return placeOf(other) - placeOf(shown);
    };
    expect(await behind(6)).toBeGreaterThan(0);
    expect(await behind(7)).toBe(0);
  });

  it('compares a large class with its chance part, without the newest, who were never shown (D61)', async () => {
    const community = await Community.begin({ ...SIZES, newest: 5, anybody: 1, changeOverlap: 0 });
    const group: Traits = { profileType: 'group', tier: 'free', tags: ['defi'], languages: [] };
    for (let number = 0; number < 40; number += 1) await community.show(await community.join(group), 50);
    community.now = new Date(community.now.getTime() + 1000);
    for (let number = 0; number < 5; number += 1) await community.join({ ...group, tags: [] });
    await community.read('all', 1);
    const { fair_shares } = await database.db.selectFrom('decks').select('fair_shares').executeTakeFirstOrThrow();
    // 51, or 44 where chance finds one of the newest; with all of them it would be 29.
    expect(fair_shares?.[1]).toBeGreaterThan(40);
  });

  it('brings a like forward on the first day on which its receiver is back, however late, and on that day alone (D24, D61)', async () => {
    const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
    for (let number = 0; number < 40; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    const likers = community.members.slice(0, 20);
    const likersInFront = async (): Promise<number> => {
      const scores = await community.readScores();
      return likers.filter(({ id }) => (scores.get(id) ?? 0) > 500).length;
    };
    const pass = (days: number) => void (community.now = new Date(community.now.getTime() + days * DAY_MS));
    await community.read('all', 1);
    // Half of them after the look of this day, the others while nobody looks.
    for (const liker of likers.slice(0, 10)) await community.beDecidedOnBy(liker, 'like');
    pass(2);
    for (const liker of likers.slice(10)) await community.beDecidedOnBy(liker, 'like');
    pass(3);
    expect(await likersInFront()).toBe(20);
    community.wanted.add('all');
    await community.fillWanted();
    expect(await likersInFront(), 'after another fill of that day').toBe(20);
    pass(1);
    // Four standard deviations of 20 tosses of a coin.
    expect(Math.abs((await likersInFront()) - 10), 'on the day after').toBeLessThan(4 * Math.sqrt(20 * 0.25));
  });

  it('looks at the same part of a large class however often it is filled on a day, and at another one on the next (D24)', async () => {
    const community = await Community.begin({
      ...SIZES,
      newest: 5,
      perWord: 5,
      likely: 5,
      anybody: 5,
      changeOverlap: 0,
    });
    const group: Traits = { profileType: 'group', tier: 'free', tags: [], languages: [] };
    for (let number = 0; number < 80; number += 1) await community.join({ ...group, tags: number % 2 ? ['defi'] : [] });
    const likers: Member[] = [];
    const others = (deck = '') => deck.split(',').filter((id) => !likers.some((liker) => liker.id === id));
    const fills = async (): Promise<string[]> => {
      const held: string[] = [];
      for (const level of ['nice', 'any', 'nice', 'any'] as const) {
        // What is sought is said anew, which forgets the deck.
        await community.seek({ ...NOTHING_SOUGHT, tags: { level, values: level === 'any' ? [] : ['zk'] } });
        await community.read('all', 1);
        const { profile_ids } = await database.db.selectFrom('decks').select('profile_ids').executeTakeFirstOrThrow();
        held.push(profile_ids.toSorted().join());
      }
      return held;
    };
    const today = await fills();
    likers.push(...community.members.filter(({ id }) => today[0]?.includes(id) === false).slice(0, 3));
    for (const liker of likers) await community.beDecidedOnBy(liker, 'like');
    expect(new Set([...today, ...(await fills())]).size, 'whoever likes the acting profile meanwhile').toBe(1);
    community.now = new Date(community.now.getTime() + DAY_MS);
    const tomorrow = await fills();
    expect(new Set(tomorrow).size).toBe(1);
    for (const { id } of likers) expect(tomorrow[0]).toContain(id);
    expect(others(tomorrow[0])).not.toEqual(others(today[0]));
  });

  it('looks first at whom chance makes due today, of all who share a word in a large class (D61)', async () => {
    const community = await Community.begin({ ...SIZES, newest: 3, likely: 6, anybody: 1, changeOverlap: 0 });
    const group: Traits = { profileType: 'group', tier: 'free', tags: ['defi'], languages: [] };
    for (let number = 0; number < 40; number += 1) await community.join(group);
    // The newest share nothing.
    for (let number = 0; number < 3; number += 1) await community.join({ ...group, tags: ['zk'] });
    const scores = await community.readScores();
    const due = community.members.filter(({ id, tags }) => tags.includes('defi') && (scores.get(id) ?? 0) > 500);
    expect(due.length).toBeGreaterThanOrEqual(6);
  });

  it('finds the best of those who fit the musts in a large class, however few they are (D62)', async () => {
    const community = await Community.begin({
      ...SIZES,
      newest: 3,
      perWord: 30,
      likely: 3,
      anybody: 1,
      changeOverlap: 0,
    });
    const group: Traits = { profileType: 'group', tier: 'free', tags: ['defi', 'art'], languages: ['en'] };
    const project: Traits = { ...group, profileType: 'project' };
    const best = await community.join({ ...project, languages: ['zh'] });
    for (let number = 0; number < 40; number += 1) await community.join(group);
    // The newest of all types and languages share nothing.
    for (let number = 0; number < 12; number += 1)
      await community.join({ ...project, tags: [], languages: number % 2 ? ['en'] : ['zh'] });
    const found = async (seeking: Partial<Seeking>): Promise<string[]> => {
      await community.seek({ ...NOTHING_SOUGHT, ...seeking });
      await community.read('all', 1);
      return (await database.db.selectFrom('decks').select('profile_ids').executeTakeFirstOrThrow()).profile_ids;
    };
    expect(await found({ types: { level: 'must', values: ['project'] } }), 'types').toContain(best.id);
    expect(await found({ subtypes: { level: 'must', values: ['defi'] } }), 'subtypes').toContain(best.id);
    expect(await found({ languages: { level: 'must', values: ['zh'] } }), 'languages').toContain(best.id);
  });

  it('reaches those whose likes wait behind many that were answered, or who passed, in a large class', async () => {
    const community = await Community.begin({
      ...SIZES,
      newest: 2,
      perWord: 1,
      likely: 1,
      anybody: 1,
      likers: 3,
      changeOverlap: 0,
    });
    const group: Traits = { profileType: 'group', tier: 'free', tags: [], languages: [] };
    const first = await community.join(group);
    await community.beDecidedOnBy(first, 'super_like');
    const later: Member[] = [];
    for (let number = 0; number < 40; number += 1) later.push(await community.join(group));
    community.now = new Date(community.now.getTime() + 1000);
    for (const liker of later.slice(0, 3)) await community.beDecidedOnBy(liker, 'like');
    for (const liker of later.slice(0, 3)) await community.decide(liker.id, 'dislike');
    const passers = later.slice(3, 13).map(({ id }) => id);
    for (const passer of later.slice(3, 13)) await community.beDecidedOnBy(passer, 'dislike');
    community.now = new Date(community.now.getTime() + DAY_MS);
    await community.read('all', 1);
    const { profile_ids } = await database.db.selectFrom('decks').select('profile_ids').executeTakeFirstOrThrow();
    expect(profile_ids).toContain(first.id);
    // Chance alone finds one of any kind.
    expect(profile_ids.filter((id) => passers.includes(id)).length).toBeLessThanOrEqual(1);
  });

  it('has the best match of a large class first, however old it is and whatever plan it has', async () => {
    const community = await Community.begin({
      ...SIZES,
      entries: 4,
      newest: 4,
      perWord: 2,
      likely: 4,
      changeOverlap: 0,
    });
    const group: Traits = { profileType: 'group', tier: 'premium', tags: ['nft'], languages: [] };
    const twin = await community.join({ ...group, tier: 'free', tags: ['art', 'DeFi'] });
    for (let number = 0; number < 10; number += 1) await community.join(group);
    // Due tomorrow, as half of the others are (D61).
    await community.beDecidedOnBy(twin, 'like');
    community.now = new Date(community.now.getTime() + DAY_MS);
    expect((await community.read('all', 4)).at(0)).toBe(twin.id);
    expect((await community.read('group', 4)).at(0)).toBe(twin.id);
  });

  it('looks back further for changes than a transaction may wait before it commits one', async () => {
    const { rows } = await sql<{ name: string; setting: number }>`
      select name, setting::integer from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
    `.execute(database.db);
    expect(rows).toHaveLength(2);
    for (const { name, setting } of rows) {
      expect(setting, name).toBeGreaterThan(0);
      expect(setting, name).toBeLessThan(DECK_SIZES.changeOverlap);
    }
  });

  it('is kept for 14 days after its last reading', async () => {
    const community = await Community.begin(SIZES);
    const readOn = async () =>
      (await database.db.selectFrom('decks').select('read_on').execute()).map((row) => row.read_on);
    await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    await community.read('all', 5);
    expect(await readOn()).toEqual(['2026-11-20']);
    community.now = new Date('2026-11-23T00:00:00.000Z');
    await community.read('all', 5);
    expect(await readOn()).toEqual(['2026-11-23']);
    community.now = new Date('2026-12-07T23:59:59.000Z');
    await community.filling.purgeDecks();
    expect(await readOn()).toHaveLength(1);
    community.now = new Date('2026-12-08T00:00:00.000Z');
    await community.filling.purgeDecks();
    expect(await readOn()).toEqual([]);
  });

  it('has its ranking for 14 days, however often it is read after them', async () => {
    const community = await Community.begin(SIZES);
    await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    await community.read('all', 5);
    await sql`update decks set ranking = '{}', ranked_on = '2026-11-20'`.execute(database.db);
    const isRanked = async () => {
      await sql`update decks set read_on = ${community.now}`.execute(database.db);
      await community.filling.purgeDecks();
      const { rows } = await sql`select from decks where ranking is not null`.execute(database.db);
      return rows.length === 1;
    };
    community.now = new Date('2026-12-04T23:59:59.000Z');
    expect(await isRanked()).toBe(true);
    community.now = new Date('2026-12-05T00:00:00.000Z');
    expect(await isRanked()).toBe(false);
  });

  it('is filled once by many first readings at the same time, and all of them get the same', async () => {
    const community = await Community.begin(SIZES);
    await sql`create table fills (at timestamptz default now())`.execute(database.db);
    await sql`create function note_fill() returns trigger language plpgsql as 'begin insert into fills default values; return null; end'`.execute(
      database.db,
    );
    await sql`create trigger note_fill after insert or update on decks for each row execute function note_fill()`.execute(
      database.db,
    );
    for (let number = 0; number < 30; number += 1)
      await community.join({ profileType: 'group', tier: 'free', tags: ['defi'], languages: ['en'] });
    const READERS = 15;
    const reading = await database.db.transaction().execute(async (trx) => {
      const { id, userId } = community.actor;
      await lockForFilling(trx, deckOwner({ id, userId }, 'all', community.now));
      const begun = Array.from({ length: READERS }, () => community.read('all', 20));
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())
        `.execute(database.db);
        return rows.length;
      };
      await expect.poll(waiting).toBe(READERS);
      return begun;
    });
    const pages = await Promise.all(reading);
    expect(new Set(pages.map((page) => page.join())).size).toBe(1);
    expect(pages[0]).toHaveLength(20);
    expect((await sql`select from fills`.execute(database.db)).rows).toHaveLength(1);
  });

  it('asks for a fill when it runs low, when much has changed and when the acting profile was edited', async () => {
    const sizes = { ...SIZES, entries: 10, newest: 10, refillBelow: 8, refillAboveChanges: 4, changeOverlap: 0 };
    const group: Traits = { profileType: 'group', tier: 'free', tags: [], languages: [] };
    const community = await Community.begin(sizes);
    for (let number = 0; number < 20; number += 1) await community.join(group);
    const page = await community.read('all', 5);
    expect(community.wanted).toEqual(new Set());

    for (const profileId of page.slice(0, 3)) await community.decide(profileId, 'dislike');
    await community.read('all', 5);
    expect(community.wanted, 'low').toEqual(new Set(['all']));

    await community.fillWanted();
    await community.read('all', 5);
    expect(community.wanted, 'filled').toEqual(new Set());
    for (let number = 0; number < 5; number += 1) await community.join(group);
    await community.read('all', 5);
    expect(community.wanted, 'changed').toEqual(new Set(['all']));

    await community.fillWanted();
    await community.retag(community.actor, ['dao']);
    await community.read('all', 5);
    expect(community.wanted, 'edited').toEqual(new Set(['all']));
  });
});
