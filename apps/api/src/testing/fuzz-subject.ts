import type { Operation } from '../contract.ts';
import { newMatch, newNotification, ticketInput } from './fixtures.ts';
import { newFailedJob } from './job-fixtures.ts';
import { newLatePayment } from './payment-fixtures.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** The sender of fuzzed requests, and ids that they can reach. */
export interface FuzzSubject {
  user: TestUser;
  known: readonly string[];
}

/**
 * Returns the sender for an operation: an owner of the product for the team's operations, a paying member for all
 * others.
 */
export async function newFuzzSubjects(ctx: TestApp): Promise<(operation: Operation) => FuzzSubject> {
  const [person, team] = [await newPerson(ctx), await newTeam(ctx)];
  return ({ role }) => (role === null ? person : team);
}

/** A person with a profile, a match, a conversation and an assistant session. */
async function newPerson(ctx: TestApp): Promise<FuzzSubject> {
  const user = await ctx.signIn('fuzzer', 'premium_plus');
  const partner = await ctx.signIn('partner');
  const [own, other] = [await ctx.newProfile(user), await ctx.newProfile(partner)];
  const { conversationId } = await newMatch(ctx, { user, profileId: own._id }, { user: partner, profileId: other._id });
  const body = { userId: user.id, profileType: 'individual', language: 'en' };
  const session = await ctx.ok('startOnboarding', { as: user, body });
  const notification = await newNotification(ctx, user, 'subscription_upgraded', { tier: 'premium' });
  const { payment } = await newLatePayment(ctx, user);
  const ticket = await ctx.ok('createTicket', { as: user, body: ticketInput() });
  return {
    user,
    known: [own._id, other._id, conversationId, session._id, notification, payment.id, ticket._id, user.id],
  };
}

/**
 * An owner of the product, and somebody else's things for the team to decide on, so that the decisions affect no other
 * request.
 */
async function newTeam(ctx: TestApp): Promise<FuzzSubject> {
  const user = await ctx.signIn('chief');
  await ctx.database.db.updateTable('users').set({ role: 'owner' }).where('id', '=', user.id).execute();
  const person = await ctx.signIn('somebody');
  const profile = await ctx.newProfile(person, {
    individualData: { role: 'developer', projectLinks: [{ url: 'https://waits.example' }] },
  });
  const links = await ctx.database.db.selectFrom('project_links').select('id').execute();
  const { payment, transferId } = await newLatePayment(ctx, person);
  const ticket = await ctx.ok('createTicket', { as: person, body: ticketInput() });
  const failedJob = await newFailedJob(ctx, 'purge-pictures');
  const things = [profile._id, ...links.map(({ id }) => id), payment.id, transferId, ticket._id, failedJob];
  return { user, known: [...things, person.id, person.privyId] };
}
