import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatementsOf, type StatementCounter } from '../../testing/statements.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { linkMigrationJobs } from './link-migration.jobs.ts';
import { standardXLink } from './x-links.rules.ts';

describe('the standard form of a link to X', () => {
  it.each([
    ['https://twitter.com/ada', 'https://x.com/ada'],
    ['https://www.twitter.com/ada/', 'https://x.com/ada'],
    ['https://mobile.twitter.com/@ada?s=20&t=abc', 'https://x.com/ada'],
    ['https://x.com/ada#top', 'https://x.com/ada'],
    ['https://x.com/ada', 'https://x.com/ada'],
    ['https://twitter.com/ada/status/1?x=y', 'https://x.com/ada/status/1?x=y'],
    ['https://netflix.com/ada', null],
    ['https://evil.example/twitter.com/ada', null],
    ['https://github.com/ada', null],
  ])('of %s is %s', (link, standard) => expect(standardXLink(link)).toBe(standard));
});

let ctx: TestApp;
let chief: TestUser;
let ada: TestUser;
let counting: StatementCounter;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  chief = await ctx.signIn('chief');
  ada = await ctx.signIn('ada');
  counting = countStatementsOf(ctx.database.pool);
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.db.deleteFrom('link_migrations').execute();
  await ctx.database.db.updateTable('profiles').set({ deleted_at: ctx.clock.now() }).execute();
});

const newProfile = (body: object) => ctx.ok('createProfile', { as: ada, body });
const start = (dryRun = false) => ctx.call('normalizeLinks', { as: chief, query: { dryRun } });
const latest = async () => (await ctx.ok('getLinkMigration', { as: chief })).data;
const trader = (xLink: string) =>
  newProfile({ ...profileInput(), name: 'Ada', individualData: { role: 'trader', xLink } });
const project = (twitterProfile: string) =>
  newProfile({
    ...profileInput('project'),
    name: 'Tidepool',
    projectData: { projectType: 'dapp', twitterProfile },
  });
const xLinkOf = async (id: string) => {
  const profile = await ctx.ok('getProfile', { as: ada, path: { id } });
  return profile.profileType === 'individual' ? profile.individualData.xLink : null;
};

describe('"Normalize X/Twitter Links" (SPEC 2)', () => {
  it('rewrites links of individual, group and project profiles, and says what it did', async () => {
    const { _id } = await trader('https://twitter.com/ada');
    await project('https://www.twitter.com/tidepool?s=21');
    await newProfile({
      ...profileInput('group'),
      name: 'Night builders',
      groupData: { groupType: 'dao', isPublic: true, xProfile: 'https://x.com/night' },
    });
    expect(await start()).toMatchObject({ status: 200, body: { data: { status: 'running', totalProfiles: 3 } } });
    await ctx.runJobs();
    expect(await latest()).toMatchObject({
      status: 'finished',
      success: true,
      totalProfiles: 3,
      doneProfiles: 3,
      updatedCount: 2,
      skippedCount: 1,
      errorCount: 0,
      changes: [
        { profileName: 'Ada', changes: ['https://twitter.com/ada → https://x.com/ada'] },
        { profileName: 'Tidepool', changes: ['https://www.twitter.com/tidepool?s=21 → https://x.com/tidepool'] },
      ],
      errors: [],
    });
    expect(await xLinkOf(_id)).toBe('https://x.com/ada');
  });

  it('finds nothing to change a second time', async () => {
    await trader('https://twitter.com/ada');
    for (const updatedCount of [1, 0]) {
      await start();
      await ctx.runJobs();
      expect(await latest()).toMatchObject({ status: 'finished', updatedCount });
    }
  });

  it('changes nothing when it is dry, and says what would change', async () => {
    const { _id } = await trader('https://twitter.com/ada');
    await start(true);
    await ctx.runJobs();
    expect(await latest()).toMatchObject({ isDryRun: true, status: 'finished', updatedCount: 1 });
    expect(await xLinkOf(_id)).toBe('https://twitter.com/ada');
  });

  it('runs once at a time, however many start it', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => start()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('migration_running');
  });

  it('does nothing more once it is stopped, and cannot be stopped again', async () => {
    const { _id } = await trader('https://twitter.com/ada');
    const { body } = await start();
    expect(await ctx.ok('stopLinkMigration', { as: chief })).toMatchObject({ data: { status: 'stopped' } });
    await ctx.runJob(linkMigrationJobs.rewriteLinks, { runId: body.data?._id ?? '' });
    expect(await xLinkOf(_id)).toBe('https://twitter.com/ada');
    expect(await latest()).toMatchObject({ status: 'stopped', doneProfiles: 0, success: false });
    expect(await ctx.call('stopLinkMigration', { as: chief })).toMatchObject({
      status: 409,
      body: { code: 'migration_not_running' },
    });
  });

  it('goes on where it stood when the process was killed', async () => {
    const first = await trader('https://twitter.com/first');
    const second = await trader('https://twitter.com/second');
    const [before, after] = [first._id, second._id].toSorted();
    const { body } = await start();
    const run = ctx.database.db.updateTable('link_migrations').set({ after_id: before ?? null, done: 1, updated: 1 });
    await run.where('id', '=', body.data?._id ?? '').execute();
    await ctx.runJobs();
    expect(await latest()).toMatchObject({ status: 'finished', doneProfiles: 2, updatedCount: 2 });
    expect(await xLinkOf(before ?? '')).toMatch(/twitter/);
    expect(await xLinkOf(after ?? '')).toMatch(/x\.com/);
  });

  it('writes the profiles of a part in one statement, so that their locks do not last longer the more it changes', async () => {
    const countOf = async (links: readonly string[]) => {
      for (const link of links) await trader(link);
      await start();
      const { count } = await counting(() => ctx.runJobs());
      expect(await latest()).toMatchObject({ status: 'finished', updatedCount: links.length });
      return count;
    };
    const one = await countOf(['https://twitter.com/ada']);
    expect(await countOf(['https://twitter.com/lin', 'https://twitter.com/eve', 'https://twitter.com/joe'])).toBe(one);
  });

  it('is a save of the profile: an edit that began before is in conflict', async () => {
    const { _id, updatedAt } = await trader('https://twitter.com/ada');
    await start();
    await ctx.runJobs();
    const body = { ...profileInput(), updatedAt };
    expect(await ctx.call('updateProfile', { as: ada, path: { id: _id }, body })).toMatchObject({
      status: 409,
      body: { code: 'profile_changed' },
    });
  });
});
