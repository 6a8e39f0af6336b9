import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import type { DeckFilter, ProfileType, SwipeKind, Tier } from '../../database/schema.ts';
import { findProfile, type ProfileRow } from '../profiles/profiles.repository.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDeckFilling, deckOwner, FILL_SIZES, type FillSizes } from './deck-fill.service.ts';
import { lockForFilling } from './deck.repository.ts';
import { createDeckReading, DECK_SIZES, type DeckActor, type DeckSizes } from './deck-read.service.ts';
import { foldWord } from '@mutuals/text/words';
import { readConfig } from '../../config.ts';
import { createRealtime } from '../../integrations/realtime/create-realtime.ts';
import { createStorage } from '../../integrations/storage/create-storage.ts';
import { createServices } from '../services.ts';
import type { Caller } from '../../caller.ts';
import { NOTHING_SOUGHT, type Seeking } from '../seeking/seeking.rules.ts';

const TIERS = ['free', 'premium', 'premium_plus'] as const;
const SUBTYPES = { individual: 'developer', group: 'dao', project: 'defi' } as const;
const FILTERS = ['all', 'individual', 'group', 'project'] as const;
type Sizes = DeckSizes & FillSizes;
const SIZES: Sizes = { ...DECK_SIZES, ...FILL_SIZES };
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
  createdAt: Date;
  isDeleted: boolean;
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
    this.filling = createDeckFilling({ db, clock, sizes });
    const config = readConfig({ DATABASE_URL: testDatabase.connectionString });
    const services = createServices({
      config,
      clock,
      db,
      searchDb: db,
      realtime: createRealtime(null, clock),
      marketSources: [],
      gifSource: null,
      storage: createStorage(config.storage),
      translator: null,
      model: null,
      chain: null,
    });
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
    return member;
  }

  async retag(member: Member, tags: string[]): Promise<void> {
    member.tags = tags;
    await database.db.updateTable('profiles').set({ tags, updated_at: this.now }).where('id', '=', member.id).execute();
    await database.db.deleteFrom('profile_tags').where('profile_id', '=', member.id).execute();
    if (!member.isDeleted) await insertPostings(member);
  }

  async changeTier(member: Member, tier: Tier): Promise<void> {
    for (const one of [...this.members, this.actor]) if (one.userId === member.userId) one.tier = tier;
    await database.db.updateTable('users').set({ tier }).where('id', '=', member.userId).execute();
  }

  async remove(member: Member): Promise<void> {
    member.isDeleted = true;
    await database.db.updateTable('profiles').set({ deleted_at: this.now }).where('id', '=', member.id).execute();
    await database.db.deleteFrom('profile_tags').where('profile_id', '=', member.id).execute();
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
      user,
    };
  }

  async decide(profileId: string, kind: SwipeKind): Promise<void> {
    const target = this.members.find((member) => member.id === profileId);
    if (target === undefined) throw new Error('The deck served somebody who is not there.');
    this.swipes.set(profileId, { kind, at: this.now });
    const caller = await this.caller();
    const request = { userProfileId: this.actor.id, targetProfileId: profileId };
    if (kind === 'dislike') await this.likes.dislikeProfile(caller, this.actor.id, profileId);
    else await this.likes.likeProfile(caller, { ...request, isSuperLike: kind === 'super_like' });
  }

  async read(filter: DeckFilter, limit: number): Promise<string[]> {
    const { profileIds, ready } = await this.reading.read(this.reader(), filter, limit);
    this.ready = ready;
    return profileIds;
  }

  /** The background job, for every deck that asked for it. */
  async fillWanted(): Promise<void> {
    for (const filter of this.wanted) await this.filling.fill(await this.acting(), filter);
    this.wanted.clear();
  }

  /** Whom the actor could be shown now, in the order of the rules: written down again here, without the deck's code. */
  eligible(filter: DeckFilter): Member[] {
    return this.members
      .filter(
        (member) =>
          !member.isDeleted &&
          member.userId !== this.actor.userId &&
          (filter === 'all' || member.profileType === filter) &&
          fitsMusts(this.seeking, member),
      )
      .filter((member) => {
        const swipe = this.swipes.get(member.id);
        return (
          swipe === undefined || (swipe.kind === 'dislike' && swipe.at.getTime() <= this.now.getTime() - 90 * DAY_MS)
        );
      })
      .sort((one, other) => compare(this.placeOf(one), this.placeOf(other)));
  }

  /** Where the rules put a member: what differs first decides, the higher is the better. */
  placeOf(member: Member): readonly (number | string)[] {
    const points = pointsOf(this.actor, member) + 10 * fitting(this.seeking, 'nice', member);
    return [isBoosted(member) ? 1 : 0, points, member.createdAt.getTime(), member.id];
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
    KIND_POINTS[member.profileType]
  );
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
    createdAt,
    isDeleted: false,
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

/** Only eligible profiles, none twice, whoever is boosted first, and fewer than asked for only when there are no more. */
function expectRightPage(community: Community, filter: DeckFilter, limit: number, page: readonly string[]): void {
  const eligible = community.eligible(filter);
  const byId = new Map(eligible.map((member) => [member.id, member]));
  const boosted = page.map((id) => byId.get(id)).map((member) => member && isBoosted(member));
  expect(boosted, 'somebody who may not be shown').not.toContain(undefined);
  expect(new Set(page).size, 'somebody twice').toBe(page.length);
  expect(boosted, 'whoever is boosted first').toEqual(eligible.map(isBoosted).slice(0, page.length));
  expect(page.length, 'a page that is not full is all that is left').toBe(Math.min(limit, eligible.length));
  expect(community.ready > page.length, 'more are left').toBe(eligible.length > page.length);
}

async function live(
  { first, rest }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
  community: Community,
  check: typeof expectRightPage,
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
    check(community, filter, limit, page);
    for (const [index, kind] of decisions.entries()) {
      const profileId = page[index];
      if (profileId !== undefined) await swipe(profileId, kind);
    }
  }
  const left = new Set(community.eligible('all').map((member) => member.id));
  for (let page = await community.read('all', 4); page.length > 0; page = await community.read('all', 4)) {
    check(community, 'all', 4, page);
    for (const profileId of page) {
      expect(left.delete(profileId), 'exactly once').toBe(true);
      await swipe(profileId, 'like');
    }
  }
  expect(left.size, 'nobody is left out').toBe(0);
  for (const filter of FILTERS) expect(await community.read(filter, 10)).toEqual([]);
}

describe('the stored deck', () => {
  it('serves every eligible profile exactly once, boosted ones first, through swipes, fills, edits, deletions and arrivals', async () => {
    // So small that every limit is met all the time, and without an overlap that would find changes twice.
    const tiny: Sizes = {
      entries: 7,
      newest: 8,
      perWord: 2,
      likely: 3,
      changes: 7,
      refillBelow: 2,
      refillAboveChanges: 2,
      changeOverlap: 0,
    };
    await fc.assert(
      fc.asyncProperty(life, async (life) => {
        await live(life, await Community.begin(tiny), expectRightPage);
      }),
      { numRuns: 40, ...SHRINKING },
    );
  });

  it('serves a community that fits into it in the exact order of class, score and age', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (life) => {
        const community = await Community.begin({ ...SIZES, changeOverlap: 0 });
        let isStale = false;
        await live(life, community, (_, filter, limit, page) => {
          // After an edit of the acting profile the old order holds until the fill that the first reading asks for.
          isStale = community.wanted.has(filter);
          if (isStale) expectRightPage(community, filter, limit, page);
          else
            expect(page).toEqual(
              community
                .eligible(filter)
                .slice(0, limit)
                .map((member) => member.id),
            );
        });
      }),
      { numRuns: 25, ...SHRINKING },
    );
  });

  it('finds a change that was made before a fill and committed after it', async () => {
    const community = await Community.begin(SIZES);
    const late = await community.join({ profileType: 'group', tier: 'free', tags: [], languages: [] });
    for (let number = 0; number < 3; number += 1)
      await community.join({ profileType: 'group', tier: 'premium', tags: ['defi'], languages: ['en'] });
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ tier: 'premium_plus' }).where('id', '=', late.userId).execute();
      expect((await community.read('all', 10)).at(-1)).toBe(late.id);
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
