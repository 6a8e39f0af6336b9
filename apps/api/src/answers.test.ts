// Answers that the contract promises of many operations alike, one by one. A domain's own answers are tested beside its rules.
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from './contract.ts';
import { newMatch } from './testing/fixtures.ts';
import { type CallOptions, createTestApp, profileInput, type TestApp, type TestUser } from './testing/test-app.ts';

/** Fits no parameter: it is neither an id, a number, an enum value nor a short text. */
const NONSENSE = 'x'.repeat(3000);

let ctx: TestApp;
let chief: TestUser;
let ada: TestUser;
let own: string;
let conversation: string;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  chief = await ctx.signIn('chief');
  ada = await ctx.signIn('ada', 'premium_plus');
  const lin = await ctx.signIn('lin');
  own = (await ctx.newProfile(ada))._id;
  const other = (await ctx.newProfile(lin))._id;
  const match = await newMatch(ctx, { user: ada, profileId: own }, { user: lin, profileId: other });
  conversation = match.conversationId;
});
afterAll(() => ctx.close());

/** A request with one invalid part, and otherwise valid. */
function nonsenseFor({ parameters, body, takesFile }: Operation): CallOptions | null {
  const path = Object.fromEntries(parameters.filter((one) => one.in === 'path').map(({ name }) => [name, uuid()]));
  if (body !== null) return { path, body: [] };
  const parameter = parameters.find((one) => one.in === 'path') ?? parameters.find((one) => one.in === 'query');
  if (parameter === undefined) return null;
  return parameter.in === 'path'
    ? { path: { [parameter.name]: 'x' } }
    : { path, query: { [parameter.name]: NONSENSE }, ...(takesFile ? { file: Buffer.from('') } : {}) };
}

const withInput = [...operations.values()].flatMap((operation) => {
  const request = nonsenseFor(operation);
  return request === null ? [] : [{ id: operation.id, request }];
});

it.each(withInput)('$id refuses what does not fit the contract, and says where', async ({ id, request }) => {
  expect(await ctx.call(id, { ...request, as: chief })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: expect.arrayContaining([expect.anything()]) },
  });
});

describe('of what is not there', () => {
  const unknown = uuid();
  const textTo = (conversationId: string) => ({ type: 'text', conversationId, clientId: uuid(), content: 'Hello' });

  it.each<[Parameters<TestApp['call']>[0], () => CallOptions, string]>([
    ['listMessages', () => ({ path: { id: unknown } }), 'conversation_not_found'],
    ['markConversationRead', () => ({ path: { id: unknown }, query: { profileId: own } }), 'conversation_not_found'],
    ['sendMessage', () => ({ query: { profileId: own }, body: textTo(unknown) }), 'conversation_not_found'],
    ['getRealtimeToken', () => ({ query: { conversationId: unknown } }), 'conversation_not_found'],
    ['createConversation', () => ({ body: { targetProfileId: unknown } }), 'profile_not_found'],
    ['getRealtimeToken', () => ({ query: { ticketId: unknown } }), 'ticket_not_found'],
    ['getTicket', () => ({ path: { id: unknown } }), 'ticket_not_found'],
    ['listTicketMessages', () => ({ path: { id: unknown } }), 'ticket_not_found'],
    ['sendTicketMessage', () => ({ path: { id: unknown }, body: { message: 'Hello' } }), 'ticket_not_found'],
    ['updateTicketStatus', () => ({ path: { id: unknown }, body: { status: 'resolved' } }), 'ticket_not_found'],
    ['markTicketRead', () => ({ path: { id: unknown } }), 'ticket_not_found'],
    ['getProfile', () => ({ path: { id: unknown } }), 'profile_not_found'],
    ['getGalleryProfile', () => ({ path: { id: unknown } }), 'profile_not_found'],
    ['getDecision', () => ({ path: { profileId: unknown }, query: { userProfileId: own } }), 'profile_not_found'],
    ['getScore', () => ({ path: { profileId: unknown }, query: { userProfileId: own } }), 'profile_not_found'],
    ['updateProfile', () => ({ path: { id: unknown }, body: profileInput() }), 'profile_not_found'],
    ['deleteProfile', () => ({ path: { id: unknown } }), 'profile_not_found'],
    ['viewProfile', () => ({ path: { id: unknown } }), 'profile_not_found'],
    ['likeProfile', () => ({ path: { profileId: unknown }, body: { userProfileId: own } }), 'profile_not_found'],
    ['dislikeProfile', () => ({ path: { profileId: unknown }, body: { userProfileId: own } }), 'profile_not_found'],
    ['markNotificationRead', () => ({ path: { id: unknown } }), 'notification_not_found'],
    ['restoreNotification', () => ({ path: { id: unknown } }), 'notification_not_found'],
    ['deleteNotification', () => ({ path: { id: unknown } }), 'notification_not_found'],
    ['getPayment', () => ({ path: { id: unknown } }), 'payment_not_found'],
    ['getPaymentStatus', () => ({ path: { id: unknown } }), 'payment_not_found'],
    ['claimPayment', () => ({ path: { id: unknown }, body: { wish: 'period' } }), 'payment_not_found'],
  ])('%s says so', async (id, request, code) => {
    expect(await ctx.call(id, { ...request(), as: ada })).toMatchObject({ status: 404, body: { code } });
  });
});

describe('an acting profile that was deleted', () => {
  let gone: string;
  beforeAll(async () => {
    gone = (await ctx.newProfile(ada))._id;
    await ctx.ok('deleteProfile', { as: ada, path: { id: gone } });
  });

  it.each<[Parameters<TestApp['call']>[0], () => CallOptions]>([
    ['getMatchQueue', () => ({ query: { userProfileId: gone } })],
    ['likeProfile', () => ({ path: { profileId: own }, body: { userProfileId: gone } })],
    ['dislikeProfile', () => ({ path: { profileId: own }, body: { userProfileId: gone } })],
    ['getDecision', () => ({ path: { profileId: own }, query: { userProfileId: gone } })],
    ['getScore', () => ({ path: { profileId: own }, query: { userProfileId: gone } })],
    ['listMatches', () => ({ query: { userProfileId: gone } })],
    ['getHome', () => ({ query: { userProfileId: gone } })],
    ['listNewInTags', () => ({ query: { userProfileId: gone } })],
    ['getOutcomes', () => ({ query: { userProfileId: gone } })],
    ['listInboundLikes', () => ({ query: { userProfileId: gone } })],
    ['listOutboundLikes', () => ({ query: { userProfileId: gone } })],
    ['listConversations', () => ({ query: { profileId: gone } })],
    ['createConversation', () => ({ body: { targetProfileId: own, profileId: gone } })],
    ['listMessages', () => ({ path: { id: conversation }, query: { profileId: gone } })],
    ['markConversationRead', () => ({ path: { id: conversation }, query: { profileId: gone } })],
    [
      'sendMessage',
      () => ({
        query: { profileId: gone },
        body: { type: 'text', conversationId: conversation, clientId: uuid(), content: 'Hello' },
      }),
    ],
  ])('is named by %s', async (id, request) => {
    expect(await ctx.call(id, { ...request(), as: ada })).toMatchObject({
      status: 404,
      body: { code: 'acting_profile_not_found' },
    });
  });
});

describe('an edit of a profile', () => {
  it.each([
    ['picture_not_allowed', { avatar: 'https://evil.example/a.png' }],
    ['link_not_allowed', { individualData: { role: 'developer', githubLink: 'https://a@b.example' } }],
  ])('is refused with %s', async (code, fields) => {
    const body = { ...profileInput(), ...fields };
    expect(await ctx.call('updateProfile', { as: ada, path: { id: own }, body })).toMatchObject({
      status: 400,
      body: { code },
    });
  });
});

it('a request whose first try is still running is not done twice (D31)', async () => {
  const lin = await ctx.signIn('lin');
  const send = () =>
    ctx.call('createProfile', { as: lin, body: profileInput(), headers: { 'idempotency-key': 'still' } });
  expect((await send()).status).toBe(201);
  // The key exists without an answer while the first request runs.
  await sql`update idempotency_keys set answer = null where user_id = ${lin.id} and key = 'still'`.execute(
    ctx.database.db,
  );
  expect(await send()).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
});
