import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../testing/test-app.ts';

/** The placeholders as the build leaves them (`prerenderProfileHead`); tests/e2e/shared-link.spec.ts reads the real page. */
const profilePage = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>{{name}} | Mutuals</title><link rel="canonical" href="{{origin}}/gallery/{{id}}{{asked}}" /><meta name="description" content="{{description}}" /><meta property="og:image" content="{{origin}}{{picture}}" /><meta property="og:image:alt" content="{{pictureAlt}}" /></head><body></body></html>`;

let ctx: TestApp;
let root: string;
let owner: TestUser;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'mutuals-web-'));
  for (const language of ['en', 'fr', 'zh']) {
    const folder = path.join(root, 'pages', language);
    await mkdir(path.join(folder, 'gallery'), { recursive: true });
    const shell = `<!doctype html><html lang="${language}"><head><meta name="robots" content="noindex" /></head></html>`;
    for (const name of ['index', 'shell']) await writeFile(path.join(folder, `${name}.html`), shell);
    await writeFile(path.join(folder, 'gallery', 'profile.html'), profilePage(language));
  }
  ctx = await createTestApp({ WEB_ROOT: root });
  owner = await ctx.signIn({ handle: 'kept_handle', walletAddress: '0xkeptwallet' });
});
afterAll(async () => {
  await ctx.close();
  await rm(root, { recursive: true });
});

/** As a link preview fetches it: no cookie, no language, any content type. */
const open = (url: string, headers: Record<string, string> = {}) =>
  ctx.app.inject({ url, headers: { accept: '*/*', ...headers } });

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the page of a profile, for who shares it', () => {
  it('names the profile, describes it, and shows its picture', async () => {
    const { _id } = await ctx.newProfile(owner, { name: 'Lin Yue', bio: 'Builds wallets.\n\nAnd tests   them.' });
    const { statusCode, headers, body } = await open(`/gallery/${_id}`);
    expect((await open(`/gallery/${_id}/`)).body).toContain('<title>Lin Yue | Mutuals</title>');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Accept-Language'),
    });
    expect(body).toContain('<title>Lin Yue | Mutuals</title>');
    expect(body).toContain(`<link rel="canonical" href="${ctx.config.publicOrigin}/gallery/${_id}" />`);
    expect(contentOf(body, 'description')).toBe('Builds wallets. And tests them.');
    expect(contentOf(body, 'og:image:alt')).toBe('Lin Yue · Individual · Developer · Mutuals');
    expect(body).not.toContain('{{');
    expect(body).not.toContain('noindex');
    const picture = String(contentOf(body, 'og:image'));
    expect(picture.startsWith(`${ctx.config.publicOrigin}/share/${_id}/en-`)).toBe(true);
    const drawn = await open(picture.slice(ctx.config.publicOrigin.length));
    expect(drawn.statusCode).toBe(200);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it.each([
    ['', { cookie: 'lng=fr' }, 'fr'],
    ['', { 'accept-language': 'fr-CA' }, 'fr'],
    ['', { 'accept-language': 'de' }, 'en'],
    ['', {}, 'zh'],
    ['?lng=fr', { cookie: 'lng=en', 'accept-language': 'en' }, 'fr'],
  ])('at %j with %j speaks %s: who names no language gets that of the profile', async (query, headers, language) => {
    const { _id } = await ctx.newProfile(
      await ctx.signIn(`reader${query}${JSON.stringify(headers)}`.replace(/\W/g, '_')),
      {
        name: '零知识读书会',
        bio: '我们每周读一篇论文，欢迎任何想理解证明系统的人。',
      },
    );
    const { body } = await open(`/gallery/${_id}${query}`, headers);
    expect(body).toContain(`<html lang="${language}">`);
    expect(contentOf(body, 'og:image')).toContain(`/share/${_id}/${language}-`);
    expect(body).toContain(`/gallery/${_id}${query}" />`);
  });

  it.each([
    ['a script', '"><script>alert(1)</script>'],
    ['an attribute', `" onload='x' a="`],
    ['an entity', '&lt;b&gt; &amp;'],
    ['a place of the page', '{{origin}} {{asked}}'],
    ['a pattern of replacement', "$& $' $1"],
  ])('lets no name or bio be anything but text: %s', async (_what, hostile) => {
    const { _id } = await ctx.newProfile(await ctx.signIn(`hostile_${_what.replace(/\W/g, '_')}`), {
      name: hostile,
      bio: `Before\n${hostile}`,
    });
    const { body } = await open(`/gallery/${_id}`);
    const escaped = hostile
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
    expect(body).toContain(`<title>${escaped} | Mutuals</title>`);
    expect(contentOf(body, 'description')).toBe(`Before ${escaped}`);
    expect(body).not.toContain('<script>alert');
  });

  it('turns no direction and breaks no line, whatever is stored (D57)', async () => {
    const { _id } = await ctx.newProfile(await ctx.signIn('turner'));
    const stored = 'a\u202Eb\nc\u2066d\u0000'.replace('\u0000', '\u0007');
    await ctx.database.db.updateTable('profiles').set({ name: stored, bio: stored }).where('id', '=', _id).execute();
    const { body } = await open(`/gallery/${_id}`);
    expect(body).toContain('<title>ab cd | Mutuals</title>');
    expect(contentOf(body, 'description')).toBe('ab cd');
  });

  it('says first what it has proven, and nothing of what is not shown (D84, D87)', async () => {
    const { _id } = await ctx.newProfile(owner, { name: 'Proven', bio: 'Builds wallets.' });
    const held = {
      profile_id: _id,
      method: 'dns',
      state: 'proven',
      token: 'token',
      evidence: JSON.stringify({}),
      proved_at: new Date('2026-10-22T09:00:00Z'),
      checked_at: new Date('2026-11-22T09:00:00Z'),
      created_at: new Date('2026-10-22T09:00:00Z'),
      evidence_hash: Buffer.alloc(32),
    } as const;
    await ctx.database.db
      .insertInto('proofs')
      .values([
        { ...held, kind: 'domain', subject: 'shown.example', id: uuid(), is_shown: true, subject_key: 'shown.example' },
        {
          ...held,
          kind: 'contract',
          subject: `0x${'7'.repeat(40)}`,
          id: uuid(),
          is_shown: false,
          subject_key: 'hidden',
        },
      ])
      .execute();
    const { body } = await open(`/gallery/${_id}?lng=en`);
    const words = 'Controls shown.example · by DNS record · checked on Nov 22, 2026 · Builds wallets.';
    expect(contentOf(body, 'description')).toBe(words);
    expect(body).not.toContain('contract');
    expect(contentOf((await open(`/gallery/${_id}?lng=zh`)).body, 'description')).toBe(
      '控制 shown.example · 通过 DNS 记录 · 2026年11月22日核对 · Builds wallets.',
    );
  });

  it('has nothing of its owner, and no links under review (D5, D36)', async () => {
    const { _id } = await ctx.newProfile(owner, {
      ...profileInput(),
      profileType: 'individual',
      individualData: { role: 'developer', projectLinks: [{ url: 'https://pending.example/secret' }] },
    });
    const { body } = await open(`/gallery/${_id}`, await ctx.identity.headersOf('kept_handle'));
    for (const secret of [owner.id, owner.privyId, 'kept_handle', '0xkeptwallet', 'pending.example'])
      expect(body).not.toContain(secret);
  });

  it('is not found once the profile is gone, and is for no search engine then', async () => {
    const { _id } = await ctx.newProfile(owner);
    await ctx.ok('deleteProfile', { as: owner, path: { id: _id } });
    for (const id of [_id, '01999999-0000-7000-8000-000000000000', 'no-id']) {
      const { statusCode, body } = await open(`/gallery/${id}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('noindex');
      expect(body).not.toContain('og:image');
    }
  });

  it('may be fetched, with its picture, by those who keep to robots.txt', async () => {
    const lines = (await open('/robots.txt')).body.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Allow: /gallery/', 'Allow: /share']));
  });
});
