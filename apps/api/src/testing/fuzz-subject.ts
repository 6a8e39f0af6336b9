import { newMatch } from './fixtures.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Somebody with a profile, a match and a conversation, and the ids of all that. */
export async function newFuzzSubject(ctx: TestApp): Promise<{ user: TestUser; known: string[] }> {
  const user = await ctx.signIn('fuzzer', 'premium_plus');
  const partner = await ctx.signIn('partner');
  const [own, other] = [await ctx.newProfile(user), await ctx.newProfile(partner)];
  const { conversationId } = await newMatch(ctx, { user, profileId: own._id }, { user: partner, profileId: other._id });
  return { user, known: [own._id, other._id, conversationId] };
}
