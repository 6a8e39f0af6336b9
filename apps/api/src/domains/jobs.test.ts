import { glob } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../testing/fake-clock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addLoneJob } from '../jobs/queue.ts';
import { runDueJobs } from '../jobs/worker.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { linkMigrationJobs } from './link-migration/link-migration.jobs.ts';
import { overviewJobs } from './overview/overview.jobs.ts';
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
    {
      kind: retentionJobs.purgeOldRows.name,
      add: () => addLoneJob(ctx.database.db, retentionJobs.purgeOldRows, {}),
    },
    { kind: overviewJobs.countDays.name, add: () => addLoneJob(ctx.database.db, overviewJobs.countDays, {}) },
  ];
  it.each(parts)('$kind', async ({ kind, add }) => {
    await ctx.runJobs();
    await add();
    await addLoneJob(ctx.database.db, deckJobs.fillDeck, { actorProfileId, filter: 'all' });
    const begun: string[] = [];
    const noting = ctx.jobs.map((job) => ({
      ...job,
      run: (payload: Parameters<typeof job.run>[0]) => {
        begun.push(job.kind.name);
        return job.run(payload);
      },
    }));
    await runDueJobs(ctx.database.pool, noting, ctx.app.log);
    expect(begun.slice(0, 3)).toEqual([kind, deckJobs.fillDeck.name, kind]);
    expect(begun.filter((name) => name === kind).length).toBeGreaterThanOrEqual(3);
  });
});
