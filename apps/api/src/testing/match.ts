import { v7 as uuid } from 'uuid';
import { createForMatch } from '../domains/messaging/conversations.repository.ts';
import type { TestApp, TestUser } from './test-app.ts';

export interface Matched {
  user: TestUser;
  profileId: string;
}

/** Two people with matched profiles, and their conversation. */
export async function matchedPair(
  ctx: TestApp,
  first: string,
  second: string,
): Promise<{ a: Matched; b: Matched; conversationId: string }> {
  const [a, b] = [await newPerson(ctx, first), await newPerson(ctx, second)];
  return { a, b, conversationId: await match(ctx, a, b) };
}

/** Matches a person with a new one; returns the conversation. */
export async function matchWithStranger(ctx: TestApp, a: Matched, handle: string): Promise<string> {
  return match(ctx, a, await newPerson(ctx, handle));
}

async function newPerson(ctx: TestApp, handle: string): Promise<Matched> {
  const user = await ctx.signIn(handle);
  const { _id } = await ctx.newProfile(user, { name: handle });
  return { user, profileId: _id };
}

async function match(ctx: TestApp, a: Matched, b: Matched): Promise<string> {
  const [low, high] = a.profileId < b.profileId ? [a, b] : [b, a];
  const pair = {
    id: uuid(),
    profile_a_id: low.profileId,
    user_a_id: low.user.id,
    profile_b_id: high.profileId,
    user_b_id: high.user.id,
    matched_at: ctx.clock.now(),
    ended_at: null,
  };
  await ctx.database.db.insertInto('matches').values(pair).execute();
  return createForMatch(ctx.database.db, pair, ctx.clock.now());
}
