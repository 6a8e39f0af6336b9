import { newMatch } from './fixtures.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Somebody with a profile, a match, a conversation and a talk with the assistant, and the ids of all that. */
export async function newFuzzSubject(ctx: TestApp): Promise<{ user: TestUser; known: string[] }> {
  const user = await ctx.signIn('fuzzer', 'premium_plus');
  const partner = await ctx.signIn('partner');
  const [own, other] = [await ctx.newProfile(user), await ctx.newProfile(partner)];
  const { conversationId } = await newMatch(ctx, { user, profileId: own._id }, { user: partner, profileId: other._id });
  const body = { userId: user.id, profileType: 'individual', language: 'en' };
  const session = await ctx.ok('startOnboarding', { as: user, body });
  return { user, known: [own._id, other._id, conversationId, session._id, user.id] };
}
