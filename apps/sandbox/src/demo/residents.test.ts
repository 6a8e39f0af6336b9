import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type ApiClient,
  createApiClient,
  type Message,
  type Profile,
  type ProfileInput,
  readPictureUrl,
} from '@mutuals/api-client';
import {
  FakeClock,
  type TestDatabase,
  buildApp,
  createPrivyIdentity,
  createRecordingRealtime,
  createServices,
  createTestDatabase,
  nothingOutside,
  readConfig,
  remoteKeys,
} from '@mutuals/api/testing';
import { type Database, openDatabase } from '@mutuals/api/seeding';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimDatabase } from '../mark.ts';
import { buildSandbox, type Sandbox } from '../server.ts';
import { LIKES } from './admirers.ts';
import { createCommunity } from './community.ts';
import { decorate } from './decorate.ts';
import { faces } from './faces.ts';
import { paceOf } from './pace.ts';
import { proveClaims } from './prove.ts';
import { idOf } from './random.ts';
import { createResidents, keepActing, type Residents } from './residents.ts';
import { seedCommunity } from './seed.ts';
import { TURNS_IN_A_SITTING } from './talk.ts';

const clock = new FakeClock('2026-11-20T09:00:00.000Z');
const never = new AbortController().signal;
const community = createCommunity();
const SECOND_MS = 1000;
type Api = Awaited<ReturnType<typeof buildApp>>;

let folder: string;
let testDatabase: TestDatabase;
let database: Database;
let sandbox: Sandbox;
let app: Api;
let apiUrl: string;
let residents: Residents;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-residents-'));
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
  sandbox = await buildSandbox({
    dataDir: folder,
    port: 0,
    realtimeKey: 'sandbox.local:secret',
    webOrigins: ['http://localhost:3000'],
    now: () => clock.now(),
  });
  await claimDatabase(testDatabase.connectionString);
  await seedCommunity({
    databaseUrl: testDatabase.connectionString,
    community,
    identity: sandbox.identity,
    now: clock.now(),
  });
  app = await startApi(0);
  residents = await newResidents();
});

afterAll(async () => {
  await app.close();
  await sandbox.close();
  await database.close();
  await testDatabase.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The real server, configured to trust the sandbox, on a real port. */
async function startApi(port: number): Promise<Api> {
  const config = readConfig({
    DATABASE_URL: testDatabase.connectionString,
    SANDBOX_URL: sandbox.url,
    PICTURES_DIR: path.join(folder, 'pictures'),
    LOG_LEVEL: 'silent',
    WEB_ROOT: '/nonexistent',
    RATE_LIMIT_WRITES_PER_USER: '100000',
    // A busy machine must not cause rejected requests.
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  if (config.identity === null) throw new Error('The sandbox is not trusted.');
  const identity = createPrivyIdentity({ ...config.identity, keys: remoteKeys(config.identity.jwksUrl), clock });
  const outside = nothingOutside(config);
  const started = await buildApp({
    config,
    identity,
    storage: outside.storage,
    services: createServices({
      ...outside,
      clock,
      db: database.db,
      searchDb: database.db,
      realtime: createRecordingRealtime(clock),
    }),
    isDatabaseBusy: () => false,
    isPrepared: () => true,
    health: { database: async () => true, migrations: async () => true },
  });
  apiUrl = await started.listen({ host: '127.0.0.1', port });
  return started;
}

function newResidents(): Promise<Residents> {
  return createResidents({ db: database.db, apiUrl, identity: sandbox.identity, community, clock });
}

interface Newcomer {
  readonly api: ApiClient;
  readonly profile: Profile;
}

async function newcomer(
  handle: string,
  fields: Partial<Extract<ProfileInput, { profileType: 'individual' }>> = {},
): Promise<Newcomer> {
  let session = await sandbox.identity.signIn(handle);
  const getTokens = async ({ renew }: { renew: boolean }) =>
    renew ? (session = await sandbox.identity.signIn(handle)) : session;
  const api = createApiClient({ baseUrl: `${apiUrl}/v1`, getTokens, onUnauthenticated: () => undefined });
  const profile = await api.createProfile({
    body: {
      profileType: 'individual',
      name: 'Ada Byrne',
      bio: 'I build small tools for lending markets. Mostly alone.',
      tags: ['DeFi', 'security', 'Solidity'],
      languages: ['en'],
      interests: [],
      individualData: { role: 'developer' },
      ...fields,
    },
  });
  return { api, profile };
}

/** Passes this many seconds, in which the residents act every second, or every third in longer times. */
async function pass(seconds: number): Promise<void> {
  const step = seconds > 3 ? 3 : 1;
  for (let second = 0; second < seconds; second += step) {
    clock.advance(step * SECOND_MS);
    await residents.act(never);
  }
}

async function admirersOf(profileId: string) {
  return database.db
    .selectFrom('swipes')
    .innerJoin('profiles', 'profiles.id', 'swipes.actor_profile_id')
    .select(['profiles.id', 'profiles.user_id', 'profiles.tier', 'profiles.languages', 'profiles.tags', 'swipes.kind'])
    .where('target_profile_id', '=', profileId)
    .orderBy('swipes.created_at')
    .execute();
}

/** Likes the first liker back; returns the conversation. */
async function matchWithFirst({ api, profile }: Newcomer): Promise<string> {
  const [first] = await admirersOf(profile._id);
  const { conversationId } = await api.likeProfile({
    path: { profileId: first?.id ?? '' },
    body: { userProfileId: profile._id, isSuperLike: false },
  });
  if (conversationId === null) throw new Error('There was no match.');
  return conversationId;
}

async function messagesOf({ api, profile }: Newcomer, conversationId: string): Promise<Message[]> {
  return (await api.listMessages({ path: { id: conversationId }, query: { profileId: profile._id, limit: 50 } })).data;
}

let sent = 0;
async function say({ api, profile }: Newcomer, conversationId: string, content: string): Promise<Message> {
  sent += 1;
  return api.sendMessage({
    query: { profileId: profile._id },
    body: { conversationId, clientId: idOf(`test ${sent}`), type: 'text', content },
  });
}

/** Sends a message and waits for the answer. */
async function ask(person: Newcomer, conversationId: string, content: string): Promise<string | null> {
  const { seq } = await say(person, conversationId, content);
  await pass(12);
  const answers = (await messagesOf(person, conversationId)).filter((message) => message.seq > seq);
  expect(answers.length).toBeLessThanOrEqual(1);
  return answers[0]?.content ?? null;
}

describe('a newcomer', () => {
  it('is liked by two within three seconds and by six within the first minute or so, and not by more', async () => {
    const { profile, api } = await newcomer('liked_one');
    await pass(3);
    expect(await admirersOf(profile._id)).toHaveLength(2);
    await pass(60);
    const admirers = await admirersOf(profile._id);
    expect(admirers).toHaveLength(6);
    expect(new Set(admirers.map((admirer) => admirer.user_id)).size).toBe(6);
    await pass(30);
    expect(await api.listInboundLikes({ query: { userProfileId: profile._id } })).toMatchObject({
      meta: { total: LIKES.length },
    });
  });

  it('is liked by people who speak their language and care about the same, some of them by super-like', async () => {
    const { profile } = await newcomer('liked_fr', { name: 'Zoé', languages: ['fr'], tags: ['DeFi', 'audits'] });
    await pass(65);
    const admirers = await admirersOf(profile._id);
    expect(admirers.filter(({ languages }) => !languages.includes('fr'))).toEqual([]);
    expect(
      admirers.filter(({ tags }) => tags.some((tag) => ['DeFi', 'audits'].includes(tag))).length,
    ).toBeGreaterThanOrEqual(2);
    expect(admirers.filter(({ kind }) => kind === 'super_like').map(({ tier }) => tier)).not.toContain('free');
    expect(admirers.some(({ kind }) => kind === 'super_like')).toBe(true);
  });

  it('is liked among the first cards of their deck', async () => {
    const { profile } = await newcomer('deck_reader');
    await pass(65);
    expect((await admirersOf(profile._id)).filter(({ tier }) => tier === 'premium_plus').length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('who likes one of them first is liked back', async () => {
    const { api, profile } = await newcomer('likes_first');
    const wished = await database.db
      .selectFrom('profiles')
      .select('id')
      .where('tier', '=', 'free')
      .where(sql<boolean>`languages @> '{en}'`)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    await api.likeProfile({ path: { profileId: wished.id }, body: { userProfileId: profile._id, isSuperLike: false } });
    await pass(2);
    expect((await admirersOf(profile._id)).map(({ id }) => id)).toContain(wished.id);
  });
});

describe('a conversation with a resident', () => {
  it('is read first, then answered, in the language it is written in', async () => {
    const person = await newcomer('talker_zh', {
      name: '小麦',
      bio: '做合约开发。',
      languages: ['zh'],
      tags: ['DeFi', 'security'],
    });
    await pass(3);
    const conversationId = await matchWithFirst(person);
    const { seq } = await say(person, conversationId, '你好，很高兴认识你！');
    await residents.act(never);
    expect((await messagesOf(person, conversationId)).at(-1)).toMatchObject({ seq, status: 'sent' });
    await pass(3);
    expect((await messagesOf(person, conversationId)).find((message) => message.seq === seq)).toMatchObject({
      status: 'read',
    });
    await pass(10);
    const answer = (await messagesOf(person, conversationId)).at(-1);
    expect(answer?.senderId).not.toBe(person.profile._id);
    expect(answer?.content).toMatch(/\p{Script=Han}/u);
  });

  it('refers to what both have, varies, asks back, and winds down after some turns', async () => {
    const person = await newcomer('talker_en');
    await pass(3);
    const conversationId = await matchWithFirst(person);
    const answers: string[] = [];
    for (let turn = 0; turn < TURNS_IN_A_SITTING + 3; turn += 1) {
      const answer = await ask(person, conversationId, `Number ${turn}: I think that it depends on the team.`);
      if (answer !== null) answers.push(answer);
    }
    const written = (await messagesOf(person, conversationId))
      .filter(({ senderId }) => senderId !== person.profile._id)
      .map(({ content }) => content);
    expect(written.length).toBe(TURNS_IN_A_SITTING);
    expect(new Set(written).size).toBe(written.length);
    expect(written.filter((text) => text.includes('?')).length).toBeGreaterThanOrEqual(3);
    expect(written.join(' ')).toMatch(/DeFi|security|Solidity|lending markets/);
    expect(answers.at(-1)).toMatch(/tomorrow|morning/);
    clock.advance(7 * 3600 * SECOND_MS);
    expect(await ask(person, conversationId, 'Good morning!')).not.toBeNull();
  });

  it('is begun by some of the residents after a match', async () => {
    const person = await newcomer('waits', { tags: ['NFT', 'illustration'] });
    await pass(65);
    for (const { id } of await admirersOf(person.profile._id))
      await person.api.likeProfile({
        path: { profileId: id },
        body: { userProfileId: person.profile._id, isSuperLike: false },
      });
    await pass(12);
    const { data } = await person.api.listConversations({ query: { profileId: person.profile._id } });
    const begun = data.filter(({ lastMessage }) => lastMessage !== null).map(({ _id }) => _id);
    expect(data).toHaveLength(6);
    expect(begun).toEqual(data.map(({ _id }) => _id).filter((id) => paceOf({ id, lastSeq: 0 }).writesFirst));
  });

  it('goes on after a restart of the residents, with nothing said twice', async () => {
    const person = await newcomer('restarter');
    await pass(3);
    const conversationId = await matchWithFirst(person);
    const { seq } = await say(person, conversationId, 'Hello there!');
    clock.advance(20 * SECOND_MS);
    const [one, other] = [await newResidents(), await newResidents()];
    await Promise.all([one.act(never), other.act(never)]);
    await other.act(never);
    expect((await messagesOf(person, conversationId)).filter((message) => message.seq > seq)).toHaveLength(1);
  });
});

it('residents do nothing to each other', async () => {
  const listed = await database.db
    .selectFrom('users')
    .select('id')
    .where(
      'twitter_username',
      'in',
      community.map(({ handle }) => handle),
    )
    .execute();
  const ids = listed.map(({ id }) => id);
  const started = new Date('2026-11-20T09:00:00.000Z');
  const likes = await database.db
    .selectFrom('swipes')
    .innerJoin('profiles as target', 'target.id', 'target_profile_id')
    .innerJoin('profiles as actor', 'actor.id', 'actor_profile_id')
    .select('target.id')
    .where('swipes.created_at', '>', started)
    .where('target.user_id', 'in', ids)
    .where('actor.user_id', 'in', ids)
    .execute();
  expect(likes).toEqual([]);
});

describe('the round of the residents', () => {
  it('survives an API that is away, and goes on when it is back', async () => {
    const { profile } = await newcomer('patient');
    const { port } = new URL(apiUrl);
    await app.close();
    clock.advance(3 * SECOND_MS);
    await expect(residents.act(never)).rejects.toThrow();
    app = await startApi(Number(port));
    await pass(2);
    expect(await admirersOf(profile._id)).toHaveLength(2);
  });

  it('repeats until it is stopped, whatever fails', async () => {
    const stopping = new AbortController();
    const rounds: string[] = [];
    const act = async (): Promise<void> => {
      rounds.push('act');
      if (rounds.length < 4) throw new Error('away');
      stopping.abort();
    };
    await keepActing({ act }, async () => rounds.push('pause'), stopping.signal);
    expect(rounds).toEqual(['act', 'pause', 'act', 'pause', 'act', 'pause']);
  });
});

describe('the pictures of the demo people', () => {
  const rest = async () => {};
  const artist = community.find(
    ({ profiles: [own] }) => own?.input.profileType === 'individual' && own.input.individualData.role === 'artist',
  );

  /** Elsewhere the API is another process. In this one, it allows no drawings any more from its first picture on. */
  async function allowDrawings(handle: string): Promise<void> {
    const session = await sandbox.identity.signIn(handle);
    const api = createApiClient({
      baseUrl: `${apiUrl}/v1`,
      getTokens: async () => session,
      onUnauthenticated: () => undefined,
    });
    const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f0c33c' } });
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(await dot.png().toBuffer())]));
    await api.uploadPicture({ query: { category: 'gallery' }, body });
    sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  }

  it('are uploaded by them once, through the API; a profile that somebody edited is left alone', async () => {
    if (artist === undefined) throw new Error('Nobody is an artist.');
    await allowDrawings(artist.handle);
    const { accessToken, identityToken } = await sandbox.identity.signIn(artist.handle);
    const api = createApiClient({
      baseUrl: `${apiUrl}/v1`,
      getTokens: async () => ({ accessToken, identityToken }),
      onUnauthenticated: () => undefined,
    });
    const before = (await api.listMyProfiles()).data;
    await decorate({ apiUrl, identity: sandbox.identity, members: [artist], rest, signal: never });
    const after = (await api.listMyProfiles()).data;
    for (const [index, profile] of after.entries()) {
      expect(readPictureUrl(profile.coverImage ?? '')).toMatchObject({ width: 600, height: 200 });
      expect(profile.pictureDescriptions.map(({ url }) => url)).toContain(profile.coverImage);
      expect(profile).toMatchObject({
        name: before[index]?.name,
        tags: before[index]?.tags,
        isVerified: before[index]?.isVerified,
      });
    }
    const [own] = after;
    if (own?.profileType !== 'individual') throw new Error('The first profile is of the person.');
    expect(readPictureUrl(own.avatar ?? '')).toMatchObject({ width: 600, height: 600 });
    expect(new Set(own.individualData.gallery).size).toBe(5);
    await decorate({ apiUrl, identity: sandbox.identity, members: [artist], rest, signal: never });
    expect((await api.listMyProfiles()).data).toEqual(after);
  });

  it('are a gallery for each hand-written person, and for every fourth of the others a cover, and a gallery of artists and traders', async () => {
    await allowDrawings(artist?.handle ?? '');
    const written = new Set(faces.map(({ handle }) => handle));
    const find = (role: string, isWritten: boolean) =>
      community.find(
        ({ handle, profiles: [own] }) =>
          written.has(handle) === isWritten &&
          own?.input.profileType === 'individual' &&
          own.input.individualData.role === role,
      );
    const shown = [
      ['developer', true, 3],
      ['raider', false, null],
      ['artist', false, null],
      ['influencer', true, 4],
      ['trader', false, 1],
    ] as const;
    const members = shown.map(([role, isWritten]) => find(role, isWritten)).filter((member) => member !== undefined);
    expect(members).toHaveLength(shown.length);
    let rests = 0;
    await decorate({ apiUrl, identity: sandbox.identity, members, rest: async () => (rests += 1), signal: never });
    const dressed = members.filter((_, index) => shown[index]?.[2] !== null);
    expect(rests).toBe(dressed.flatMap(({ profiles }) => profiles).length);
    for (const [index, { handle }] of members.entries()) {
      const { accessToken, identityToken } = await sandbox.identity.signIn(handle);
      const api = createApiClient({
        baseUrl: `${apiUrl}/v1`,
        getTokens: async () => ({ accessToken, identityToken }),
        onUnauthenticated: () => undefined,
      });
      const [own] = (await api.listMyProfiles()).data;
      if (own?.profileType !== 'individual') throw new Error('The first profile is of the person.');
      const pictures = shown[index]?.[2] ?? null;
      expect([handle, own.individualData.gallery.length]).toEqual([handle, pictures ?? 0]);
      expect(own.coverImage === null).toBe(pictures === null);
      // The others keep the picture of their X account.
      expect(own.avatar?.includes('/identity/avatars/')).toBe(!shown[index]?.[1]);
    }
  });
});

describe('proofs', () => {
  it('are made once, by the verified alone, as people make them, and are younger than their profiles', async () => {
    const verified = community.filter(({ profiles }) => profiles.some(({ isVerified }) => isVerified));
    const has = (type: string) => (member: (typeof verified)[number]) =>
      member.profiles.some(({ input, isVerified }) => isVerified && input.profileType === type);
    const founder = verified.filter(has('individual')).find(has('project'));
    const people = [...new Set([...verified.slice(0, 4), ...(founder ? [founder] : [])])];
    const plain = community.find(({ profiles }) => profiles.every(({ isVerified }) => !isVerified));
    if (plain === undefined) throw new Error('Somebody is not verified.');
    const prove = () =>
      proveClaims({
        apiUrl,
        sandboxUrl: sandbox.url,
        db: database.db,
        identity: sandbox.identity,
        chain: null,
        members: [...people, plain],
        rest: async () => undefined,
        signal: never,
      });
    const rows = () =>
      database.db
        .selectFrom('proofs')
        .innerJoin('profiles', 'profiles.id', 'proofs.profile_id')
        .select(['kind', 'state', 'is_shown', 'verified_name', 'proved_at', 'profiles.created_at', 'check_at'])
        .execute();
    await prove();
    const made = await rows();
    expect(made.length).toBeGreaterThan(people.length);
    expect(new Set(made.map(({ kind }) => kind)).size).toBeGreaterThan(2);
    expect(made.filter(({ kind }) => kind === 'seat').length, 'people who belong to a project').toBeGreaterThan(0);
    for (const { state, is_shown, verified_name, proved_at, created_at, check_at } of made) {
      expect([state, is_shown, verified_name === null]).toEqual(['proven', true, false]);
      expect(proved_at?.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
      expect(check_at?.getTime()).toBeGreaterThan(clock.now().getTime());
    }
    await prove();
    expect(await rows()).toHaveLength(made.length);
  });
});
