import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { inTransaction } from '../../database/database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOnboardingService } from './onboarding.service.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

it('shows a model nothing of what is sought: neither the answer nor, with later ones, what it was (GA11)', async () => {
  const { db } = ctx.database;
  const { id } = await ctx.signIn('seeker');
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const caller: Caller = {
    userId: id,
    privyId: user.privy_id,
    tier: 'free',
    role: null,
    standing: null,
    signedInAt: null,
    session: null,
    xId: null,
    user,
  };
  const shown: string[] = [];
  const onboarding = createOnboardingService({
    db,
    clock: ctx.clock,
    listening: {
      async listen(_userId, _interview, said) {
        shown.push(...said);
        return null;
      },
    },
  });
  const { _id } = await inTransaction(db, (trx) =>
    onboarding.startOnboarding(caller, { userId: id, profileType: 'group', language: 'en' }, trx),
  );
  const say = (message: string) => onboarding.sendOnboardingMessage(caller, _id, { message });
  for (const message of ['Night Owls', 'DAO', 'We read audits together.']) await say(message);
  let session = await say('skip');
  while (session.asking !== null && session.asking.field !== 'seeking') session = await say('skip');
  expect(session.extractedData.missingFields).toEqual(['seeking']);
  session = await say('traders who speak Chinese');
  expect(session.extractedData.missingFields).toEqual([]);
  session = await say('the language');
  expect(session.extractedData.seeking).toMatchObject({
    subtypes: { level: 'nice', values: ['trader'] },
    languages: { level: 'must', values: ['zh'] },
  });
  await say('bio: We read audits together, every week.');
  expect(shown).toContain('bio: We read audits together, every week.');
  expect(shown.join()).not.toMatch(/traders|the language/);
});
