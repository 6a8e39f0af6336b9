// Measures how long a message, the fill of a deck and the expiry of a payment take beside background work: `npm run bench:jobs -- --profiles 20000`.
// It starts its own PostgreSQL in a temporary folder and adds jobs to the queue as the server does: on a quiet queue, while 600 decks wait to be
// filled, and beside a migration of all links, a purge, a count and expiries, one after the other. It prints the later ones in units of the first.
// Cleans up.
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { type Database, inTransaction, openDatabase } from '../../apps/api/src/database/database.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { deckJobs } from '../../apps/api/src/domains/deck/deck.jobs.ts';
import { createJobs } from '../../apps/api/src/domains/jobs.ts';
import { linkMigrationJobs } from '../../apps/api/src/domains/link-migration/link-migration.jobs.ts';
import { insertRun } from '../../apps/api/src/domains/link-migration/link-migration.repository.ts';
import { messagingJobs } from '../../apps/api/src/domains/messaging/messaging.jobs.ts';
import { overviewJobs } from '../../apps/api/src/domains/overview/overview.jobs.ts';
import { paymentsJobs } from '../../apps/api/src/domains/payments/payments.jobs.ts';
import { retentionJobs } from '../../apps/api/src/domains/retention/retention.jobs.ts';
import { createServices } from '../../apps/api/src/domains/services.ts';
import { addJob, addLoneJob } from '../../apps/api/src/jobs/queue.ts';
import { startWorker } from '../../apps/api/src/jobs/worker.ts';
import { nothingOutside } from '../../apps/api/src/testing/nothing-outside.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '20000' },
    decks: { type: 'string', default: '600' },
    messages: { type: 'string', default: '40' },
  },
});
const PROFILES = Number(values.profiles);
const DECKS = Number(values.decks);
const MESSAGES = Number(values.messages);
const ROUNDS = 4;
/** How many decks are filled in a round, and how many payments expire, one after the other. */
const FILLS = 10;
/** Rows that a purge begins with, at least. */
const ROWS = 50_000;
/** Days without figures that a count begins with. */
const DAYS = 700;
const PAUSE_MS = 25;

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-'));
await fs.chmod(dataDir, 0o755);
const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
const database = openDatabase(server.connectionString);
try {
  await migrate(server.connectionString);
  const filling = openDatabase(server.connectionString, { timeLimitMs: 600_000 });
  const conversationId = await fill(filling).finally(() => filling.close());
  await measure(conversationId);
} finally {
  await database.close();
  await server.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
}

/** A community to fill decks from, and a conversation with as many messages as will be sent. */
async function fill({ pool }: Database): Promise<string> {
  await pool.query(
    `create table people as select n, gen_random_uuid() as id, gen_random_uuid() as user_id,
       (select array_agg(distinct 'tag' || floor(200 * power(random(), 2.5))) from generate_series(1, 3 + n % 6)) as tags
     from generate_series(1, $1::integer) as n`,
    [PROFILES],
  );
  await pool.query(
    "insert into users (id, privy_id, display_name, created_at) select user_id, 'did:privy:' || n, 'Person ' || n, now() from people",
  );
  await pool.query(
    `insert into profiles (id, user_id, profile_type, subtype, name, bio, tags, languages, tier, created_at, updated_at)
     select id, user_id, 'individual', 'developer', 'Person ' || n, 'Builds things of kind ' || n % 1000, tags, '{en}', 'free', now(), now()
     from people`,
  );
  await pool.query(
    "insert into profile_tags (profile_id, tag, profile_type, tier) select id, tag, 'individual', 'free' from people, unnest(tags) as tag",
  );
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    'select id, user_id from people order by id limit 2',
  );
  const [a, b] = rows;
  if (a === undefined || b === undefined) throw new Error('There are too few profiles.');
  const match = await pool.query<{ id: string }>(
    `insert into matches (id, profile_a_id, user_a_id, profile_b_id, user_b_id, matched_at)
     values (gen_random_uuid(), $1, $2, $3, $4, now()) returning id`,
    [a.id, a.user_id, b.id, b.user_id],
  );
  const conversation = await pool.query<{ id: string }>(
    'insert into conversations (id, match_id, created_at) values (gen_random_uuid(), $1, now()) returning id',
    [match.rows[0]?.id],
  );
  const id = conversation.rows[0]?.id ?? '';
  await pool.query(
    'insert into conversation_members (conversation_id, profile_id, user_id) values ($1, $2, $3), ($1, $4, $5)',
    [id, a.id, a.user_id, b.id, b.user_id],
  );
  await pool.query(
    `insert into messages (id, conversation_id, seq, sender_profile_id, client_id, type, content, created_at)
     select gen_random_uuid(), $1, n, $2, gen_random_uuid(), 'text', 'A line of a talk.', now() from generate_series(1, $3::integer) as n`,
    [id, a.id, MESSAGES],
  );
  await pool.query('create sequence addresses');
  await pool.query("update users set created_at = now() - $1 * interval '1 day' where id = $2", [DAYS, a.user_id]);
  await pool.query('analyze');
  return id;
}

async function measure(conversationId: string): Promise<void> {
  const arrivals = new EventEmitter();
  const nothing = nothingOutside(readConfig({ DATABASE_URL: server.connectionString }));
  const services = createServices({
    ...nothing,
    db: database.db,
    searchDb: database.db,
    realtime: {
      ...nothing.realtime,
      publish: async (channel, event) => void (event === 'new-message' && arrivals.emit(channel)),
    },
  });
  const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
  const worker = startWorker(database.db, { databaseUrl: server.connectionString, jobs: createJobs(services), log });
  const deliver = async (seq: number): Promise<number> => {
    const arrival = once(arrivals, `conversation:${conversationId}`);
    const start = performance.now();
    await inTransaction(database.db, (trx) => addJob(trx, messagingJobs.publishMessage, { conversationId, seq }));
    await arrival;
    return performance.now() - start;
  };
  const deliverAll = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let seq = 1; seq <= MESSAGES; seq += 1) {
      times.push(await deliver(seq));
      await pause(PAUSE_MS);
    }
    return times;
  };

  const askForDecks = async (): Promise<void> => {
    const people = await database.pool.query<{ id: string }>('select id from people order by random() limit $1', [
      DECKS,
    ]);
    await inTransaction(database.db, async (trx) => {
      for (const { id } of people.rows) await addJob(trx, deckJobs.fillDeck, { actorProfileId: id, filter: 'all' });
    });
  };
  /** Removes what waits in the queue; returns how many jobs were left. */
  const clear = async (): Promise<number> => {
    const { rowCount } = await database.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
    while ((await database.pool.query('select from graphile_worker.jobs')).rowCount !== 0) await pause(PAUSE_MS);
    return rowCount ?? 0;
  };

  const isQueued = async (kind: string): Promise<boolean> =>
    (await database.pool.query('select from graphile_worker.jobs where task_identifier = $1', [kind])).rowCount !== 0;
  const strangers = async (): Promise<string[]> => {
    const query = 'select id from people order by random() limit $1';
    return (await database.pool.query<{ id: string }>(query, [FILLS])).rows.map(({ id }) => id);
  };
  const fillSome = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const actorProfileId of await strangers()) {
      const start = performance.now();
      await addLoneJob(database.db, deckJobs.fillDeck, { actorProfileId, filter: 'all' });
      while (await isQueued(deckJobs.fillDeck.name)) await pause(1);
      times.push(performance.now() - start);
    }
    return times;
  };
  /** Adds overdue payments, one a person. */
  const addOverdue = (people: number): Promise<unknown> =>
    database.pool.query(
      `insert into payments (id, user_id, tier, method, chain_id, address, address_index, expected_wei, usd_price, bnb_usd,
         created_at, expires_at, updated_at)
       select gen_random_uuid(), user_id, 'premium', 'bnb', 56, '0x' || lpad(to_hex(number), 40, '0'), number, 1, 10, 600,
         now() - interval '20 days', now() - interval '19 days', now() - interval '20 days'
       from (select user_id, nextval('addresses') as number from people limit $1) as one on conflict do nothing`,
      [people],
    );
  const expireSome = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let number = 0; number < FILLS; number += 1) {
      await addOverdue(1);
      const start = performance.now();
      await addLoneJob(database.db, paymentsJobs.expirePayments, {});
      while ((await database.pool.query("select from payments where status = 'pending'")).rowCount !== 0)
        await pause(1);
      times.push(performance.now() - start);
    }
    return times;
  };

  /** Background work, which is begun again whenever it is over. */
  const works: { what: string; kind: string; begin(): Promise<void> }[] = [
    {
      what: `a migration of ${PROFILES} profiles`,
      kind: linkMigrationJobs.rewriteLinks.name,
      async begin() {
        await database.pool.query(
          "update link_migrations set status = 'stopped', ended_at = now() where status = 'running'",
        );
        const run = {
          id: randomUUID(),
          status: 'running',
          is_dry_run: true,
          total: PROFILES,
          started_at: new Date(),
        } as const;
        await inTransaction(database.db, (trx) => insertRun(trx, run));
        await addLoneJob(database.db, linkMigrationJobs.rewriteLinks, { runId: run.id });
      },
    },
    {
      what: `a purge of ${ROWS} rows`,
      kind: retentionJobs.purgeOldRows.name,
      async begin() {
        await database.pool.query(
          `insert into profile_views (profile_id, viewer_user_id, day)
           select id, user_id, date '2020-01-01' + day from people, generate_series(1, 1 + $1 / $2::integer) as day
           on conflict do nothing`,
          [ROWS, PROFILES],
        );
        await addLoneJob(database.db, retentionJobs.purgeOldRows, {});
      },
    },
    {
      what: `a count of ${DAYS} days`,
      kind: overviewJobs.countDays.name,
      async begin() {
        await database.pool.query('delete from daily_figures');
        await addLoneJob(database.db, overviewJobs.countDays, {});
      },
    },
    {
      what: `${PROFILES} expiries`,
      kind: paymentsJobs.expirePayments.name,
      async begin() {
        await addOverdue(PROFILES);
        await addLoneJob(database.db, paymentsJobs.expirePayments, {});
      },
    },
  ];
  /** Keeps a work going; the returned function ends it. */
  const keepDoing = async ({ kind, begin }: (typeof works)[number]): Promise<() => Promise<void>> => {
    const stopping = new AbortController();
    const going = async (): Promise<void> => {
      for (; !stopping.signal.aborted; await pause(PAUSE_MS)) if (!(await isQueued(kind))) await begin();
    };
    await begin();
    const gone = going();
    // What it fails with is thrown at its end.
    gone.catch(() => {});
    return async () => {
      stopping.abort();
      await gone;
      await clear();
      await database.pool.query('delete from payments');
    };
  };

  const measured = {
    message: deliverAll,
    'fill of a deck': fillSome,
    expiry: expireSome,
  };
  /** Times by what was measured and beside what. */
  const times = new Map<string, number[]>();
  const measureAll = async (beside: string, what: readonly (keyof typeof measured)[]): Promise<void> => {
    for (const each of what) {
      const key = `${each} beside ${beside}`;
      times.set(key, [...(times.get(key) ?? []), ...(await measured[each]())]);
    }
  };
  let left = DECKS;
  try {
    await deliverAll();
    for (let round = 0; round < ROUNDS; round += 1) {
      await measureAll('nothing', ['message', 'fill of a deck', 'expiry']);
      await askForDecks();
      await measureAll(`${DECKS} decks`, ['message']);
      left = Math.min(left, await clear());
      for (const work of works) {
        const end = await keepDoing(work);
        // Among many expiries, one more is simply the last of them.
        await measureAll(
          work.what,
          work.kind === paymentsJobs.expirePayments.name
            ? ['message', 'fill of a deck']
            : ['message', 'fill of a deck', 'expiry'],
        );
        await end();
      }
    }
  } finally {
    await worker.stop();
  }

  console.log(
    `\n${PROFILES} profiles, ${DECKS} decks, at least ${left} of them still unfilled after the last message\n`,
  );
  console.log('| over a quiet queue | p50 | p95 |\n|---|---|---|');
  for (const [key, beside] of times) {
    const quiet = times.get(`${key.split(' beside ')[0]} beside nothing`) ?? [];
    if (quiet !== beside) console.log(`| ${key} | ${ratio(beside, quiet, 0.5)} | ${ratio(beside, quiet, 0.95)} |`);
  }
  if (left === 0) throw new Error('The decks were filled before the last message: add more.');
}

function ratio(beside: readonly number[], quiet: readonly number[], part: number): string {
  return `${(percentile(beside, part) / percentile(quiet, part)).toFixed(1)}x`;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
