// Who may call what: the table of access.test.ts and access.deep.test.ts.
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { OperationId } from '../contract.ts';
import type { DatabaseOptions } from '../database/database.ts';
import { NOTHING_SOUGHT } from '../domains/seeking/seeking.rules.ts';
import { HOUR_MS } from './fake-clock.ts';
import { newMatch, newNotification, newProofConflict, newReport, pairOf, ticketInput } from './fixtures.ts';
import { newFailedJob } from './job-fixtures.ts';
import { newLatePayment, watch } from './payment-fixtures.ts';
import { aSubscription } from './push-by-hand.ts';
import { type CallOptions, createTestApp, profileInput, type TestApp, type TestUser } from './test-app.ts';
import type { AuthHeaders } from './test-identity.ts';
import { anyPicture } from './test-pictures.ts';

/**
 * The expected status of each operation for each caller, written by hand and never derived from the contract's `x-access`. A row's request is about
 * the owner's things; the owner is matched with the partner; everyone sends the same request.
 */
export interface Row {
  operation: OperationId;
  about: string;
  request: (world: World) => Promise<CallOptions>;
  guest: number;
  owner: number;
  partner: number;
  other: number;
  /** The team's roles (D50); where no role is required, they count as anyone else. */
  support?: number;
  admin?: number;
  chief?: number;
  expired: number;
  forged: number;
}

/** Created for every call that changes something, so that it spoils no other. */
export interface World {
  ownerProfile: string;
  partnerProfile: string;
  conversation: string;
}

const badTokens = { expired: 401, forged: 401 };
/** For every signed-in person. */
const signedIn = { guest: 401, owner: 200, partner: 200, other: 200, expired: 401, forged: 401 };
const signedInWithoutAnswer = { ...signedIn, owner: 204, partner: 204, other: 204 };
/** For the owner only; others get a 403. */
const ownersOnly = { guest: 401, owner: 200, partner: 403, other: 403, expired: 401, forged: 401 };
/** For the two people of a match. */
const bothSides = { guest: 401, owner: 200, partner: 200, other: 403, expired: 401, forged: 401 };
/** For the owner only; others get a 404. */
const hidden = { guest: 401, owner: 200, partner: 404, other: 404, expired: 401, forged: 401 };
/** For the team, from support up. */
const fromSupport = {
  guest: 401,
  owner: 403,
  partner: 403,
  other: 403,
  support: 200,
  admin: 200,
  chief: 200,
  ...badTokens,
};
/** For admins and owners. */
const fromAdmin = { ...fromSupport, support: 403 };
/** For owners of the product only. */
const chiefOnly = { ...fromAdmin, admin: 403 };
/** For anyone, but never with an invalid token. */
const anyone = { guest: 200, owner: 200, partner: 200, other: 200, expired: 401, forged: 401 };

const nothing = async (): Promise<CallOptions> => ({});
const owned = async ({ ownerProfile }: World): Promise<CallOptions> => ({ path: { id: ownerProfile } });
const acting = async ({ ownerProfile }: World): Promise<CallOptions> => ({ query: { userProfileId: ownerProfile } });
let browsers = 0;
function pushSubscription() {
  const { endpoint, ...keys } = aSubscription(`browser-${(browsers += 1)}`);
  return { endpoint, keys, keyId: ctx.push.keyId };
}
const newThird = async () => (await ctx.newProfile(await ctx.signIn('third')))._id;
const latePayment = async (): Promise<CallOptions> => ({
  path: { id: (await newLatePayment(ctx, people.owner)).payment.id },
});
const notification = async (): Promise<CallOptions> => ({
  path: { id: await newNotification(ctx, people.owner, 'subscription_upgraded', { tier: 'premium' }) },
});
/** The owner's talk with the assistant, about somebody called Noor. */
const session = async (...messages: string[]): Promise<CallOptions> => {
  const { owner } = people;
  const body = { userId: owner.id, profileType: 'individual', language: 'en' };
  // Every cell starts one, which exceeds a person's daily limit.
  await ctx.database.db.deleteFrom('daily_budgets').execute();
  const { _id: sessionId } = await ctx.ok('startOnboarding', { as: owner, body });
  for (const message of messages.length === 0 ? [] : ['Noor', ...messages])
    await ctx.ok('sendOnboardingMessage', { as: owner, path: { sessionId }, body: { message } });
  return { path: { sessionId } };
};
/** A ticket of the owner; every cell creates one, which exceeds the daily limit. */
const ticket = async () => {
  await ctx.database.db.deleteFrom('daily_budgets').execute();
  return { path: { id: (await ctx.ok('createTicket', { as: people.owner, body: ticketInput() }))._id } };
};
const clientId = (): string => crypto.randomUUID();
/** A link of the owner that awaits review. */
const pendingLink = async ({ ownerProfile: profileId }: World): Promise<CallOptions> => {
  const linkId = crypto.randomUUID();
  await ctx.database.db.deleteFrom('project_links').where('profile_id', '=', profileId).execute();
  await ctx.database.db
    .insertInto('project_links')
    .values({ id: linkId, profile_id: profileId, url: 'https://ada.example', position: 0, created_at: ctx.clock.now() })
    .execute();
  return { path: { profileId, linkId } };
};
const noMigration = async (): Promise<CallOptions> => {
  await ctx.database.db.deleteFrom('link_migrations').execute();
  return {};
};
const runningMigration = async (): Promise<CallOptions> => {
  await noMigration();
  const run = { id: crypto.randomUUID(), status: 'running', is_dry_run: true, total: 0 } as const;
  await ctx.database.db
    .insertInto('link_migrations')
    .values({ ...run, started_at: ctx.clock.now() })
    .execute();
  return {};
};

const failedJob = async (): Promise<CallOptions> => ({ body: { jobId: await newFailedJob(ctx, 'purge-pictures') } });

const A_WALLET = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
/** A proof that the owner has begun; every cell begins one, which exceeds the daily limit. */
const begunProof = async (world: World) => {
  await ctx.database.db.deleteFrom('daily_budgets').execute();
  const options = { ...(await owned(world)), as: people.owner, body: { kind: 'wallet', subject: A_WALLET } };
  const { _id: proofId } = await ctx.ok('createProof', options);
  return { id: world.ownerProfile, proofId };
};

const warning = { measure: 'warn', policy: 'spam', severity: 'low', facts: 'The same words to many.' };
/** An entry of the owner's profile, which a third person reported. */
const reportedOf = async ({ ownerProfile: profileId }: World) => {
  const reporter = await ctx.signIn('third');
  return (await newReport(ctx, { userId: people.owner.id, profileId }, reporter.id)).subjectId;
};
/** A decision of the chief on it. */
const decidedOf = async (world: World, body: object = warning) => {
  const path = { subjectId: await reportedOf(world) };
  return (await ctx.ok('decideOnReport', { as: callers.chief, path, body }))._id;
};

export const rows: readonly Row[] = [
  { operation: 'getMe', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'getAuthProfile', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'updateAuthProfile',
    about: 'the caller',
    request: async () => ({ body: { language: 'fr' } }),
    ...signedIn,
  },

  { operation: 'getPreferences', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'updatePreferences',
    about: 'the caller',
    request: async () => ({ body: { digest: 'weekly' } }),
    ...signedIn,
  },
  { operation: 'getMailAddress', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'updateMailAddress',
    about: 'the caller',
    request: async () => {
      await ctx.database.db.deleteFrom('daily_budgets').execute();
      return { body: { address: 'somebody@example.org' } };
    },
    ...signedIn,
  },
  { operation: 'deleteMailAddress', about: 'the caller', request: nothing, ...signedInWithoutAnswer },
  {
    operation: 'confirmMailAddress',
    about: "the owner's link",
    request: async () => {
      const { db } = ctx.database;
      await db.deleteFrom('mail_confirmations').execute();
      const token = 'a'.repeat(43);
      const expiresAt = new Date(ctx.clock.now().getTime() + HOUR_MS);
      await db
        .insertInto('mail_confirmations')
        .values({
          id: crypto.randomUUID(),
          user_id: people.owner.id,
          address: 'owner@example.org',
          token_hash: createHash('sha256').update(token).digest(),
          expires_at: expiresAt,
        })
        .execute();
      return { body: { token } };
    },
    ...hidden,
  },
  { operation: 'listDevices', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'restoreMe', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'deleteMe', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'getExport', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'requestExport', about: 'the caller', request: nothing, ...signedIn },

  {
    operation: 'createProfile',
    about: 'a new profile',
    request: async () => ({ body: profileInput() }),
    ...signedIn,
    owner: 201,
    partner: 201,
    other: 201,
  },
  { operation: 'listMyProfiles', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'searchProfiles',
    about: 'everyone',
    request: async () => ({ query: { searchText: 'ada' } }),
    ...signedIn,
  },
  { operation: 'getProfile', about: "the owner's profile", request: owned, ...anyone },
  {
    operation: 'updateProfile',
    about: "the owner's profile",
    request: async (world) => ({ ...(await owned(world)), body: profileInput() }),
    ...ownersOnly,
  },
  { operation: 'deleteProfile', about: "the owner's profile", request: owned, ...ownersOnly, owner: 204 },
  { operation: 'viewProfile', about: "the owner's profile", request: owned, ...signedIn },
  { operation: 'getSeeking', about: "the owner's profile", request: owned, ...ownersOnly },
  {
    operation: 'updateSeeking',
    about: "the owner's profile",
    request: async (world) => ({ ...(await owned(world)), body: NOTHING_SOUGHT }),
    ...ownersOnly,
  },

  { operation: 'listProofs', about: "the owner's profile", request: owned, ...anyone },
  {
    operation: 'createProof',
    about: "the owner's profile",
    request: async (world) => ({ ...(await owned(world)), body: { kind: 'wallet', subject: A_WALLET } }),
    ...ownersOnly,
    owner: 201,
  },
  {
    operation: 'checkProof',
    about: 'a challenge of the owner that they did not meet',
    request: async (world) => ({ path: await begunProof(world), body: { signature: '0x123' } }),
    ...ownersOnly,
    owner: 400,
  },
  {
    operation: 'updateProof',
    about: 'a proof of the owner',
    request: async (world) => ({ path: await begunProof(world), body: { isShown: true } }),
    ...ownersOnly,
  },
  {
    operation: 'deleteProof',
    about: 'a proof of the owner',
    request: async (world) => ({ path: await begunProof(world) }),
    ...ownersOnly,
    owner: 204,
  },
  { operation: 'listSeats', about: "the owner's profile", request: owned, ...ownersOnly },
  {
    operation: 'answerSeat',
    about: "a seat that the partner asked of the owner's project",
    request: async ({ partnerProfile }) => {
      await ctx.database.db.deleteFrom('daily_budgets').execute();
      const { _id: id } = await ctx.newProfile(people.owner, profileInput('project'));
      const asking = { as: people.partner, path: { id: partnerProfile }, body: { kind: 'seat', subject: id } };
      const { _id: proofId } = await ctx.ok('createProof', asking);
      return { path: { id, proofId }, body: { isAccepted: true } };
    },
    ...ownersOnly,
  },
  {
    operation: 'answerSeat',
    about: "a seat that nobody asked of the owner's profile",
    request: async ({ ownerProfile: id }) => ({ path: { id, proofId: id }, body: { isAccepted: true } }),
    ...ownersOnly,
    owner: 404,
  },
  { operation: 'listProofConflicts', about: 'everyone', request: nothing, ...fromAdmin },
  {
    operation: 'decideProofConflict',
    about: 'what the owner and the partner have proven',
    request: async ({ ownerProfile, partnerProfile }) => ({
      path: { id: await newProofConflict(ctx, ownerProfile, partnerProfile) },
      body: { keeps: 'holder', holder: ownerProfile, reason: 'Older.' },
    }),
    ...fromAdmin,
  },
  {
    operation: 'decideProofConflict',
    about: 'a conflict that is not there',
    request: async ({ ownerProfile: id }) => ({
      path: { id },
      body: { keeps: 'holder', holder: id, reason: 'Older.' },
    }),
    ...fromAdmin,
    admin: 404,
    chief: 404,
  },

  {
    operation: 'suggestWords',
    about: 'everyone',
    request: async () => ({ query: { kind: 'tag', beginning: 'de', language: 'en' } }),
    ...signedIn,
  },
  { operation: 'listOnboardingSessions', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'startOnboarding',
    about: 'the owner',
    request: async () => ({ body: { userId: people.owner.id, profileType: 'individual', language: 'en' } }),
    ...ownersOnly,
    owner: 201,
  },
  { operation: 'getOnboardingSession', about: "the owner's session", request: () => session(), ...hidden },
  {
    operation: 'sendOnboardingMessage',
    about: "the owner's session",
    request: async () => ({ ...(await session()), body: { message: 'Noor' } }),
    ...hidden,
  },
  {
    operation: 'completeOnboarding',
    about: "the owner's session",
    request: () => session('Developer', 'I build wallets that people understand.'),
    ...hidden,
  },
  {
    operation: 'deleteOnboardingSession',
    about: "the owner's session",
    request: () => session(),
    ...hidden,
    owner: 204,
  },

  {
    operation: 'translateProfile',
    about: "the owner's profile",
    request: async ({ ownerProfile }) => ({ body: { profile: { _id: ownerProfile }, targetLanguage: 'fr' } }),
    ...signedIn,
  },
  {
    operation: 'getTokenMarket',
    about: 'everyone',
    request: async () => {
      const address = `0x${'a1'.repeat(20)}`;
      ctx.market.first.pairs.set(address, pairOf('TIDE'));
      await ctx.newProfile(people.other, {
        profileType: 'project',
        projectData: { projectType: 'token', tokenAddress: address },
      });
      return { path: { address } };
    },
    ...anyone,
  },

  {
    operation: 'listTrendingGifs',
    about: 'everyone',
    request: async () => ({ query: { lang: 'en' } }),
    ...signedIn,
  },
  {
    operation: 'searchGifs',
    about: 'everyone',
    request: async () => ({ query: { q: 'rocket', lang: 'en' } }),
    ...signedIn,
  },

  { operation: 'getMatchQueue', about: "the owner's deck", request: acting, ...ownersOnly },
  {
    operation: 'likeProfile',
    about: 'acting as the owner',
    request: async ({ ownerProfile }) => ({
      path: { profileId: await newThird() },
      body: { userProfileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  {
    operation: 'dislikeProfile',
    about: 'acting as the owner',
    request: async ({ ownerProfile }) => ({
      path: { profileId: await newThird() },
      body: { userProfileId: ownerProfile },
    }),
    ...ownersOnly,
    owner: 204,
  },
  {
    operation: 'getDecision',
    about: 'acting as the owner',
    request: async ({ ownerProfile, partnerProfile }) => ({
      path: { profileId: partnerProfile },
      query: { userProfileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  {
    operation: 'getScore',
    about: 'acting as the owner',
    request: async ({ ownerProfile, partnerProfile }) => ({
      path: { profileId: partnerProfile },
      query: { userProfileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  { operation: 'getHome', about: 'acting as the owner', request: acting, ...ownersOnly },
  { operation: 'listNewInTags', about: 'acting as the owner', request: acting, ...ownersOnly },
  { operation: 'getOutcomes', about: 'acting as the owner', request: acting, ...ownersOnly },
  { operation: 'listMatches', about: 'acting as the owner', request: acting, ...ownersOnly },
  {
    operation: 'unmatchProfile',
    about: 'acting as the owner',
    request: async ({ ownerProfile, partnerProfile }) => ({
      path: { profileId: partnerProfile },
      query: { userProfileId: ownerProfile },
    }),
    ...ownersOnly,
    owner: 204,
  },
  { operation: 'listInboundLikes', about: 'acting as the owner', request: acting, ...ownersOnly },
  { operation: 'listInboundLikes', about: 'all own profiles', request: nothing, ...signedIn },
  { operation: 'listOutboundLikes', about: 'acting as the owner', request: acting, ...ownersOnly },
  { operation: 'listOutboundLikes', about: 'all own profiles', request: nothing, ...signedIn },

  { operation: 'listBookmarks', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'listBookmarkIds', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'createBookmark',
    about: 'somebody else’s profile',
    request: async () => ({ body: { profileId: await newThird() } }),
    ...signedInWithoutAnswer,
  },
  {
    operation: 'deleteBookmark',
    about: 'what the caller saved',
    request: async ({ ownerProfile }) => ({ path: { profileId: ownerProfile } }),
    ...signedInWithoutAnswer,
  },

  { operation: 'listBlocks', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'createBlock',
    about: 'somebody else’s profile',
    request: async () => ({ body: { profileId: await newThird() } }),
    ...signedIn,
    owner: 201,
    partner: 201,
    other: 201,
  },
  {
    operation: 'deleteBlock',
    about: "the owner's block",
    request: async () => {
      await ctx.database.db.deleteFrom('blocks').execute();
      const { _id } = await ctx.ok('createBlock', { as: people.owner, body: { profileId: await newThird() } });
      return { path: { blockId: _id } };
    },
    ...hidden,
    owner: 204,
  },

  { operation: 'getPushKey', about: 'the server', request: nothing, ...signedIn },
  { operation: 'listPushSubscriptions', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'createPushSubscription',
    about: 'a browser',
    request: async () => ({ body: pushSubscription() }),
    ...signedIn,
    owner: 201,
    partner: 201,
    other: 201,
  },
  {
    operation: 'deletePushSubscription',
    about: "the owner's browser",
    request: async () => {
      const { _id } = await ctx.ok('createPushSubscription', { as: people.owner, body: pushSubscription() });
      return { path: { subscriptionId: _id } };
    },
    ...hidden,
    owner: 204,
  },

  { operation: 'getMySubscription', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'getSubscriptionFeatures', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'getPricing', about: 'everyone', request: nothing, ...anyone },
  {
    operation: 'upgradeSubscription',
    about: 'whoever paid nothing',
    request: async () => ({ body: { tier: 'premium' } }),
    ...signedIn,
    owner: 402,
    partner: 402,
    other: 402,
  },
  { operation: 'cancelSubscription', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'resumeSubscription', about: 'the caller', request: nothing, ...signedIn },

  { operation: 'listLatestProfiles', about: 'everyone', request: nothing, ...anyone },
  { operation: 'getGalleryProfile', about: "the owner's profile", request: owned, ...anyone },
  { operation: 'browseGallery', about: 'everyone', request: nothing, ...anyone },
  {
    operation: 'browseGallery',
    about: 'with an advanced filter, for the owner alone pays',
    request: async () => ({ query: { tags: 'defi' } }),
    ...anyone,
    guest: 403,
    partner: 403,
    other: 403,
  },
  { operation: 'listPublicGroups', about: 'everyone', request: nothing, ...anyone },
  { operation: 'listTrendingProfiles', about: 'everyone', request: nothing, ...anyone },
  { operation: 'getStatistics', about: 'everyone', request: nothing, ...anyone },

  {
    operation: 'uploadPicture',
    about: 'a picture of the caller',
    request: async () => ({ query: { category: 'avatar' }, file: await anyPicture() }),
    ...signedIn,
    owner: 201,
    partner: 201,
    other: 201,
  },

  {
    operation: 'listConversations',
    about: 'acting as the owner',
    request: async ({ ownerProfile }) => ({ query: { profileId: ownerProfile } }),
    ...ownersOnly,
  },
  {
    operation: 'createConversation',
    about: 'with the partner, acting as the owner',
    request: async ({ ownerProfile, partnerProfile }) => ({
      body: { targetProfileId: partnerProfile, profileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  {
    operation: 'createConversation',
    about: 'with the partner, acting as whoever matched',
    request: async ({ partnerProfile }) => ({ body: { targetProfileId: partnerProfile } }),
    ...ownersOnly,
  },
  {
    operation: 'listMessages',
    about: 'the conversation',
    request: async ({ conversation }) => ({ path: { id: conversation } }),
    ...bothSides,
  },
  {
    operation: 'listMessages',
    about: 'the conversation, reading as the owner',
    request: async ({ conversation, ownerProfile }) => ({
      path: { id: conversation },
      query: { profileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  {
    operation: 'markConversationRead',
    about: 'the conversation, reading as the owner',
    request: async ({ conversation, ownerProfile }) => ({
      path: { id: conversation },
      query: { profileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  {
    operation: 'markConversationRead',
    about: 'the conversation, reading as the partner',
    request: async ({ conversation, partnerProfile }) => ({
      path: { id: conversation },
      query: { profileId: partnerProfile },
    }),
    ...ownersOnly,
    owner: 403,
    partner: 200,
  },
  {
    operation: 'getYourTurn',
    about: 'acting as the owner',
    request: async ({ ownerProfile }) => ({ query: { profileId: ownerProfile } }),
    ...ownersOnly,
  },
  {
    operation: 'passYourTurn',
    about: 'acting as the owner',
    request: async ({ ownerProfile }) => ({ query: { profileId: ownerProfile } }),
    ...ownersOnly,
    owner: 204,
  },
  {
    operation: 'closeConversation',
    about: 'the conversation, as the owner',
    request: async ({ conversation, ownerProfile }) => ({
      path: { id: conversation },
      query: { profileId: ownerProfile },
    }),
    ...ownersOnly,
  },
  {
    operation: 'sendMessage',
    about: 'the conversation, writing as the owner',
    request: async ({ conversation, ownerProfile }) => ({
      query: { profileId: ownerProfile },
      body: { type: 'text', conversationId: conversation, clientId: clientId(), content: 'Hello' },
    }),
    ...ownersOnly,
    owner: 201,
  },

  { operation: 'listNotifications', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'getNotificationCounts', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'markLikesViewed', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'markAllNotificationsRead', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'markNotificationRead', about: "the owner's notification", request: notification, ...hidden },
  { operation: 'restoreNotification', about: "the owner's notification", request: notification, ...hidden },
  { operation: 'deleteNotification', about: "the owner's notification", request: notification, ...hidden, owner: 204 },

  {
    operation: 'sendReport',
    about: "a third person's profile",
    request: async () => ({ body: { subject: { type: 'profile', id: await newThird() }, reason: 'spam' } }),
    ...anyone,
    guest: 201,
    owner: 201,
    partner: 201,
    other: 201,
  },
  {
    operation: 'sendReport',
    about: "the owner's profile",
    request: async ({ ownerProfile }) => ({ body: { subject: { type: 'profile', id: ownerProfile }, reason: 'spam' } }),
    ...anyone,
    guest: 201,
    owner: 403,
    partner: 201,
    other: 201,
  },
  { operation: 'listMyReports', about: 'the caller', request: nothing, ...signedIn },
  { operation: 'listReports', about: 'everyone', request: nothing, ...fromAdmin },
  {
    operation: 'assignReport',
    about: "what a third person reported of the owner's",
    request: async (world) => ({ path: { subjectId: await reportedOf(world) }, body: { isMine: true } }),
    ...fromAdmin,
  },
  {
    operation: 'escalateReport',
    about: "what a third person reported of the owner's",
    request: async (world) => ({ path: { subjectId: await reportedOf(world) }, body: { note: 'For an owner.' } }),
    ...fromAdmin,
  },
  {
    operation: 'decideOnReport',
    about: "what a third person reported of the owner's",
    request: async (world) => ({ path: { subjectId: await reportedOf(world) }, body: warning }),
    ...fromAdmin,
    admin: 201,
    chief: 201,
  },
  {
    operation: 'decideOnReport',
    about: "what a third person reported of the owner's, for good",
    request: async (world) => ({
      path: { subjectId: await reportedOf(world) },
      body: { ...warning, measure: 'suspend' },
    }),
    ...chiefOnly,
    chief: 201,
  },
  {
    operation: 'confirmDecision',
    about: 'a suspension for good by the chief',
    request: async (world) => ({ path: { id: await decidedOf(world, { ...warning, measure: 'suspend' }) } }),
    ...fromAdmin,
    chief: 403,
  },
  {
    operation: 'liftDecision',
    about: 'a warning of the owner',
    request: async (world) => ({ path: { id: await decidedOf(world) }, body: { reason: 'A mistake.' } }),
    ...fromAdmin,
  },
  { operation: 'listMyDecisions', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'appealDecision',
    about: 'a warning of the owner',
    request: async (world) => ({ path: { id: await decidedOf(world) }, body: { message: 'Why?' } }),
    ...hidden,
    owner: 201,
  },
  { operation: 'listAppeals', about: 'everyone', request: nothing, ...fromAdmin },
  {
    operation: 'answerAppeal',
    about: 'an appeal of the owner against the chief',
    request: async (world) => {
      const path = { id: await decidedOf(world) };
      await ctx.ok('appealDecision', { as: people.owner, path, body: { message: 'Why?' } });
      return { path, body: { outcome: 'upheld', message: 'It stands.' } };
    },
    ...fromAdmin,
    chief: 403,
  },
  { operation: 'getTransparency', about: 'everyone', request: nothing, ...anyone },

  { operation: 'listTickets', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'createTicket',
    about: 'a new ticket',
    request: async () => ({ body: ticketInput() }),
    ...signedIn,
    owner: 201,
    partner: 201,
    other: 201,
  },
  {
    operation: 'getTicket',
    about: "the owner's ticket",
    request: ticket,
    ...hidden,
    support: 200,
    admin: 200,
    chief: 200,
  },
  {
    operation: 'listTicketMessages',
    about: "the owner's ticket",
    request: ticket,
    ...hidden,
    support: 200,
    admin: 200,
    chief: 200,
  },
  {
    operation: 'sendTicketMessage',
    about: "the owner's ticket",
    request: async () => ({ ...(await ticket()), body: { message: 'Still so.' } }),
    ...hidden,
    owner: 201,
  },
  {
    operation: 'updateTicketStatus',
    about: "the owner's ticket",
    request: async () => ({ ...(await ticket()), body: { status: 'resolved' } }),
    ...hidden,
  },
  { operation: 'markTicketRead', about: "the owner's ticket", request: ticket, ...hidden, owner: 204 },
  { operation: 'listUnsentTicketPictures', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'uploadTicketPicture',
    about: 'a picture of the caller',
    request: async () => ({ file: await anyPicture() }),
    ...signedIn,
    owner: 201,
    partner: 201,
    other: 201,
  },
  { operation: 'listAllTickets', about: 'everyone', request: nothing, ...fromSupport },
  {
    operation: 'answerTicket',
    about: "the owner's ticket",
    request: async () => ({ ...(await ticket()), body: { message: 'We look into it.' } }),
    ...fromSupport,
    support: 201,
    admin: 201,
    chief: 201,
  },
  {
    operation: 'setTicketStatus',
    about: "the owner's ticket",
    request: async () => ({ ...(await ticket()), body: { status: 'in_progress' } }),
    ...fromSupport,
  },
  {
    operation: 'undoTicketMove',
    about: "that the admin changed the status of the owner's ticket",
    request: async () => {
      const moved = { ...(await ticket()), body: { status: 'in_progress' as const } };
      await ctx.ok('setTicketStatus', { ...moved, as: callers.admin });
      return moved;
    },
    ...fromSupport,
    support: 409,
    chief: 409,
  },
  {
    operation: 'assignTicket',
    about: "the owner's ticket",
    request: async () => ({ ...(await ticket()), body: { assignedTo: null } }),
    ...fromSupport,
  },
  {
    operation: 'undoTicketAssignment',
    about: "to whom the admin gave the owner's ticket",
    request: async () => {
      const given = { ...(await ticket()), body: { assignedTo: null } };
      await ctx.ok('assignTicket', { ...given, as: callers.admin });
      return given;
    },
    ...fromSupport,
    support: 409,
    chief: 409,
  },

  { operation: 'getTicketDesk', about: 'everyone', request: nothing, ...fromSupport },
  { operation: 'getTeamTicket', about: "the owner's ticket", request: ticket, ...fromSupport },
  {
    operation: 'addTicketNote',
    about: "the owner's ticket",
    request: async () => ({ ...(await ticket()), body: { note: 'She has two accounts.' } }),
    ...fromSupport,
    support: 201,
    admin: 201,
    chief: 201,
  },

  { operation: 'listSavedReplies', about: 'everyone', request: nothing, ...fromSupport },
  {
    operation: 'saveReply',
    about: 'everyone',
    request: async () => ({
      path: { id: uuid() },
      body: { name: 'Hello', texts: { en: 'Hello', fr: 'Bonjour', zh: '您好' } },
    }),
    ...fromAdmin,
  },
  {
    operation: 'deleteSavedReply',
    about: 'everyone',
    request: async () => ({ path: { id: uuid() } }),
    ...fromAdmin,
    admin: 204,
    chief: 204,
  },
  { operation: 'listUsers', about: 'everyone', request: nothing, ...fromSupport },
  { operation: 'listAdminProfiles', about: 'everyone', request: nothing, ...fromSupport },
  { operation: 'listPendingLinks', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'approveLink', about: "a link of the owner's", request: pendingLink, ...fromAdmin },
  { operation: 'rejectLink', about: "a link of the owner's", request: pendingLink, ...fromAdmin },
  {
    operation: 'undoLinkDecision',
    about: "what the admin decided on a link of the owner's",
    request: async (world) => {
      const link = await pendingLink(world);
      await ctx.ok('rejectLink', { ...link, as: callers.admin });
      return { ...link, body: { decision: 'reject' } };
    },
    ...fromAdmin,
    chief: 409,
  },
  {
    operation: 'verifyProfile',
    about: "the owner's profile",
    request: async (world) => ({ ...(await owned(world)), body: { isVerified: true, name: 'Ada' } }),
    ...fromAdmin,
  },
  {
    operation: 'undoVerification',
    about: "that the admin verified the owner's profile",
    request: async (world) => {
      const profile = await owned(world);
      await ctx.ok('verifyProfile', { ...profile, as: callers.admin, body: { isVerified: true, name: 'Ada' } });
      return { ...profile, body: { isVerified: true } };
    },
    ...fromAdmin,
    chief: 409,
  },
  {
    operation: 'hideProfile',
    about: "the owner's profile",
    request: async (world) => ({ ...(await owned(world)), body: { isHidden: true, reason: 'Because.' } }),
    ...fromAdmin,
  },
  { operation: 'listAudit', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'getLinkMigration', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'normalizeLinks', about: 'everyone', request: noMigration, ...fromAdmin },
  { operation: 'stopLinkMigration', about: 'everyone', request: runningMigration, ...fromAdmin },
  { operation: 'getOverview', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'listMatchingWeeks', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'getHealth', about: 'the installation', request: nothing, ...fromAdmin },
  { operation: 'getHealthChecks', about: 'the installation', request: nothing, ...chiefOnly },
  { operation: 'retryFailedJobs', about: 'a failed job', request: failedJob, ...fromAdmin },
  {
    operation: 'updateSubscription',
    about: 'the other person',
    request: async () => ({ body: { targetUserId: people.other.privyId, tier: 'free' } }),
    ...fromAdmin,
  },
  {
    operation: 'undoSubscriptionUpdate',
    about: 'what the admin gave the other person',
    request: async () => {
      const body = { targetUserId: people.other.privyId, tier: 'free' };
      const { tier, expiresAt } = await ctx.ok('updateSubscription', { as: callers.admin, body });
      return { body: { targetUserId: people.other.privyId, tier, expiresAt } };
    },
    ...fromAdmin,
    chief: 409,
  },
  {
    operation: 'updateRole',
    about: 'the other person',
    request: async () => ({ body: { targetUserId: people.other.privyId, role: null } }),
    ...chiefOnly,
  },

  { operation: 'getNetworkConfig', about: 'everyone', request: nothing, ...anyone },
  {
    operation: 'initPayment',
    about: 'the caller, of whom the owner has the highest plan',
    request: async () => ({ body: { subscriptionTier: 'premium', paymentMethod: 'bnb' } }),
    ...signedIn,
    owner: 409,
    partner: 201,
    other: 201,
  },
  { operation: 'getPayment', about: "the owner's payment", request: latePayment, ...hidden },
  { operation: 'getPaymentStatus', about: "the owner's payment", request: latePayment, ...hidden },
  { operation: 'listMyPayments', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'claimPayment',
    about: "the owner's payment",
    request: async () => ({ ...(await latePayment()), body: { wish: 'period' } }),
    ...hidden,
  },
  { operation: 'dropPayment', about: "the owner's payment", request: latePayment, ...hidden },
  { operation: 'listPayments', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'getTeamPayment', about: "the owner's payment", request: latePayment, ...fromAdmin },
  {
    operation: 'settlePayment',
    about: "the owner's payment",
    request: async () => {
      const { payment, transferId } = await newLatePayment(ctx, people.owner);
      const body = { outcome: 'credited', transferIds: [transferId], note: 'A little late.' };
      return { path: { id: payment.id }, body };
    },
    ...fromAdmin,
  },
  { operation: 'getSweepStats', about: 'everyone', request: nothing, ...fromAdmin },
  { operation: 'getReconciliation', about: 'everyone', request: nothing, ...fromAdmin },

  { operation: 'getRealtimeToken', about: 'the caller', request: nothing, ...signedIn },
  {
    operation: 'getRealtimeToken',
    about: 'the conversation',
    request: async ({ conversation }) => ({ query: { conversationId: conversation } }),
    ...bothSides,
  },
  {
    operation: 'getRealtimeToken',
    about: "the owner's ticket",
    request: async () => ({ query: { ticketId: (await ticket()).path.id } }),
    ...hidden,
    support: 200,
    admin: 200,
    chief: 200,
  },
  {
    operation: 'signOutEverywhere',
    about: 'the caller',
    request: nothing,
    ...signedInWithoutAnswer,
  },
];

let ctx: TestApp;
let people: { owner: TestUser; partner: TestUser; other: TestUser };
export const CALLERS = [
  'guest',
  'owner',
  'partner',
  'other',
  'support',
  'admin',
  'chief',
  'expired',
  'forged',
] as const;
export type CallerName = (typeof CALLERS)[number];
export type Callers = Readonly<Record<CallerName, TestUser | AuthHeaders | null>>;
let callers: Callers;

/** The status that a row expects for a caller. */
export const statusFor = (row: Row, who: CallerName): number => row[who] ?? row.other;

/** One connection: a request that asks for a second one while it holds this would never get it. */
const ONE_CONNECTION: DatabaseOptions = { maxConnections: 1 };

/** Opens the server that the rows are about, with everyone who calls it. Close the server afterwards. */
export async function openMatrix(databaseOptions = ONE_CONNECTION): Promise<{ ctx: TestApp; callers: Callers }> {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' }, undefined, databaseOptions);
  await watch(ctx);
  const expired = (await ctx.signIn('owner')).headers;
  ctx.clock.advance(HOUR_MS);
  people = {
    owner: await ctx.signIn('owner', 'premium_plus'),
    partner: await ctx.signIn('partner'),
    other: await ctx.signIn('other'),
  };
  const team = {
    support: await ctx.signIn('support'),
    admin: await ctx.signIn('admin'),
    chief: await ctx.signIn('chief'),
  };
  for (const role of ['support', 'admin'] as const)
    await ctx.ok('updateRole', { as: team.chief, body: { targetUserId: team[role].privyId, role } });
  callers = { guest: null, ...people, ...team, expired, forged: await ctx.identity.forgedHeadersOf('owner') };
  return { ctx, callers };
}

/** Profiles are created and deleted, so that nobody reaches the limit of ten; who asked to be deleted stays. */
export async function newWorld(): Promise<World> {
  // Whoever signed out everywhere signs in again.
  await ctx.database.db.deleteFrom('devices').where('ended_at', 'is not', null).execute();
  await ctx.database.db
    .updateTable('users')
    .set({ signed_out_at: null })
    .where('signed_out_at', 'is not', null)
    .execute();
  // Whoever is suspended, or leaves, makes no profiles.
  await ctx.database.db.updateTable('users').set({ suspended_until: null, deletion_due_at: null }).execute();
  await ctx.database.db
    .updateTable('profiles')
    .set({ deleted_at: ctx.clock.now(), hidden_at: null, hidden_reason: null })
    .where(({ or, eb }) => or([eb('deleted_at', 'is', null), eb('hidden_at', 'is not', null)]))
    .execute();
  const [ownerProfile, partnerProfile] = [
    (await ctx.newProfile(people.owner))._id,
    (await ctx.newProfile(people.partner))._id,
  ];
  const { conversationId } = await newMatch(
    ctx,
    { user: people.owner, profileId: ownerProfile },
    { user: people.partner, profileId: partnerProfile },
  );
  return { ownerProfile, partnerProfile, conversation: conversationId };
}
