// The server's sign-in adapter against the sandbox's stand-in and against tokens as Privy documents them (signed by a test key: only Privy has
// Privy's). The stand-in's tokens must match the documented ones too.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createPrivyIdentity, remoteKeys, TokenError } from '@mutuals/api/testing';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../server.ts';
import privy from './privy.documented.json' with { type: 'json' };

const ISSUED = new Date(privy.access.iat * 1000);
const ENDED = new Date(privy.access.exp * 1000);

interface Service {
  appId: string;
  jwksUrl: string;
  /** The picture's origin. */
  pictureOrigin: string;
  accessToken: string;
  identityToken: string;
  privyId: string;
  walletAddress: string;
  /** When an account was last verified. */
  signedInAt: Date;
  close(): Promise<void>;
}

/** The sandbox's stand-in, where Ada signed in. */
async function standIn(): Promise<Service> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-contract-'));
  const people = [
    { handle: 'Ada_Builds', name: 'Ada Lin', tier: 'free', types: ['individual'], language: 'en' },
  ] as const;
  const sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'a:b', people, now: () => ISSUED });
  const { accessToken, identityToken, walletAddress } = await sandbox.identity.signIn('Ada_Builds');
  return {
    appId: 'mutuals-sandbox',
    jwksUrl: `${sandbox.url}/identity/jwks.json`,
    pictureOrigin: sandbox.url,
    accessToken,
    identityToken,
    privyId: String(decodeJwt(accessToken).sub),
    walletAddress,
    signedInAt: ISSUED,
    async close() {
      await sandbox.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Tokens and keys as Privy documents them. */
async function documented(): Promise<Service> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const header = { ...privy.header, kid: 'documented' };
  const sign = (claims: Record<string, unknown>) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  const [key] = privy.jwks.keys;
  const jwks = { keys: [{ ...key, ...(await exportJWK(publicKey)), kid: header.kid }] };
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(jwks)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    appId: privy.access.aud,
    jwksUrl: `http://127.0.0.1:${Object(server.address()).port}/api/v1/apps/${privy.access.aud}/jwks.json`,
    pictureOrigin: 'https://pbs.twimg.com',
    accessToken: await sign(privy.access),
    identityToken: await sign({
      ...privy.identity,
      linked_accounts: JSON.stringify(privy.identity.linked_accounts),
    }),
    privyId: privy.access.sub,
    signedInAt: new Date('2026-11-20T07:33:20.000Z'),
    walletAddress: String(privy.identity.linked_accounts[1]?.address),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each([
  ['the stand-in', standIn],
  ['Privy as documented', documented],
])('%s', (_name, start) => {
  let service: Service;
  let now: Date;
  const identity = (appId = service.appId) =>
    createPrivyIdentity({
      appId,
      issuer: 'privy.io',
      pictureOrigins: [service.pictureOrigin],
      keys: remoteKeys(service.jwksUrl),
      clock: { now: () => now },
    });
  const verify = (accessToken: string, identityToken: string | null) =>
    identity().verify({ accessToken, identityToken });
  beforeAll(async () => {
    service = await start();
    now = ISSUED;
  });
  afterAll(() => service.close());

  it('says who it is by the access token, and what X and the wallet say by the identity token (D34)', async () => {
    const session = { id: expect.stringMatching(/./), issuedAt: ISSUED };
    expect(await verify(service.accessToken, null)).toEqual({ privyId: service.privyId, session, account: null });
    expect(await verify(service.accessToken, service.identityToken)).toEqual({
      privyId: service.privyId,
      session,
      account: {
        issuedAt: ISSUED,
        signedInAt: service.signedInAt,
        twitterId: expect.stringMatching(/^\d+$/),
        twitterUsername: 'Ada_Builds',
        twitterCreatedAt: expect.toSatisfy((at: unknown) => at === null || at instanceof Date),
        displayName: 'Ada Lin',
        pictureUrl: expect.stringMatching(`^${service.pictureOrigin}/.*Ab3dEfGh_normal.jpg$|/Ada_Builds.svg$`),
        walletAddress: service.walletAddress,
        email: null,
      },
    });
  });

  it('never lets one kind of token be the other (D56), nor one of another app', async () => {
    const { accessToken, identityToken } = service;
    await expect(verify(identityToken, null)).rejects.toThrow(TokenError);
    await expect(verify(accessToken, accessToken)).rejects.toThrow(TokenError);
    await expect(identity('another').verify({ accessToken, identityToken })).rejects.toThrow(TokenError);
  });

  it('ends a token after an hour', async () => {
    now = ENDED;
    await expect(verify(service.accessToken, null)).rejects.toMatchObject({ reason: 'expired' });
    now = ISSUED;
  });

  it('has the documented fields in keys, headers, claims and linked accounts', async () => {
    const keys: unknown = await (await fetch(service.jwksUrl)).json();
    expect(Object(keys).keys[0]).toMatchObject(shapeOf(privy.jwks.keys[0]));
    for (const token of [service.accessToken, service.identityToken])
      expect(decodeProtectedHeader(token)).toEqual({ ...privy.header, kid: expect.any(String) });
    expect(decodeJwt(service.accessToken)).toEqual(shapeOf(privy.access));
    const { linked_accounts: linked, ...claims } = decodeJwt(service.identityToken);
    const { linked_accounts: accounts, ...others } = privy.identity;
    expect(claims).toMatchObject(shapeOf(others));
    expect(JSON.parse(String(linked))).toEqual(accounts.map(shapeOf));
  });
});

/** An object with the same fields, each of the same type. */
function shapeOf(value: object | undefined): object {
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, field]) => [name, expect.any(typeof field === 'number' ? Number : String)]),
  );
}
