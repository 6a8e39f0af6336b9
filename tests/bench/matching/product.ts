// The product's own fill and reading on a database, as a policy.
import { randomUUID } from 'node:crypto';
import { DAY_MS, utcDay } from '../../../apps/api/src/clock.ts';
import type { Database } from '../../../apps/api/src/database/database.ts';
import { createDeckFilling, FILL_SIZES, type FillSizes } from '../../../apps/api/src/domains/deck/deck-fill.service.ts';
import { createDeckReading, DECK_SIZES } from '../../../apps/api/src/domains/deck/deck-read.service.ts';
import { findProfile } from '../../../apps/api/src/domains/profiles/profiles.repository.ts';
import { START } from './population.ts';
import { chance } from './random.ts';
import { isThere, type Policy, type World } from './simulate.ts';

const ROWS_AT_ONCE = 500;
/** One person in so many. */
const READ_AGAIN = 10;

export interface ProductPolicy extends Policy {
  /** In ms. */
  readonly fills: number[];
  readonly readings: number[];
  /** Writes decisions of many people, as of now. */
  write(decisions: readonly Decision[]): Promise<void>;
  /** Counts exposure once after `work`, which writes all decisions that there are. */
  inBulk(work: () => Promise<void>): Promise<void>;
  recall(actors: readonly number[], count: number): Promise<Recall>;
}

export interface Decision {
  actor: number;
  card: number;
  isLike: boolean;
}

/** The first cards of a fill beside those of an exhaustive order. */
export interface Recall {
  /** Of the exhaustive order's first cards, the share that the fill has among its first. */
  cards: number;
  /** How much lower the places of the fill's first cards are on average, in points. */
  pointsLost: number;
}

/** The database must be empty but for its schema. */
export function productPolicy({ db, pool }: Database): ProductPolicy {
  let ids: string[] = [];
  let indexOf = new Map<string, number>();
  const userIds: string[] = [];
  let now = new Date(START);
  const clock = { now: () => now };
  const fills: number[] = [];
  const readings: number[] = [];
  const wanted: Parameters<typeof filling.fillDeck>[0][] = [];
  const filling = fillingOf(FILL_SIZES);
  const reading = createDeckReading({
    db,
    clock,
    filling: {
      ...filling,
      fill: async (...arguments_) => {
        await timed(fills, () => filling.fill(...arguments_));
      },
    },
    requestFill: async (actorProfileId, filter) => void wanted.push({ actorProfileId, filter }),
    // Nobody changes their profile here, and who joins does so between two days.
    sizes: { ...DECK_SIZES, changeOverlap: 0 },
  });

  function fillingOf(sizes: FillSizes) {
    return createDeckFilling({ db, clock, sizes });
  }

  async function read(actor: number, limit: number): Promise<number[]> {
    const [id, userId] = [ids[actor] ?? '', userIds[actor] ?? ''];
    const find = async () => {
      const profile = await findProfile(db, id);
      if (profile === undefined) throw new Error('A profile is missing.');
      return profile;
    };
    const page = await reading.read({ id, userId, language: 'en', find }, 'all', limit);
    return page.places.map(({ profileId }) => indexOf.get(profileId) ?? -1);
  }

  async function join(world: World, people: readonly number[]): Promise<void> {
    const rows = people.map((person) => {
      const { traits, tier } = world.population.at(person);
      const createdAt = world.population.createdAt(person);
      const id = idFrom(createdAt, person);
      ids[person] = id;
      userIds[person] = randomUUID();
      indexOf.set(id, person);
      return { id, user_id: userIds[person], traits, tier, created_at: createdAt };
    });
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await db.insertInto('users').values(some.map(({ user_id: id, tier, created_at }) =>
        ({ id, privy_id: `did:privy:${id}`, display_name: 'Somebody', tier, created_at }))).execute(); // prettier-ignore
      await db
        .insertInto('profiles')
        .values(
          some.map(({ id, user_id, traits: { profileType, ...traits }, tier, created_at }) => ({
            id,
            user_id,
            tier,
            created_at,
            updated_at: created_at,
            profile_type: profileType,
            subtype: traits.subtype,
            name: 'Somebody',
            bio: 'Something.',
            tags: [...traits.tags],
            interests: [...traits.interests],
            skills: [...traits.skills],
            languages: [...traits.languages],
          })),
        )
        .execute();
      await db
        .insertInto('profile_tags')
        .values(
          some.flatMap(({ id, traits, tier }) =>
            traits.tags.map((tag) => ({
              profile_id: id,
              tag,
              profile_type: traits.profileType,
              tier,
            })),
          ),
        )
        .execute();
    }
    // Who was active looked at a deck the day before; everybody else was away for longer than it is remembered.
    const active = people.filter((person) => world.population.at(person).isActive);
    await pool.query('insert into last_activity (user_id, day) select unnest($1::uuid[]), $2', [
      active.map((person) => userIds[person]),
      utcDay(new Date(now.getTime() - DAY_MS)),
    ]);
    await pool.query('analyze');
  }

  return {
    name: 'the product',
    fills,
    readings,
    async begin(world) {
      ids = [];
      indexOf = new Map();
      await pool.query('truncate users cascade');
      // Within one statement, each count of a common word keeps a version of its row.
      await pool.query('alter table profiles disable trigger profiles_first_word_uses');
      // Chance depends on the seed alone: the same run has the same figures.
      await pool.query('update deck_salt set salt = 1');
      await join(
        world,
        [...world.population.people.keys()].filter((person) => isThere(world, person)),
      );
    },
    async beginDay(world) {
      now = new Date(START + world.day * DAY_MS);
      const newcomers = [...world.population.people.keys()].filter(
        (one) => world.population.at(one).joinsOn === world.day && world.day > 0,
      );
      if (newcomers.length > 0) await join(world, newcomers);
    },
    async deal(world, actor) {
      // A second apart, so that no two decisions have the same time.
      now = new Date(now.getTime() + 1000);
      const cards = await read(actor, world.cards);
      // Most days begin with a fill: what a reading takes is seen when somebody comes back.
      if (actor % READ_AGAIN === 0) await timed(readings, () => read(actor, world.cards));
      for (const deck of wanted.splice(0)) await timed(fills, () => filling.fillDeck(deck));
      return cards;
    },
    decided: (_, actor, decisions) => write([...decisions].map(([card, isLike]) => ({ actor, card, isLike }))),
    write,
    inBulk,
    async recall(actors, count) {
      const everybody = ids.length + 1;
      const exhaustive = fillingOf({
        entries: everybody,
        newest: everybody,
        perWord: everybody,
        likely: everybody,
        anybody: 0,
        likers: 0,
      });
      let found = 0;
      let all = 0;
      let lost = 0;
      for (const actor of actors) {
        const profile = await findProfile(db, ids[actor] ?? '');
        if (profile === undefined) continue;
        // The exhaustive one last: a fill looks again at what the deck held.
        await pool.query('delete from decks where actor_profile_id = $1', [profile.id]);
        await filling.fill(profile, 'all');
        const own = await read(actor, count);
        await exhaustive.fill(profile, 'all');
        const best = await read(actor, count);
        const deck = await db
          .selectFrom('decks')
          .where('actor_profile_id', '=', profile.id)
          .select(['profile_ids', 'scores'])
          .executeTakeFirstOrThrow();
        const placeOf = new Map(deck.profile_ids.map((id, at) => [indexOf.get(id), deck.scores[at] ?? 0]));
        const sum = (cards: readonly number[]): number =>
          cards.reduce((total, card) => total + (placeOf.get(card) ?? 0), 0);
        found += best.filter((card) => own.includes(card)).length;
        all += best.length;
        lost += sum(best) - sum(own);
      }
      return { cards: found / all, pointsLost: lost / all };
    },
  };

  async function write(decisions: readonly Decision[]): Promise<void> {
    if (decisions.length === 0) return;
    await pool.query(
      `insert into swipes (actor_profile_id, target_profile_id, kind, like_id, created_at)
       select actor, target, case when is_like then 'like' else 'dislike' end::swipe_kind, case when is_like then gen_random_uuid() end, $4
       from unnest($1::uuid[], $2::uuid[], $3::boolean[]) as decided (actor, target, is_like)`,
      [
        decisions.map(({ actor }) => ids[actor]),
        decisions.map(({ card }) => ids[card]),
        decisions.map(({ isLike }) => isLike),
        now,
      ],
    );
  }

  async function inBulk(work: () => Promise<void>): Promise<void> {
    await pool.query('alter table swipes disable trigger swipes_count_exposure');
    await work();
    await pool.query('alter table swipes enable trigger swipes_count_exposure');
    await pool.query(`insert into exposures (profile_id, day, shown)
      select target_profile_id, (created_at at time zone 'UTC')::date, count(*) from swipes group by 1, 2`);
  }

  async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await work();
    into.push(performance.now() - start);
  }
}

/** An id that is as old as its profile (UUID version 7): the newest postings of a word are found by it. */
function idFrom(createdAt: Date, person: number): string {
  const time = createdAt.getTime().toString(16).padStart(12, '0');
  const digits = (part: number) => Math.floor(chance(person, part) * 16 ** 6).toString(16).padStart(6, '0'); // prettier-ignore
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(1).slice(3)}-8${digits(2).slice(3)}-${digits(3)}${digits(4)}`;
}
