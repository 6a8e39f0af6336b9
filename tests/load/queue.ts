// Measures how long the discover queue takes in a large community: `npm run bench:queue -- --profiles 100000`. It starts and fills its own PostgreSQL
// in a temporary folder, measures the deck through the server's own services, prints a table, and cleans up.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/api/src/clock.ts';
import { openDatabase, type Database } from '../../apps/api/src/database/database.ts';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import type { DeckFilter } from '../../apps/api/src/database/schema.ts';
import { findProfile, type ProfileRow } from '../../apps/api/src/domains/profiles/profiles.repository.ts';
import { createDeckFilling } from '../../apps/api/src/domains/deck/deck-fill.service.ts';
import {
  createDeckReading,
  type DeckActor,
  type DeckReading,
} from '../../apps/api/src/domains/deck/deck-read.service.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '100000' },
    /** Of each profile that swipes at all: one in 22, so five swipes a profile on average. */
    swipes: { type: 'string', default: '112' },
    seconds: { type: 'string', default: '8' },
  },
});
const PROFILES = Number(values.profiles);
const SWIPES = Number(values.swipes);
const SECONDS = Number(values.seconds);
const SWIPERS = Math.floor(PROFILES / 22);
const READERS = 16;
const PAGE = 20;

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-'));
await fs.chmod(dataDir, 0o755);
const server = await startEmbeddedPostgres({
  dataDir: path.join(dataDir, 'postgres'),
  settings: { shared_buffers: '512MB', max_wal_size: '4GB' },
});
const database = openDatabase(server.connectionString, { timeLimitMs: 0 });
try {
  await migrate(server.connectionString);
  await fill(database);
  await measure(database);
} finally {
  await database.close();
  await server.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
}

/** A community in which few tags are common and most are rare, 1% pays for premium_plus and 5% for premium. */
async function fill({ pool }: Database): Promise<void> {
  await step('profiles', async () => {
    await run(
      `create table people as
       select n, now() - make_interval(secs => ($1 - n) * 30) as at, uuidv7(make_interval(secs => (n - $1) * 30)) as id,
         uuidv7(make_interval(secs => (n - $1) * 30)) as user_id,
         (array['individual', 'individual', 'individual', 'project', 'group']::profile_type[])[1 + floor(5 * random())::int] as type,
         case when r < 0.01 then 'premium_plus' when r < 0.06 then 'premium' else 'free' end::tier as tier,
         (select array_agg(distinct 'tag' || floor(500 * power(random(), 2.5))) from generate_series(1, 3 + n % 6)) as tags
       from (select n, random() as r from generate_series(1, $1) as n) as numbers`,
      [PROFILES],
    );
    await run(
      `insert into users (id, privy_id, display_name, tier, created_at) select user_id, 'did:privy:' || n, 'Person ' || n, tier, at from people`,
    );
    // Counted in bulk instead: in one transaction each count would keep a row version for every profile.
    await run('alter table profiles disable trigger profiles_first_word_uses');
    await run(`insert into profiles (id, user_id, profile_type, subtype, name, bio, tags, languages, tier, created_at, updated_at, match_changed_at)
      select id, user_id, type, case type when 'individual' then 'developer' when 'group' then 'dao' else 'defi' end, 'Person ' || n,
        'Builds things of kind ' || n % 1000, tags, case when n % 5 = 0 then '{zh,en}' else '{en}' end::text[], tier, at, at, at from people`);
    await run('alter table profiles enable trigger profiles_first_word_uses');
    await run(`insert into word_uses (kind, word, spelling, profiles)
      select 'tag', tag, tag, count(*) from people, unnest(tags) as tag group by tag`);
    await run(
      'insert into profile_tags (profile_id, tag, profile_type, tier) select id, tag, type, tier from people, unnest(tags) as tag',
    );
  });
  await step('swipes', async () => {
    await run('create unique index on people (n)');
    // In one transaction each count would keep a version of its row for every swipe.
    await run('alter table swipes disable trigger swipes_count_exposure');
    await run(
      `insert into swipes (actor_profile_id, target_profile_id, kind, created_at)
       select actor.id, target.id, 'dislike', now() from
         (select distinct a, 1 + floor($1 * (1 - power(random(), 1.5)))::int as t from generate_series(11, 10 + $2::int) as a, generate_series(1, $3)) as picks
       join people actor on actor.n = a join people target on target.n = t where a <> t on conflict do nothing`,
      [PROFILES, SWIPERS, SWIPES],
    );
    // The first of these swiped the first 10,000 profiles, the second 60,000: what they have seen comes before the rest.
    for (const [number, count] of [
      [1, 10_000],
      [2, 60_000],
    ] as const) {
      await run(
        `insert into swipes (actor_profile_id, target_profile_id, kind, created_at)
         select actor.id, target.id, 'dislike', now() from (select * from people where n = $1) as actor,
           (select * from people order by tier = 'premium_plus' desc, at desc limit $2) as target where actor.id <> target.id`,
        [number, Math.min(count, PROFILES)],
      );
    }
    await run('alter table swipes enable trigger swipes_count_exposure');
    await run(`insert into exposures (profile_id, day, shown)
      select target_profile_id, created_at::date, count(*) from swipes group by 1, 2`);
  });
  await step('analyze', () => run('vacuum analyze'));

  async function run(text: string, parameters: unknown[] = []): Promise<void> {
    await pool.query(text, parameters);
  }
}

async function measure({ db, pool }: Database): Promise<void> {
  const filling = createDeckFilling({ db, clock: systemClock });
  let requested = 0;
  const deck = createDeckReading({ db, clock: systemClock, filling, requestFill: async () => void (requested += 1) });
  const light = await actors(11, 210);
  const [ten] = await actors(1, 1);
  const [sixty] = await actors(2, 2);

  console.log(
    `\n${PROFILES} profiles, ${await count('swipes')} swipes, ${await size()} on disk, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log('| p50 / p99 ms | light user | 10k swipes | 60k swipes |\n|---|---|---|---|');
  await row('yardstick: the smallest query', async () => time(() => pool.query('select 1')), 3);
  await row('first reading: filled, then read', async (actor) => {
    await pool.query('delete from decks where actor_profile_id = $1', [actor.id]);
    return time(() => deck.read(reader(actor), 'all', PAGE));
  });
  await row('the same, groups only', async (actor) => {
    await pool.query('delete from decks where actor_profile_id = $1', [actor.id]);
    return time(() => deck.read(reader(actor), 'group', PAGE));
  });
  for (const actor of [...light, ten, sixty]) if (actor !== undefined) await filling.fill(actor, 'all');
  await row('reading', async (actor) => time(() => deck.read(reader(actor), 'all', PAGE)), 10);
  await row('fill in the background', async (actor) => time(() => filling.fill(actor, 'all')));
  await arrive(2000);
  await row(
    'reading after 2,000 arrivals and changes',
    async (actor) => time(() => deck.read(reader(actor), 'all', PAGE)),
    3,
  );

  for (const actor of light) await filling.fill(actor, 'all');
  console.log(`\n${READERS} readers at once: ${await throughput(deck, light)}`);
  console.log(`Fills asked for while reading: ${requested}`);

  async function row(label: string, once: (actor: ProfileRow) => Promise<number>, times = 1): Promise<void> {
    const cells = [];
    for (const group of [light, Array(20).fill(ten), Array(20).fill(sixty)] as (ProfileRow | undefined)[][]) {
      const measured: number[] = [];
      for (let round = 0; round < times; round += 1)
        for (const actor of group) if (actor !== undefined) measured.push(await once(actor));
      cells.push(`${percentile(measured, 0.5)} / ${percentile(measured, 0.99)}`);
    }
    console.log(`| ${label} | ${cells.join(' | ')} |`);
  }

  async function actors(from: number, to: number): Promise<ProfileRow[]> {
    const { rows } = await pool.query<{ id: string }>('select id from people where n between $1 and $2 order by n', [
      from,
      to,
    ]);
    const found = await Promise.all(rows.map(({ id }) => findProfile(db, id)));
    return found.filter((actor) => actor !== undefined);
  }

  /** Profiles that were added or edited, a hundredth of them with premium_plus, as everywhere. */
  async function arrive(number: number): Promise<void> {
    await pool.query(
      'update profiles set tags = tags || $1::text[] where id in (select id from people order by random() limit $2)',
      [['arrived'], number],
    );
  }

  async function count(table: 'swipes'): Promise<number> {
    return (await pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count ?? 0;
  }

  async function size(): Promise<string> {
    return (
      (await pool.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size'))
        .rows[0]?.size ?? ''
    );
  }
}

/** A person who reads their own deck; the profile is not read again. */
function reader(actor: ProfileRow): DeckActor {
  return { id: actor.id, userId: actor.user_id, language: 'en', find: async () => actor };
}

async function throughput(deck: DeckReading, readers: readonly ProfileRow[]): Promise<string> {
  const end = performance.now() + SECONDS * 1000;
  const measured: number[] = [];
  const filter: DeckFilter = 'all';
  await Promise.all(
    Array.from({ length: READERS }, async (_, start) => {
      for (let next = start; performance.now() < end; next += READERS) {
        const actor = readers[next % readers.length];
        if (actor !== undefined) measured.push(await time(() => deck.read(reader(actor), filter, PAGE)));
      }
    }),
  );
  return `${Math.round(measured.length / SECONDS)} readings a second, p50 ${percentile(measured, 0.5)} ms, p99 ${percentile(measured, 0.99)} ms`;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}

async function step(label: string, work: () => Promise<void>): Promise<void> {
  console.log(`${label}: ${((await time(work)) / 1000).toFixed(1)} s`);
}
