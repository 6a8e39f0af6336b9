import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPrivyIdentity, remoteKeys } from '@mutuals/api/testing';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { isAddress } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '../http.ts';
import { buildSandbox, type Sandbox } from '../server.ts';
import type { DemoPerson } from './people.ts';

const ADA: DemoPerson = {
  handle: 'Ada_Builds',
  name: 'Ada Lin',
  tier: 'premium',
  types: ['individual'],
  language: 'zh',
};

let dataDir: string;
let now: Date;
let sandbox: Sandbox;

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-sandbox-'));
  now = new Date('2026-11-20T12:00:00.000Z');
  sandbox = await start();
});

afterEach(async () => {
  await sandbox.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

function start(): Promise<Sandbox> {
  return buildSandbox({ dataDir, port: 0, realtimeKey: 'sandbox.local:secret', people: [ADA], now: () => now });
}

async function restart(): Promise<void> {
  await sandbox.close();
  sandbox = await start();
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${sandbox.url}/identity/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
}

async function signIn(handle: string): Promise<Record<string, string>> {
  return sessionOf(await post({ handle }));
}

async function renew(session: Record<string, string>): Promise<Record<string, string>> {
  return sessionOf(await post({ refresh: session['refreshToken'] }));
}

async function sessionOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(201);
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new Error('The answer is no object.');
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, String(value)]));
}

/** The API's check of real tokens. */
function verify(session: Record<string, string>): Promise<unknown> {
  const identity = createPrivyIdentity({
    appId: 'mutuals-sandbox',
    issuer: 'privy.io',
    pictureOrigins: [sandbox.url],
    keys: remoteKeys(`${sandbox.url}/identity/jwks.json`),
    clock: { now: () => now },
  });
  return identity.verify({
    accessToken: session['accessToken'] ?? '',
    identityToken: session['identityToken'] ?? null,
  });
}

describe('signing in', () => {
  it('gives tokens that the API takes for those of Privy, with handle, name, picture and wallet', async () => {
    const session = await signIn('wei_li');
    expect(await verify(session)).toEqual({
      privyId: session['privyId'],
      session: { id: expect.stringMatching(/./), issuedAt: now },
      account: {
        issuedAt: now,
        signedInAt: now,
        twitterId: expect.stringMatching(/^\d+$/),
        twitterUsername: 'wei_li',
        twitterCreatedAt: expect.toSatisfy((at: unknown) => at === null || at instanceof Date),
        displayName: 'wei_li',
        pictureUrl: `${sandbox.url}/identity/avatars/wei_li.svg`,
        walletAddress: session['walletAddress'],
        email: null,
      },
    });
    expect(isAddress(session['walletAddress'] ?? '')).toBe(true);
    expect(session['privyId']).toMatch(/^did:privy:c[a-z0-9]{24}$/);
  });

  it("writes an identity token in Privy's own form", async () => {
    const { identityToken = '', walletAddress, privyId } = await signIn('wei_li');
    expect(decodeProtectedHeader(identityToken)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    const claims = decodeJwt(identityToken);
    const second = now.getTime() / 1000;
    expect(claims).toMatchObject({
      iss: 'privy.io',
      aud: 'mutuals-sandbox',
      sub: privyId,
      iat: second,
      exp: second + 3600,
      cr: String(second),
    });
    expect(JSON.parse(String(claims['linked_accounts']))).toEqual([
      {
        type: 'twitter_oauth',
        subject: expect.stringMatching(/^\d+$/),
        username: 'wei_li',
        name: 'wei_li',
        pfp: `${sandbox.url}/identity/avatars/wei_li.svg`,
        lv: second,
      },
      {
        type: 'wallet',
        id: expect.stringMatching(/^[a-z0-9]{24}$/),
        address: walletAddress,
        chain_type: 'ethereum',
        wallet_client_type: 'privy',
        lv: second,
      },
    ]);
  });

  it('says when the tokens end: after one hour', async () => {
    const session = await signIn('wei_li');
    expect(session['expiresAt']).toBe('2026-11-20T13:00:00.000Z');
    now = new Date('2026-11-20T12:59:59.000Z');
    await expect(verify(session)).resolves.toBeDefined();
    now = new Date('2026-11-20T13:00:01.000Z');
    await expect(verify(session)).rejects.toMatchObject({ reason: 'expired' });
  });

  it('makes a person the same one whatever letters are typed, and two handles two people', async () => {
    const [one, same, other] = [await signIn('Wei_Li'), await signIn('wei_li'), await signIn('wei__li')];
    for (const field of ['privyId', 'walletAddress']) {
      expect(one[field]).toBe(same[field]);
      expect(one[field]).not.toBe(other[field]);
    }
  });

  it('knows the demo people by their names', async () => {
    const session = await signIn('ADA_builds');
    expect(session['handle']).toBe('Ada_Builds');
    expect(await verify(session)).toMatchObject({ account: { displayName: 'Ada Lin', twitterUsername: 'Ada_Builds' } });
  });

  it.each(['a', 'A_1', '_', 'fifteen_letters'])('takes the handle %j', async (handle) => {
    await signIn(handle);
  });

  it.each([
    '',
    ' ',
    '@ada',
    'ada lin',
    'sixteen_letters_',
    'ädä',
    'ada\u0000',
    'ada\n',
    '\ud800',
    '../ada',
    'a'.repeat(10_000),
  ])('refuses the handle %j', async (handle) => {
    const response = await post({ handle });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: 'urn:mutuals:problem:validation_failed',
      status: 400,
      code: 'validation_failed',
      errors: [{ path: 'body/handle', code: 'invalid_format' }],
      requestId: expect.any(String),
    });
  });
});

describe('a session', () => {
  it('outlives a restart: its tokens stay good, and it can be renewed', async () => {
    const before = await signIn('wei_li');
    await restart();
    await expect(verify(before)).resolves.toMatchObject({ privyId: before['privyId'] });
    expect(await renew(before)).toMatchObject({
      privyId: before['privyId'],
      walletAddress: before['walletAddress'],
      handle: 'wei_li',
    });
  });

  it('keeps its keys where their owner alone can read them', () => {
    const file = path.join(dataDir, 'sandbox', 'identity.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is renewed with new tokens of the same session', async () => {
    const first = await signIn('wei_li');
    now = new Date('2026-11-22T12:00:00.000Z');
    const renewed = await renew(first);
    expect(renewed['expiresAt']).toBe('2026-11-22T13:00:00.000Z');
    expect(decodeJwt(renewed['accessToken'] ?? '')['sid']).toBe(decodeJwt(first['accessToken'] ?? '')['sid']);
    await expect(verify(renewed)).resolves.toBeDefined();
  });

  it('ends 30 days after it was last renewed', async () => {
    const { refreshToken } = await signIn('wei_li');
    now = new Date('2026-12-20T12:00:01.000Z');
    const response = await post({ refresh: refreshToken });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'token_expired' });
  });

  it('is not renewed by anything but its refresh token', async () => {
    const { accessToken } = await signIn('wei_li');
    for (const refresh of [accessToken, 'nonsense', '', 'a.b.c']) {
      const response = await post({ refresh });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'token_invalid' });
    }
  });

  it('is not proved by a refresh token', async () => {
    const { refreshToken = '' } = await signIn('wei_li');
    await expect(verify({ accessToken: refreshToken })).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('cannot go on when its keys are unreadable: the sandbox says so in one line', async () => {
    fs.writeFileSync(path.join(dataDir, 'sandbox', 'identity.json'), '{"signingKey":');
    await expect(start()).rejects.toThrow(/^The sandbox cannot read its keys in .*identity\.json\. Delete the file.*$/);
  });
});

describe('a call that makes no sense', () => {
  it.each([
    ['no JSON', '{"handle":', 400, 'malformed_json'],
    ['no object', '[]', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['no field', {}, 400, 'validation_failed'],
    ['a number as handle', { handle: 7 }, 400, 'validation_failed'],
    ['both fields', { handle: 'ada', refresh: 'x' }, 400, 'validation_failed'],
    ['an unknown field', { user: 'ada' }, 400, 'validation_failed'],
    ['a megabyte', { handle: 'a'.repeat(2 ** 20) }, 413, 'payload_too_large'],
  ])('%s: a problem', async (_, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, code });
  });

  it('a body that is not application/json: 415', async () => {
    expect((await post({ handle: 'ada' }, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it.each([
    '/identity/',
    '/identity/session',
    '/elsewhere',
    '/identity/avatars/',
    '/identity/avatars/no%20handle.svg',
    '/identity/avatars/ada.png',
  ])('%s: 404', async (where) => {
    const response = await fetch(sandbox.url + where);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('what anybody may read', () => {
  it('the public keys, without the private part', async () => {
    const text = expect.any(String);
    expect(await (await fetch(`${sandbox.url}/identity/jwks.json`)).json()).toStrictEqual({
      keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: text, x: text, y: text }],
    });
  });

  it('the demo people, with their portraits', async () => {
    const people = await (await fetch(`${sandbox.url}/identity/people`)).json();
    expect(people).toEqual([{ ...ADA, avatar: `${sandbox.url}/identity/avatars/Ada_Builds.svg` }]);
  });

  it('a portrait for every handle, always the same, to be kept for a year', async () => {
    const draw = (handle: string): Promise<Response> => fetch(`${sandbox.url}/identity/avatars/${handle}.svg`);
    const [one, same, other] = await Promise.all(['ada', 'Ada', 'wei_li'].map(draw));
    expect(one?.headers.get('content-type')).toBe('image/svg+xml');
    expect(one?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(one?.headers.get('content-security-policy')).toBe("default-src 'none'");
    const drawings = await Promise.all([one, same, other].map((response) => response?.text()));
    expect(drawings[0]).toMatch(/^<svg /);
    expect(drawings[0]).toBe(drawings[1]);
    expect(drawings[0]).not.toBe(drawings[2]);
  });
});
