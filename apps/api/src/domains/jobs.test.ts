import { glob } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../testing/fake-clock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addLoneJob } from '../jobs/queue.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { likesJobs } from './likes/likes.jobs.ts';
import { linkMigrationJobs } from './link-migration/link-migration.jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import { messagingJobs } from './messaging/messaging.jobs.ts';
import { overviewJobs } from './overview/overview.jobs.ts';
import { reportsJobs } from './reports/reports.jobs.ts';
import { retentionJobs } from './retention/retention.jobs.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

it('every kind that a *.jobs.ts file declares is run', async () => {
  const declared: string[] = [];
  const folder = new URL('..', import.meta.url);
  for await (const file of glob('**/*.jobs.ts', { cwd: folder })) {
    const module: Record<string, Record<string, { name: string }>> = await import(new URL(file, folder).href);
    for (const kinds of Object.values(module)) declared.push(...Object.values(kinds).map(({ name }) => name));
  }
  expect(declared.length).toBeGreaterThan(5);
  expect(ctx.jobs.map(({ kind }) => kind.name).sort()).toEqual(declared.sort());
});

describe('long work is done in parts, between which comes what waits:', () => {
  let actorProfileId: string;
  beforeAll(async () => {
    actorProfileId = (await ctx.newProfile(await ctx.signIn('ada')))._id;
    const { rows } = await ctx.database.pool.query<{ user_id: string }>('select user_id from profiles');
    await ctx.database.pool.query(
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
       select gen_random_uuid(), $1, 'individual', 'developer', 'Many', 'Builds.', 'free', $2, $2 from generate_series(1, 400)`,
      [rows[0]?.user_id, ctx.clock.now()],
    );
    await ctx.database.pool.query(
      `insert into profile_views (profile_id, viewer_user_id, day)
       select $1, $2, date '2020-01-01' + n from generate_series(1, 2000) as n`,
      [actorProfileId, rows[0]?.user_id],
    );
    await addMany(rows[0]?.user_id ?? '');
    ctx.clock.advance(3 * DAY_MS);
  });

  const parts = [
    {
      kind: linkMigrationJobs.rewriteLinks.name,
      add: async () => {
        const runId = uuid();
        const run = {
          id: runId,
          status: 'running',
          is_dry_run: false,
          total: 401,
          started_at: ctx.clock.now(),
        } as const;
        await ctx.database.db.insertInto('link_migrations').values(run).execute();
        await addLoneJob(ctx.database.db, linkMigrationJobs.rewriteLinks, { runId });
      },
    },
    ...[
      retentionJobs.purgeOldRows,
      overviewJobs.countDays,
      likesJobs.returnSuperLikes,
      messagingJobs.countUnanswered,
      reportsJobs.purgeReportEvidence,
    ].map((kind) => ({ kind: kind.name, add: () => addLoneJob(ctx.database.db, kind, {}) })),
    {
      kind: mailJobs.planDigests.name,
      next: mailJobs.planMoreDigests.name,
      add: () => addLoneJob(ctx.database.db, mailJobs.planDigests, {}),
    },
    {
      kind: reportsJobs.endMeasures.name,
      next: reportsJobs.endMoreMeasures.name,
      add: () => addLoneJob(ctx.database.db, reportsJobs.endMeasures, {}),
    },
  ];
  it.each<{ kind: string; next?: string; add: () => Promise<void> }>(parts)(
    '$kind',
    async ({ kind, next = kind, add }) => {
      await ctx.runJobs();
      await add();
      await addLoneJob(ctx.database.db, deckJobs.fillDeck, { actorProfileId, filter: 'all' });
      const begun: string[] = [];
      const noting = ctx.jobs.map((job) => ({
        ...job,
        run: (payload: Parameters<typeof job.run>[0]) => {
          if ([kind, next, deckJobs.fillDeck.name].includes(job.kind.name)) begun.push(job.kind.name);
          return job.run(payload);
        },
      }));
      await runDueJobs(ctx.database.pool, noting, ctx.app.log);
      expect(begun.slice(0, 3)).toEqual([kind, deckJobs.fillDeck.name, next]);
      expect(begun.filter((name) => name !== deckJobs.fillDeck.name).length).toBeGreaterThanOrEqual(3);
    },
  );
});

/** A thousand people, and of each kind of work more than two parts of theirs, all due after three days. */
async function addMany(actorUserId: string): Promise<void> {
  const { pool } = ctx.database;
  const now = ctx.clock.now();
  const long = new Date(now.getTime() - 400 * DAY_MS);
  await pool.query(
    `create table many as select gen_random_uuid() as id, gen_random_uuid() as user_id, n from generate_series(1, 1001) as n`,
  );
  await pool.query(
    `insert into users (id, privy_id, display_name, created_at) select user_id, 'did:privy:many' || n, 'Many', $1 from many`,
    [now],
  );
  await pool.query(
    `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
     select id, user_id, 'individual', 'developer', 'Many', 'Builds.', 'free', $1, $1 from many`,
    [now],
  );
  // Digests.
  await pool.query(
    `insert into preferences (user_id, in_product, push, mail, digest, shows_words, updated_at)
     select user_id, '{}', '{}', '{}', 'daily', false, $1 from many`,
    [now],
  );
  await pool.query(
    `insert into delivery_targets (id, user_id, channel, created_at) select id, user_id, 'mail', $1 from many`,
    [now],
  );
  await pool.query(
    `insert into mail_addresses (user_id, address, target_id, key, confirmed_at)
     select user_id, n || '@example.org', id, decode(repeat('00', 32), 'hex'), $1 from many`,
    [now],
  );
  // Super-likes.
  const actor = '(select id from profiles where user_id = $2 limit 1)';
  await pool.query(
    `insert into swipes (actor_profile_id, target_profile_id, kind, like_id, created_at)
     select ${actor}, id, 'super_like', id, $1 from many`,
    [now, actorUserId],
  );
  // First messages without an answer.
  await pool.query(
    `insert into matches (id, profile_a_id, user_a_id, profile_b_id, user_b_id, matched_at)
     select many.id, least(many.id, own.id), case when many.id < own.id then many.user_id else $2 end,
       greatest(many.id, own.id), case when many.id < own.id then $2 else many.user_id end, $1
     from many, ${actor} as own`,
    [now, actorUserId],
  );
  await pool.query('insert into conversations (id, match_id, created_at) select id, id, $1 from many', [now]);
  await pool.query(
    `insert into conversation_members (conversation_id, profile_id, user_id, waiting_since)
     select id, id, user_id, $1 from many`,
    [long],
  );
  // What was decided on reports, and measures that end.
  await pool.query(
    `insert into report_subjects (id, type, subject_key, user_id, profile_id, opened_at, last_reported_at, decided_at)
     select id, 'profile', id::text, user_id, id, $1, $1, $1 from many`,
    [long],
  );
  await pool.query(
    `insert into decisions (id, subject_type, subject_key, user_id, decided_by, measure, facts, created_at, ends_at)
     select id, 'profile', id::text, user_id, $2, 'none', '', $1, $1 from many`,
    [now, actorUserId],
  );
}
