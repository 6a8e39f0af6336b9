import { normalizeText } from '@mutuals/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, resolve } from '../contract.ts';
import { compileSchema } from '../testing/contract-schemas.ts';
import { type Matched, matchedPair } from '../testing/match.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../testing/test-app.ts';

type Schema = Readonly<Record<string, unknown>>;
const record = (value: unknown): Schema => Object(value);

/** Every text below a schema, with its path; references are followed. */
function textsOf(schema: unknown, way: string): [string, Schema][] {
  const { $ref, ...written } = record(schema);
  if (typeof $ref === 'string') return textsOf(resolve($ref), way);
  const branches = [written['oneOf'] ?? []].flat().flatMap((branch) => textsOf(branch, way));
  const fields = Object.entries(record(written['properties'])).flatMap(([name, property]) =>
    textsOf(property, `${way}/${name}`),
  );
  const items = written['items'] === undefined ? [] : textsOf(written['items'], `${way}/*`);
  const own: [string, Schema][] = [written['type']].flat().includes('string') ? [[way, written]] : [];
  return [...own, ...branches, ...fields, ...items];
}

describe('a text that an operation takes (D57)', () => {
  const bodies = [...operations.values()].filter(({ body }) => body !== null);
  const texts = [...new Map(bodies.flatMap(({ id, body }) => textsOf(body, id)))];
  const hostile = ['a\u0007b', 'a\u001Bb', 'a\u202Eb', '\u2066a', 'a\u2069b', 'a\u0085b', '\u200B', '\u3164', '\u2800'];

  it('is in many places', () => {
    const ways = texts.map(([way]) => way);
    expect(ways).toEqual(
      expect.arrayContaining([
        'updateAuthProfile/displayName',
        'createProfile/name',
        'createProfile/individualData/skills/*',
        'updateProfile/groupData/entryRequirements',
        'sendMessage/content',
        'sendMessage/metadata/title',
        'updateRole/reason',
      ]),
    );
  });

  it.each(texts)('%s is refused or kept clean, whatever is sent', (_way, schema) => {
    const validate = compileSchema({ type: 'object', properties: { text: schema } });
    for (const sent of hostile) {
      const body = { text: sent };
      if (validate(body)) expect(body.text).toBe(normalizeText(body.text));
    }
  });
});

describe('over HTTP (D57)', () => {
  let ctx: TestApp;
  let alice: TestUser;
  beforeAll(async () => {
    ctx = await createTestApp();
    alice = await ctx.signIn('alice');
  });
  afterAll(() => ctx.close());
  const create = (fields: object) => ctx.call('createProfile', { as: alice, body: { ...profileInput(), ...fields } });

  it.each([
    ['body/name', { name: '\u200B\u200B' }],
    ['body/name', { name: '\u202Egnp.exe \u202C' }],
    ['body/name', { name: 'a\u0007b\nnewline' }],
    ['body/name', { name: '\u3164' }],
    ['body/tags/1', { tags: ['defi', 'de\u200Bfi'] }],
    ['body/languages/0', { languages: ['\u2800'] }],
    ['body/individualData/skills/0', { individualData: { role: 'developer', skills: ['\u00AD'] } }],
  ])('a name or tag with characters that hide or turn is refused: %s of %j', async (path, fields) => {
    expect(await create(fields)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path, code: 'invalid_characters' }] },
    });
  });

  it('names of spaces and texts in which nothing can be seen are missing', async () => {
    expect(await create({ name: '   ', bio: '\u200B \u3164\n\u2800' })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'body/name', code: 'required' },
          { path: 'body/bio', code: 'required' },
        ],
      },
    });
  });

  it('a name keeps what its script or emoji needs', async () => {
    const [name, tags] = ['می\u200Cخواهم 👩🏽‍⚕️ 🇫🇷', ['क्\u200Dष', '❤️‍🔥']];
    expect(await create({ name, tags })).toMatchObject({ status: 201, body: { name, tags } });
  });

  it('a bio keeps its lines and loses control and override characters', async () => {
    const bio = ' مرحبا،\u200F أنا مطور!\r\n\u202Esecond\u202C\u0007 line\u2069 ';
    expect(await create({ bio })).toMatchObject({ status: 201, body: { bio: 'مرحبا،\u200F أنا مطور!\nsecond line' } });
  });

  it('is as long as what is kept of it', async () => {
    const bio = `${'\u202E'.repeat(500)}${'x'.repeat(2000)}`;
    expect(await create({ bio })).toMatchObject({ status: 201, body: { bio: 'x'.repeat(2000) } });
  });

  it('a display name follows the rule of names', async () => {
    const update = (displayName: string) => ctx.call('updateAuthProfile', { as: alice, body: { displayName } });
    expect(await update('A\u2066lice')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body/displayName', code: 'invalid_characters' }] },
    });
    expect(await update('Alice 🦊')).toMatchObject({ status: 200, body: { displayName: 'Alice 🦊' } });
  });

  it('a display name of the sign-in service is made to follow it', async () => {
    const of = async (handle: string, name: string) => ctx.ok('getMe', { as: await ctx.signIn({ handle, name }) });
    expect(await of('bob', '\u202EBob\u200B\nB')).toMatchObject({ displayName: 'BobB' });
  });

  describe('a message', () => {
    let pair: { a: Matched; b: Matched; conversationId: string };
    beforeAll(async () => {
      pair = await matchedPair(ctx, 'carla', 'dan');
    });
    const send = (content: string) =>
      ctx.call('sendMessage', {
        as: pair.a.user,
        query: { profileId: pair.a.profileId },
        body: { type: 'text', conversationId: pair.conversationId, content },
      });

    it.each(['\u200B', '\u2800', '\u3164', '\u00AD', '\u202E', '\uFEFF'])('of %j is empty', async (content) => {
      expect(await send(content)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'body/content', code: 'required' }] },
      });
    });

    it('is kept without what turns its direction', async () => {
      expect(await send('a\u202Eb\n👨‍👩‍👧')).toMatchObject({ status: 201, body: { content: 'ab\n👨‍👩‍👧' } });
    });
  });
});
