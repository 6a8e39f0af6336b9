import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS, FakeClock } from '../../testing/fake-clock.ts';
import { createTestIdentity, TEST_APP_ID, TEST_ISSUER } from '../../testing/test-identity.ts';
import { type Identity, IdentityUnavailable, TokenError } from './identity.ts';
import { createPrivyIdentity, remoteKeys } from './privy-identity.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const clock = new FakeClock('2026-11-20T09:00:00.000Z');

/** An address that answers each request with the next of these, and from then on with the last. */
async function serve(
  ...answers: { status: number; body: unknown }[]
): Promise<{ url: string; requests: () => number }> {
  let requests = 0;
  const server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(requests, answers.length - 1)] ?? { status: 500, body: '' };
    requests += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${Object(server.address()).port}/jwks.json`, requests: () => requests };
}

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const token = (claims: { expires: Date }) =>
    new SignJWT({ sid: 's' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer('privy.io')
      .setAudience('app')
      .setSubject('did:privy:ada')
      .setIssuedAt(clock.now())
      .setExpirationTime(claims.expires)
      .sign(privateKey);
  return { jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }, token };
}

const identityAt = (url: string): Identity =>
  createPrivyIdentity({ appId: 'app', issuer: 'privy.io', pictureOrigins: [], keys: remoteKeys(url), clock });
const inAnHour = () => new Date(clock.now().getTime() + DAY_MS / 24);

describe('the keys', () => {
  it('are fetched once, and a token is checked once, until it ends', async () => {
    const key = await newKey('one');
    const { url, requests } = await serve({ status: 200, body: { keys: [key.jwk] } });
    let checks = 0;
    const fetched = remoteKeys(url);
    const keys: typeof fetched = (header, token) => {
      checks += 1;
      return fetched(header, token);
    };
    const identity = createPrivyIdentity({ appId: 'app', issuer: 'privy.io', pictureOrigins: [], keys, clock });
    const tokens = { accessToken: await key.token({ expires: inAnHour() }), identityToken: null };
    for (let times = 0; times < 3; times += 1)
      expect(await identity.verify(tokens)).toMatchObject({ privyId: 'did:privy:ada', account: null });
    expect({ requests: requests(), checks }).toEqual({ requests: 1, checks: 1 });
    clock.set(inAnHour());
    await expect(identity.verify(tokens)).rejects.toMatchObject({ name: 'TokenError', reason: 'expired' });
  });

  it.each([
    ['cannot be reached', async () => 'http://127.0.0.1:1/jwks.json'],
    ['answer an error', async () => (await serve({ status: 500, body: {} })).url],
    ['are no keys', async () => (await serve({ status: 200, body: { nothing: true } })).url],
  ])('that %s say nothing about a token', async (_name, address) => {
    const key = await newKey('one');
    const accessToken = await key.token({ expires: inAnHour() });
    await expect(identityAt(await address()).verify({ accessToken, identityToken: null })).rejects.toThrow(
      IdentityUnavailable,
    );
  });

  it('that do not hold the key of a token make it invalid', async () => {
    const [known, unknown] = [await newKey('known'), await newKey('unknown')];
    const { url } = await serve({ status: 200, body: { keys: [known.jwk] } });
    const accessToken = await unknown.token({ expires: inAnHour() });
    await expect(identityAt(url).verify({ accessToken, identityToken: null })).rejects.toThrow(TokenError);
  });
});

describe('a token', () => {
  it('of the one kind is never taken for the other (D56)', async () => {
    const clockOfIssuer = new FakeClock(clock.now());
    const issuer = await createTestIdentity(clockOfIssuer);
    const identity = createPrivyIdentity({
      appId: TEST_APP_ID,
      issuer: TEST_ISSUER,
      pictureOrigins: [],
      keys: issuer.keys,
      clock: clockOfIssuer,
    });
    const [access, identityToken] = [await issuer.accessToken('ada'), await issuer.identityToken({ handle: 'ada' })];
    const verify = (accessToken: string, other: string | null) =>
      identity.verify({ accessToken, identityToken: other });
    await expect(verify(access, identityToken)).resolves.toMatchObject({ privyId: 'did:privy:ada' });
    await expect(verify(identityToken, null)).rejects.toThrow(TokenError);
    await expect(verify(identityToken, identityToken)).rejects.toThrow(TokenError);
    await expect(verify(access, access)).rejects.toThrow(TokenError);
    for (const subject of ['', 'a\0b', 'x'.repeat(256)])
      await expect(verify(await issuer.accessToken('ada', { subject }), null)).rejects.toThrow(TokenError);
  });
});
