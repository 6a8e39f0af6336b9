import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { limits } from '@mutuals/api-client/limits';
import { readPictureUrl } from '@mutuals/api-client/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { anyPicture } from '../../testing/test-pictures.ts';
import { picturesJobs } from './pictures.jobs.ts';

let ctx: TestApp;
let ada: TestUser;
let lin: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  [ada, lin] = [await ctx.signIn('ada'), await ctx.signIn('lin')];
});
afterAll(() => ctx.close());

type Category = 'avatar' | 'cover' | 'gallery' | 'profile';
const upload = (as: TestUser, file: Buffer, category: Category = 'gallery') =>
  ctx.call('uploadPicture', { as, query: { category }, file });
const open = (url: string) => ctx.app.inject({ url: new URL(url).pathname });
const isThere = async (url: string): Promise<boolean> => (await open(url)).statusCode === 200;
const rowsOf = async (table: string) => (await ctx.database.pool.query(`select from ${table}`)).rowCount;
/** Large enough for every size, and cheap to send. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c20' } })
    .png()
    .toBuffer();

describe('an upload', () => {
  it('answers an address for each size, and what the address says is true', async () => {
    const { status, body } = await upload(ada, await flat(1600, 1200));
    expect(status).toBe(201);
    expect(body.sizes.map(({ width, height }) => [width, height])).toEqual([
      [160, 120],
      [320, 240],
      [640, 480],
      [1280, 960],
    ]);
    expect(body.url).toBe(body.sizes.at(-1)?.url);
    expect(readPictureUrl(body.url)).toMatchObject({
      width: body.width,
      height: body.height,
      thumbhash: body.thumbhash,
      sizes: body.sizes,
    });
    for (const { url, width, height } of body.sizes) {
      const answer = await open(url);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it.each([
    ['avatar', 1000, 600, 600, 600],
    ['avatar', 600, 1000, 600, 600],
    ['cover', 3000, 2000, 1280, 427],
    ['cover', 400, 1000, 400, 133],
    ['cover', 2000, 300, 900, 300],
    ['gallery', 2560, 640, 1280, 320],
    ['gallery', 300, 200, 300, 200],
    ['profile', 500, 4000, 160, 1280],
    ['gallery', 1, 1, 1, 1],
    ['gallery', 8000, 1, 1280, 1],
    ['cover', 1, 3000, 1, 1],
  ] as const)('cuts a %s of %i × %i to %i × %i', async (category, width, height, wide, high) => {
    expect((await upload(ada, await flat(width, height), category)).body).toMatchObject({ width: wide, height: high });
  });

  it('repeated answers the same, and keeps one', async () => {
    const file = await anyPicture();
    const [first, again] = [await upload(ada, file), await upload(ada, file)];
    expect(again.body).toEqual(first.body);
    expect((await upload(lin, file)).body).toEqual(first.body);
    const { rowCount } = await ctx.database.pool.query('select from pictures where hash = $1', [
      readPictureUrl(first.body.url)?.hash,
    ]);
    expect(rowCount).toBe(2);
  });

  it('is for a known category alone', async () => {
    const answer = await ctx.call('uploadPicture', {
      as: ada,
      query: { category: 'banner' },
      file: await anyPicture(),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'query/category', code: 'invalid_choice' }] },
    });
  });

  it('counts, good or not: so many a day, then 429 until the next', async () => {
    const user = await ctx.signIn('busy');
    await ctx.database.pool.query(`insert into daily_budgets values ('upload', $1, $2, $3)`, [
      user.id,
      ctx.clock.now().toISOString().slice(0, 10),
      limits.uploadsPerDay - 2,
    ]);
    const file = await anyPicture();
    const answers = await Promise.all([
      upload(user, file),
      upload(user, Buffer.from('no picture')),
      upload(user, file),
      upload(user, file),
    ]);
    expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(2);
    const refused = await upload(user, file);
    expect(refused.status).toBe(429);
    const midnight = new Date('2026-11-21T00:00:00Z').getTime();
    expect(Number(refused.headers['retry-after'])).toBe((midnight - ctx.clock.now().getTime()) / 1000);
  });

  it('is one of at most 8 of a person at once', async () => {
    const user = await ctx.signIn('hasty');
    const file = await anyPicture(300, 300);
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(user, file)));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(8);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) expect([body.code, headers['retry-after']]).toEqual(['rate_limited', '1']);
    expect((await upload(user, file)).status).toBe(201);
  });

  it('gets 503 when more than 40 wait', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => ctx.signIn(`crowd${index}`)));
    const file = await anyPicture(500, 500);
    const answers = await Promise.all(people.flatMap((user) => Array.from({ length: 8 }, () => upload(user, file))));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused)
      expect([body.code, headers['retry-after']]).toEqual(['service_unavailable', '2']);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThanOrEqual(40);
    // What was not looked at counts for nothing.
    const { rows } = await ctx.database.pool.query(
      `select sum(used)::int as used from daily_budgets where budget = 'upload' and holder = any($1)`,
      [people.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ used: made.length }]);
  });
});

describe('a picture that is served', () => {
  it('may be kept for good, shown anywhere, and does nothing', async () => {
    const { headers } = await open(await ctx.newPicture(ada));
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('is there under its own address only', async () => {
    const url = await ctx.newPicture(ada);
    const { pathname } = new URL(url);
    const name = pathname.split('/')[2] ?? '';
    const others = [
      pathname.replace('8.webp', '9.webp'),
      pathname.replace('8.webp', '160.webp'),
      pathname.replace('8.webp', '8.png'),
      `/pictures/${name}/`,
      `/pictures/${name}`,
      '/pictures/',
      `/pictures/..%2f..%2f..%2f..%2fetc/passwd`,
      `/pictures/${name}/..%2f${name}%2f8.webp`,
      pathname.replace(/[0-9a-f]{64}/, '0'.repeat(64)),
      pathname.replace('/pictures/', '/pictures/.unfinished/'),
    ];
    for (const path of others) {
      const answer = await ctx.app.inject({ url: path });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe('a picture (D55)', () => {
  const withGallery = (gallery: string[], fields: object = {}) => ({
    ...profileInput(),
    ...fields,
    individualData: { role: 'artist', gallery },
  });

  it('is used by its owner in every field, and shown to everyone', async () => {
    const [avatar, cover, one, two] = [
      await ctx.newPicture(ada, 'avatar'),
      await ctx.newPicture(ada, 'cover'),
      await ctx.newPicture(ada),
      await ctx.newPicture(ada),
    ];
    const body = withGallery([one, two, one], { avatar, coverImage: cover });
    const { _id } = await ctx.ok('createProfile', { as: ada, body });
    expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({
      avatar,
      coverImage: cover,
      individualData: { gallery: [one, two, one] },
    });
    const edited = withGallery([two], { avatar: null });
    expect(await ctx.ok('updateProfile', { as: ada, path: { id: _id }, body: edited })).toMatchObject({
      avatar: null,
      coverImage: cover,
      individualData: { gallery: [two] },
    });
  });

  it('of someone else is refused, with each field that names it', async () => {
    const [own, foreign] = [await ctx.newPicture(ada), await ctx.newPicture(lin)];
    const small = foreign.replace('/8.webp', '/160.webp');
    const refused = (...paths: string[]) => ({
      status: 400,
      body: { code: 'picture_not_allowed', errors: paths.map((path) => ({ path, code: 'not_allowed' })) },
    });
    const body = withGallery([own, foreign, small], { avatar: foreign });
    expect(await ctx.call('createProfile', { as: ada, body })).toMatchObject(
      refused('body/avatar', 'body/individualData/gallery/1', 'body/individualData/gallery/2'),
    );
    const { _id } = await ctx.newProfile(ada);
    expect(
      await ctx.call('updateProfile', { as: ada, path: { id: _id }, body: { ...profileInput(), coverImage: foreign } }),
    ).toMatchObject(refused('body/coverImage'));
    expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({ coverImage: null });
  });

  it('is used by the address that its upload answered, on this host, and by no other', async () => {
    const url = await ctx.newPicture(ada);
    const hash = readPictureUrl(url)?.hash ?? '';
    const others = [
      url.replace('/8.webp', '/160.webp'),
      url.replace('localhost', 'evil.example'),
      url.replace(hash, '0'.repeat(64)),
      url.replace('-8x6-', '-9x6-'),
      `${url}?x`,
    ];
    for (const avatar of others)
      expect(await ctx.call('updateAuthProfile', { as: ada, body: { avatar } })).toMatchObject({
        body: { code: 'picture_not_allowed' },
      });
  });

  it('is one of seven in a gallery; the eighth is refused at its field', async () => {
    const gallery = await Promise.all(Array.from({ length: 8 }, () => ctx.newPicture(ada)));
    expect(await ctx.call('createProfile', { as: ada, body: withGallery(gallery) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'body/individualData/gallery', code: 'too_many' }] },
    });
    expect((await ctx.call('createProfile', { as: ada, body: withGallery(gallery.slice(0, 7)) })).status).toBe(201);
  });

  it('has a description, for who cannot see it, in the profile that uses it', async () => {
    const [avatar, one] = [await ctx.newPicture(ada, 'avatar'), await ctx.newPicture(ada)];
    const pictureDescriptions = [
      { url: one, description: 'A fox on a bicycle' },
      { url: avatar, description: 'Ada, laughing' },
    ];
    const { _id } = await ctx.ok('createProfile', {
      as: ada,
      body: withGallery([one], { avatar, pictureDescriptions }),
    });
    const shown = await ctx.ok('getProfile', { path: { id: _id } });
    expect(shown.pictureDescriptions).toHaveLength(2);
    expect(shown.pictureDescriptions).toEqual(expect.arrayContaining(pictureDescriptions));
    const body = withGallery([one], { avatar: null, pictureDescriptions: [{ url: avatar, description: 'Gone' }] });
    expect(await ctx.call('updateProfile', { as: ada, path: { id: _id }, body })).toMatchObject({
      body: {
        code: 'validation_failed',
        errors: [{ path: 'body/pictureDescriptions/0/url', code: 'not_allowed' }],
      },
    });
    const without = withGallery([one], { avatar: null, pictureDescriptions: [] });
    expect(await ctx.ok('updateProfile', { as: ada, path: { id: _id }, body: without })).toMatchObject({
      pictureDescriptions: [],
    });
  });
});

describe('where all pictures are', () => {
  const dressed = async () => {
    const [avatar, coverImage, one] = [
      await ctx.newPicture(ada, 'avatar'),
      await ctx.newPicture(ada, 'cover'),
      await ctx.newPicture(ada),
    ];
    const pictureDescriptions = [{ url: one, description: 'A fox on a bicycle' }];
    const pictures = { avatar, coverImage, pictureDescriptions, individualData: { role: 'artist', gallery: [one] } };
    const { _id } = await ctx.ok('createProfile', { as: ada, body: { ...profileInput(), ...pictures } });
    return { id: _id, pictures };
  };

  it('may change: what is stored leads to the new place, for accounts, profiles and lists, and can be saved again', async () => {
    const { id, pictures } = await dressed();
    await ctx.ok('updateAuthProfile', { as: ada, body: { avatar: pictures.avatar } });
    const place = 'https://pictures.example/cdn/';
    const moved = await createTestApp({
      DATABASE_URL: String(ctx.database.pool.options.connectionString),
      PICTURES_URL: place,
    });
    try {
      const there = JSON.parse(JSON.stringify(pictures).replaceAll(/http[^"]+\/pictures\//g, place)) as typeof pictures;
      expect(there.avatar).toMatch(/^https:\/\/pictures\.example\/cdn\/[0-9a-f]{64}-/);
      expect(await moved.ok('getProfile', { path: { id } })).toMatchObject(there);
      const as = await moved.signIn('ada');
      expect(await moved.ok('getMe', { as })).toMatchObject({ avatar: there.avatar });
      const body = { ...profileInput(), ...there };
      expect(await moved.ok('updateProfile', { as, path: { id }, body })).toMatchObject(there);
    } finally {
      await moved.close();
    }
    expect(await ctx.ok('getProfile', { path: { id } })).toMatchObject(pictures);
  });

  it('was part of what was stored, and is not after the migration', async () => {
    const { id, pictures } = await dressed();
    await ctx.ok('updateAuthProfile', { as: ada, body: { avatar: pictures.avatar } });
    const { pool } = ctx.database;
    const stored = async () => ({
      profile: (await pool.query('select * from profiles where id = $1', [id])).rows[0],
      user: (await pool.query('select * from users where id = $1', [ada.id])).rows[0],
    });
    const now = await stored();
    expect(now.profile.avatar_url).toMatch(/^[0-9a-f]{64}-6x6-[\w-]+\/6\.webp$/);
    await pool.query('update users set avatar_url = $2 where id = $1', [ada.id, pictures.avatar]);
    await pool.query(
      `update profiles set avatar_url = $2, cover_url = $3, picture_descriptions = jsonb_build_object($4::text, 'A fox on a bicycle'),
       details = jsonb_set(details, '{gallery}', jsonb_build_array($4::text)) where id = $1`,
      [id, pictures.avatar, pictures.coverImage, pictures.individualData.gallery[0]],
    );
    await pool.query(await readFile(new URL('../../../migrations/0055_picture_paths.sql', import.meta.url), 'utf8'));
    expect(await stored()).toEqual(now);
  });
});

describe('what nothing uses', () => {
  const purge = () => ctx.runJob(picturesJobs.purgePictures, {});
  const later = async (ms: number) => {
    ctx.clock.advance(ms);
    [ada, lin] = [await ctx.signIn('ada'), await ctx.signIn('lin')];
    await purge();
  };

  it('is deleted after 24 hours, rows and files, and not before', async () => {
    const url = await ctx.newPicture(ada);
    await later(DAY_MS);
    expect(await isThere(url)).toBe(true);
    await later(1);
    expect(await isThere(url)).toBe(false);
    expect(await ctx.call('updateAuthProfile', { as: ada, body: { avatar: url } })).toMatchObject({
      body: { code: 'picture_not_allowed' },
    });
  });

  it('counts from when it was taken out of the last profile, or the profile was deleted', async () => {
    const url = await ctx.newPicture(ada);
    const [one, two] = [await ctx.newProfile(ada, { avatar: url }), await ctx.newProfile(ada, { coverImage: url })];
    await later(2 * DAY_MS);
    await ctx.ok('updateProfile', { as: ada, path: { id: one._id }, body: { ...profileInput(), avatar: null } });
    await later(2 * DAY_MS);
    expect(await isThere(url)).toBe(true);
    await ctx.ok('deleteProfile', { as: ada, path: { id: two._id } });
    await later(23 * HOUR_MS);
    expect(await isThere(url)).toBe(true);
    await later(2 * HOUR_MS);
    expect(await isThere(url)).toBe(false);
  });

  it('is no picture of the account, until another one takes its place', async () => {
    const url = await ctx.newPicture(lin, 'avatar');
    await ctx.ok('updateAuthProfile', { as: lin, body: { avatar: url } });
    await later(2 * DAY_MS);
    await ctx.ok('updateAuthProfile', { as: lin, body: { displayName: 'Lin' } });
    await later(2 * DAY_MS);
    expect(await isThere(url)).toBe(true);
    await ctx.ok('updateAuthProfile', { as: lin, body: { avatar: null } });
    await later(DAY_MS + 1);
    expect(await isThere(url)).toBe(false);
  });

  it('goes though the store refuses to remove another file, which is tried again', async () => {
    const [refused, other] = [await ctx.newPicture(ada), await ctx.newPicture(ada)];
    const hash = readPictureUrl(refused)?.hash ?? '';
    const { remove } = ctx.storage;
    const refusing = vi.spyOn(ctx.storage, 'remove').mockImplementation(async (keys) => {
      if (keys.some((key) => key.includes(hash))) throw new Error('Locked');
      await remove(keys);
    });
    // More than one run removes.
    await ctx.database.pool.query(
      `insert into picture_files (hash, width, height, thumbhash, written_at)
       select md5(n::text) || md5(n::text), 640, 480, 'abcdefgh', $1 from generate_series(1, 150) as n`,
      [ctx.clock.now()],
    );
    await later(DAY_MS + 1);
    expect([await isThere(refused), await isThere(other)]).toEqual([true, false]);
    const left = await ctx.database.pool.query("select hash from picture_files where thumbhash = 'abcdefgh'");
    expect(left.rowCount).toBe(0);
    refusing.mockRestore();
    await purge();
    expect(await isThere(refused)).toBe(false);
  });

  it('goes though the store never removes a whole run of older files', async () => {
    const url = await ctx.newPicture(ada);
    const hash = readPictureUrl(url)?.hash ?? '';
    const { remove } = ctx.storage;
    const refusing = vi.spyOn(ctx.storage, 'remove').mockImplementation(async (keys) => {
      if (!keys.some((key) => key.includes(hash))) throw new Error('Locked');
      await remove(keys);
    });
    await ctx.database.pool.query(
      `insert into picture_files (hash, width, height, thumbhash, written_at)
       select md5(n::text) || md5(n::text), 640, 480, 'abcdefgh', $1 from generate_series(1, 100) as n`,
      [new Date(ctx.clock.now().getTime() - 1)],
    );
    await later(DAY_MS + 1);
    expect(await isThere(url)).toBe(true);
    await purge();
    expect(await isThere(url)).toBe(false);
    refusing.mockRestore();
    await purge();
    const left = await ctx.database.pool.query("select from picture_files where thumbhash = 'abcdefgh'");
    expect(left.rowCount).toBe(0);
  });

  it('of one owner is no loss for another one of the same picture', async () => {
    const file = await anyPicture();
    const { url } = (await upload(ada, file)).body;
    await upload(lin, file);
    const { _id } = await ctx.newProfile(lin, { avatar: url });
    await later(2 * DAY_MS);
    expect(await isThere(url)).toBe(true);
    expect(await ctx.call('updateAuthProfile', { as: ada, body: { avatar: url } })).toMatchObject({
      body: { code: 'picture_not_allowed' },
    });
    await ctx.ok('deleteProfile', { as: lin, path: { id: _id } });
    await later(2 * DAY_MS);
    expect(await isThere(url)).toBe(false);
  });

  it('may be used again just before it would go, and stays then', async () => {
    const url = await ctx.newPicture(ada);
    const { _id } = await ctx.newProfile(ada, { avatar: url });
    await ctx.ok('updateProfile', { as: ada, path: { id: _id }, body: { ...profileInput(), avatar: null } });
    await later(DAY_MS - 1);
    await ctx.ok('updateProfile', { as: ada, path: { id: _id }, body: { ...profileInput(), avatar: url } });
    await later(2 * DAY_MS);
    expect(await isThere(url)).toBe(true);
    await ctx.ok('deleteProfile', { as: ada, path: { id: _id } });
  });

  it('leaves nothing at all when it is gone', async () => {
    await ctx.newPicture(ada);
    await later(2 * DAY_MS);
    const used = (await ctx.database.pool.query('select distinct hash from picture_uses')).rowCount;
    expect(await rowsOf('pictures')).toBe(used);
    expect(await rowsOf('picture_files')).toBe(used);
  });
});

it('noise of 5 MB is taken, and one byte more is not', async () => {
  const head = await anyPicture();
  // Data after the end of a PNG is ignored.
  const file = Buffer.concat([head, randomBytes(limits.uploadBytes - head.length)]);
  expect((await upload(ada, file)).status).toBe(201);
  expect(await upload(ada, Buffer.concat([file, Buffer.from('!')]))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
});
