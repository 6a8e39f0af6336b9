import { describe, expect, it } from 'vitest';
import { allows, readCapability } from './capability.ts';
import { grantOfToken, parseKey, sign, signToken, type ApiKey } from './token.ts';

const KEY: ApiKey = { name: 'app.key', secret: 'secret' };
const NOW = 1_800_000_000_000;
const CLAIMS = { capability: '{"user:1":["subscribe"]}', clientId: 'user-1', issuedAtMs: NOW, lifeMs: 60_000 };

function forge(header: object, claims: object, signature?: string): string {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${signature ?? sign(text, KEY.secret, 'base64url')}`;
}

describe('a token', () => {
  it('grants what it says, as long as it says', () => {
    const grant = grantOfToken(signToken(KEY, CLAIMS), KEY, NOW + 59_999);
    expect(grant).toMatchObject({ clientId: 'user-1', issuedAtMs: NOW, expiresAtMs: NOW + 60_000 });
    expect(allows(grant.capability, 'user:1', 'subscribe')).toBe(true);
  });

  it('ends: 40142', () => {
    expect(() => grantOfToken(signToken(KEY, CLAIMS), KEY, NOW + 60_000)).toThrow(
      expect.objectContaining({ info: expect.objectContaining({ code: 40142 }) }),
    );
  });

  const exp = NOW / 1000 + 60;
  it.each([
    ['is no JWT', 'nonsense'],
    ['is empty', ''],
    ['is unsigned', forge({ alg: 'none', kid: KEY.name }, { exp }, '')],
    ['names another algorithm', forge({ alg: 'HS512', kid: KEY.name }, { exp })],
    ['names another key', forge({ alg: 'HS256', kid: 'app.other' }, { exp })],
    ['is signed by another key', signToken({ ...KEY, secret: 'other' }, CLAIMS)],
    ['has no capability object', forge({ alg: 'HS256', kid: KEY.name }, { exp, 'x-ably-capability': '[]' })],
  ])('that %s is refused: 40144', (_, token) => {
    expect(() => grantOfToken(token, KEY, NOW)).toThrow(
      expect.objectContaining({ info: expect.objectContaining({ code: 40144 }) }),
    );
  });

  it('without an end has ended', () => {
    expect(() => grantOfToken(forge({ alg: 'HS256', kid: KEY.name }, {}), KEY, NOW)).toThrow(
      expect.objectContaining({ info: expect.objectContaining({ code: 40142 }) }),
    );
  });
});

describe('a capability', () => {
  it.each([
    ['user:1', 'user:1', true],
    ['user:1', 'user:12', false],
    ['user:1', 'user', false],
    ['user:1', 'user:1:more', false],
    ['user:*', 'user:1', true],
    ['user:*', 'user:1:more', true],
    ['user:*', 'user', false],
    ['user:*', 'payment:1', false],
    ['*:1', 'user:1', true],
    ['*:1', 'user:2', false],
    ['user:*:read', 'user:1:read', true],
    ['user:*:read', 'user:1:write', false],
    ['us*', 'user', false],
    ['*', 'anything:at:all', true],
  ])('%s names %s: %s', (pattern, channel, expected) => {
    expect(allows(readCapability(JSON.stringify({ [pattern]: ['subscribe'] })), channel, 'subscribe')).toBe(expected);
  });

  it('allows the operations that it names, or all by a star', () => {
    const capability = readCapability('{"a":["subscribe"],"b":["*"],"c":"subscribe"}');
    expect(
      ['a', 'b', 'c'].map((channel) => [
        allows(capability, channel, 'subscribe'),
        allows(capability, channel, 'publish'),
      ]),
    ).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe('a key', () => {
  it('is name:secret', () => {
    expect(parseKey('app.key:secret:with:colons')).toEqual({ name: 'app.key', secret: 'secret:with:colons' });
  });

  it.each(['', 'name', 'name:', ':secret'])('is not %j', (text) => {
    expect(() => parseKey(text)).toThrow('name:secret');
  });
});
