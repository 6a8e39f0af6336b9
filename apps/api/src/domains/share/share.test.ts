import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import { createConcurrencyLimiter, type ConcurrencyLimiter } from '../../lib/concurrency-limiter.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { createShareService } from './share.service.ts';

let ctx: TestApp;
let ada: TestUser;
let people = 0;
beforeAll(async () => {
  ctx = await createTestApp();
});
beforeEach(async () => {
  people += 1;
  ada = await ctx.signIn(`ada_${people}`);
});
afterAll(() => ctx.close());

const get = (url: string, headers: Record<string, string> = {}) => ctx.app.inject({ url, headers });

/** The current address of a profile's picture. */
async function addressOf(id: string, language = 'en'): Promise<string> {
  const { statusCode, headers } = await get(`/share/${id}/${language}-0000000000000000.png`);
  expect(statusCode).toBe(302);
  return String(headers.location);
}

describe('the picture of a profile’s link', () => {
  it('is there for everyone, and may be shown anywhere', async () => {
    const { _id } = await ctx.newProfile(ada);
    const response = await get(await addressOf(_id));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('is another in each language', async () => {
    const { _id } = await ctx.newProfile(ada);
    const addresses = await Promise.all(['en', 'fr', 'zh'].map((language) => addressOf(_id, language)));
    expect(new Set(addresses).size).toBe(3);
    const [en, fr, zh] = await Promise.all(addresses.map(async (address) => (await get(address)).rawPayload));
    expect(en?.equals(fr ?? en)).toBe(false);
    expect(fr?.equals(zh ?? fr)).toBe(false);
  });

  it('is cached as long as it is valid', async () => {
    const { _id } = await ctx.newProfile(ada);
    const address = await addressOf(_id);
    const { headers } = await get(address);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await get(address, { 'if-none-match': `W/"x", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(address, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('of a changed profile has a new address, to which the old one leads', async () => {
    const created = await ctx.newProfile(ada);
    const before = await addressOf(created._id);
    await ctx.ok('updateProfile', {
      as: ada,
      path: { id: created._id },
      body: { ...profileInput(), name: 'Somebody Else', updatedAt: created.updatedAt },
    });
    const after = await addressOf(created._id);
    expect(after).not.toBe(before);
    const response = await get(before);
    expect([response.statusCode, response.headers.location]).toEqual([302, after]);
  });

  it('of a deleted profile is gone at once, also for who has it (D39)', async () => {
    const { _id } = await ctx.newProfile(ada);
    const address = await addressOf(_id);
    const { headers } = await get(address);
    await ctx.ok('deleteProfile', { as: ada, path: { id: _id } });
    for (const known of [{}, { 'if-none-match': String(headers.etag) }]) {
      const response = await get(address, known);
      expect([response.statusCode, response.json().code]).toEqual([404, 'profile_not_found']);
    }
  });

  it('shows no links under review (D5)', async () => {
    const created = await ctx.newProfile(ada);
    const before = await addressOf(created._id);
    const individualData = { role: 'developer' as const, projectLinks: [{ url: 'https://pending.example/secret' }] };
    await ctx.ok('updateProfile', {
      as: ada,
      path: { id: created._id },
      body: { ...profileInput(), profileType: 'individual', individualData, updatedAt: created.updatedAt },
    });
    expect(await addressOf(created._id)).toBe(before);
  });

  it('shows an uploaded cover', async () => {
    const red = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#e00000' } })
      .png()
      .toBuffer();
    const { url } = await ctx.ok('uploadPicture', { as: ada, query: { category: 'cover' }, file: red });
    const { _id } = await ctx.newProfile(ada);
    const drawn = await addressOf(_id);
    await ctx.database.db.updateTable('profiles').set({ cover_url: url }).where('id', '=', _id).execute();
    expect(await addressOf(_id)).not.toBe(drawn);
    const { rawPayload } = await get(await addressOf(_id));
    const [r = 0, g = 255] = await sharp(rawPayload)
      .extract({ left: 1150, top: 60, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(r).toBeGreaterThan(200);
    expect(g).toBeLessThan(30);
  });

  it.each([
    '/share/x/en-0123456789abcdef.png',
    '/share/{id}/de-0123456789abcdef.png',
    '/share/{id}/en-x.png',
    '/share/{id}/en.png',
  ])('is not at %s', async (address) => {
    const { _id } = await ctx.newProfile(ada);
    expect((await get(address.replace('{id}', _id))).statusCode).toBe(404);
  });

  it('of an unknown profile is 404', async () => {
    expect((await get('/share/01999999-0000-7000-8000-000000000000/en-0123456789abcdef.png')).statusCode).toBe(404);
  });
});

it('asks for no picture of another place', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const picture = 'https://pbs.twimg.com/profile_images/1/face.jpg';
  const grace = await ctx.signIn({ handle: 'grace', pictureUrl: picture });
  const { _id, avatar } = await ctx.newProfile(grace, { avatar: picture });
  expect(avatar).toBe(picture);
  expect((await get(await addressOf(_id))).statusCode).toBe(200);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('pictures of links are limited by the address that asks (D40)', async () => {
  const limited = await createTestApp({ RATE_LIMIT_SHARE_PICTURES_PER_ADDRESS: '2' });
  const { _id } = await limited.newProfile(await limited.signIn('lin'));
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1)
    statuses.push((await limited.app.inject(`/share/${_id}/en-0000000000000000.png`)).statusCode);
  expect(statuses).toEqual([302, 302, 429]);
  await limited.close();
});

describe('drawing', () => {
  const OWN = `https://mutuals.example/pictures/${'a'.repeat(64)}-640x640-1QcSHQRnh493V4dIh4eXh1h4kJUI/640.webp`;

  async function serviceOver(limiter: ConcurrencyLimiter, get: Storage['get'], bio = '') {
    const profile = await ctx.newProfile(ada, { bio: bio || 'x' });
    const profiles: Pick<ProfilesService, 'getProfile'> = {
      getProfile: async () => ({ ...profile, bio, avatar: OWN, languages: ['de', 'fr'] }),
    };
    return createShareService({ profiles, storage: { get }, limiter });
  }
  const limiter = createConcurrencyLimiter({ concurrency: 1, mostWaiting: 0 });

  it('is done once, however many ask at the same time or later', async () => {
    const get = vi.fn<Storage['get']>(async () => null);
    const share = await serviceOver(limiter, get);
    const shared = await share.getSharedProfile('any', 'en');
    const all = await Promise.all([1, 2, 3, 4].map(() => share.getSharePicture(shared)));
    expect(new Set(all).size).toBe(1);
    expect(await share.getSharePicture(shared)).toBe(all[0]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('that failed is tried again', async () => {
    const get = vi.fn<Storage['get']>(async () => null).mockRejectedValueOnce(new Error('away'));
    const share = await serviceOver(limiter, get);
    const shared = await share.getSharedProfile('any', 'en');
    await expect(share.getSharePicture(shared)).rejects.toThrow('away');
    await expect(share.getSharePicture(shared)).resolves.toBeInstanceOf(Buffer);
  });

  it('is put off while too many pictures are made', async () => {
    const share = await serviceOver({ run: async () => null }, async () => null);
    const shared = await share.getSharedProfile('any', 'en');
    await expect(share.getSharePicture(shared)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it.each([
    ['我们每周读一篇论文，欢迎任何想理解证明系统的人。', 'zh'],
    ['Je cherche une équipe qui écrit ses tests avant son code, à Lyon.', 'fr'],
    ['I build small things and test them.', 'en'],
    ['', 'fr'],
  ])('speaks the language of the profile to who names none: %s', async (bio, language) => {
    const share = await serviceOver(limiter, async () => null, bio);
    expect((await share.getSharedProfile('any', null)).card.language).toBe(language);
    expect((await share.getSharedProfile('any', 'en')).card.language).toBe('en');
  });
});
