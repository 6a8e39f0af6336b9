// Maintenance is switched by the operator's command, and known to every process.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../operator/testing.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let ada: TestUser;
let chief: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  ada = await ctx.signIn('ada');
  chief = await ctx.signIn('chief');
});
afterAll(() => ctx.close());

const maintenance = (args: string) => call(`maintenance${args}`, { DATABASE_URL: ctx.config.databaseUrl }, ctx.clock);
/** What a process remembers is this old at most. */
const later = () => ctx.clock.advance(2000);

it('while it is on, nobody writes, everybody reads, and a client knows when to try again', async () => {
  const profile = await ctx.newProfile(ada);
  expect(await maintenance('')).toMatchObject({ code: 0, lines: ['Maintenance is off: people can write.'] });
  expect(await maintenance(' on')).toMatchObject({ code: 0, lines: [expect.stringMatching(/^Maintenance since /)] });
  later();
  expect((await ctx.app.inject('/readyz')).json().warnings).toContain('maintenance');
  const refused = await ctx.call('createProfile', { as: ada, body: profileInput() });
  expect(refused).toMatchObject({ status: 503, body: { code: 'maintenance' } });
  expect(refused.headers['retry-after']).toBe('60');
  expect(await ctx.call('deleteProfile', { as: ada, path: { id: profile._id } })).toMatchObject({ status: 503 });
  expect(await ctx.call('retryFailedJobs', { as: chief, body: { kind: 'fill-deck' } })).toMatchObject({ status: 503 });
  expect(await ctx.call('getMe', { as: ada })).toMatchObject({ status: 200 });
  expect(await ctx.call('listMyProfiles', { as: ada })).toMatchObject({ status: 200 });
  // Who may not write at all is told that.
  expect(await ctx.call('createProfile', { body: profileInput() })).toMatchObject({ status: 401 });
  expect(await maintenance(' on')).toMatchObject({ code: 0 });
  expect(await maintenance(' off')).toMatchObject({ code: 0, lines: ['Maintenance is off: people can write.'] });
  later();
  expect(await ctx.call('createProfile', { as: ada, body: profileInput() })).toMatchObject({ status: 201 });
});

it('is switched by on and off alone', async () => {
  expect(await maintenance(' soon')).toMatchObject({ code: 2 });
});
