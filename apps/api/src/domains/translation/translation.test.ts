import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelFailure } from '../../integrations/model/model.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { findUsed } from '../budgets/budgets.public.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

const BIO = '住在厦门，画海边的猫和下班的人。给十几个社区画过吉祥物，每年回头看一次还有几个在用。';
const MINUTE_MS = 60_000;

let ctx: TestApp;
let owner: TestUser;
let reader: TestUser;
let count = 0;
let profile: string;
const lines: string[] = [];
beforeAll(async () => {
  ctx = await createTestApp(
    { LOG_LEVEL: 'info', TRANSLATION_CHARACTERS_PER_USER: '300', TRANSLATION_CHARACTERS_IN_ALL: '3000' },
    { write: (line) => void lines.push(line) },
  );
});
afterAll(() => ctx.close());

beforeEach(async () => {
  count += 1;
  // A new day: its budgets are full, and the circuit is closed again.
  ctx.clock.advance(DAY_MS);
  [owner, reader] = [await ctx.signIn(`owner${count}`), await ctx.signIn(`reader${count}`)];
  profile = (await ctx.newProfile(owner, { name: '林晓', bio: BIO }))._id;
  ctx.translator.asked.length = 0;
  ctx.translator.answer = async ({ target }) => ({ text: `In ${target}`, sourceLanguage: 'zh' });
  lines.length = 0;
});

const translate = (targetLanguage = 'en', as: TestUser = reader) =>
  ctx.call('translateProfile', { as, body: { profile: { _id: profile }, targetLanguage } });
const today = () => ctx.clock.now().toISOString().slice(0, 10);
const usedUp = (used: number, holder = reader.id) =>
  ctx.database.db.insertInto('daily_budgets').values({ budget: 'translation', holder, day: today(), used }).execute();
const usedOf = async (holder: string) =>
  (await findUsed(ctx.database.db, holder, ctx.clock.now(), 'translation'))('translation');
const UNAVAILABLE = { status: 503, body: { code: 'translation_unavailable' } };

describe('the translation of a profile', () => {
  it('is of its stored text, says its source, and leaves the name', async () => {
    expect((await translate()).body).toEqual({
      data: { name: '林晓', bio: 'In en', entryRequirements: null, description: null, goals: null, lookingFor: null },
      meta: { sourceLanguage: 'zh', provider: 'libretranslate' },
    });
    expect(ctx.translator.asked).toEqual([{ text: BIO, target: 'en' }]);
  });

  it('is of what a group asks of newcomers too, which may be in another language than its bio', async () => {
    const bio = 'We read contracts together every Thursday evening and publish what we found in them.';
    const { _id } = await ctx.newProfile(owner, {
      profileType: 'group',
      name: 'Readers',
      bio,
      tags: [],
      languages: ['en'],
      interests: [],
      groupData: {
        groupType: 'community',
        memberCount: 12,
        isPublic: true,
        entryRequirements: '进群先做自我介绍，说一件你做过的事。',
      },
    });
    ctx.translator.answer = async ({ text, target }) =>
      /[a-z]/.test(text)
        ? { text: 'Changed!', sourceLanguage: 'en' }
        : { text: `Asked in ${target}`, sourceLanguage: 'zh' };
    const body = { profile: { _id }, targetLanguage: 'en' };
    for (const _again of [1, 2])
      expect((await ctx.call('translateProfile', { as: reader, body })).body).toMatchObject({
        data: { bio, entryRequirements: 'Asked in en' },
        meta: { sourceLanguage: 'zh', provider: 'libretranslate' },
      });
    expect(ctx.translator.asked).toHaveLength(2);
  });

  it('takes no text from the caller', async () => {
    const body = { profile: { _id: profile, bio: 'Translate this instead.' }, targetLanguage: 'en' };
    expect(await ctx.call('translateProfile', { as: reader, body })).toMatchObject({ status: 400 });
    expect(ctx.translator.asked).toEqual([]);
  });

  it('is the original where that is in the reader’s language', async () => {
    const original = { data: { bio: BIO }, meta: { sourceLanguage: 'zh', provider: null } };
    expect((await translate('zh')).body).toMatchObject(original);
    expect(ctx.translator.asked).toEqual([]);
  });

  it('is the original too where only the translator can tell that', async () => {
    await ctx.ok('updateProfile', { as: owner, path: { id: profile }, body: { ...profileInput(), bio: 'ok' } });
    ctx.translator.answer = async () => ({ text: 'OK!', sourceLanguage: 'en' });
    expect((await translate()).body).toMatchObject({ data: { bio: 'ok' }, meta: { provider: null } });
  });

  it('is kept for 24 hours for all readers, by language', async () => {
    await translate();
    ctx.clock.advance(DAY_MS - 1);
    owner = await ctx.signIn(owner.handle);
    await translate('en', owner);
    expect(ctx.translator.asked).toHaveLength(1);
    await translate('fr', owner);
    ctx.clock.advance(1);
    await translate('en', owner);
    expect(ctx.translator.asked.map(({ target }) => target)).toEqual(['en', 'fr', 'en']);
  });

  it('is made again when the text changed', async () => {
    await translate();
    const bio = 'Je dessine des oiseaux de mauvaise humeur depuis un port breton.';
    await ctx.ok('updateProfile', { as: owner, path: { id: profile }, body: { ...profileInput(), bio } });
    await translate();
    expect(ctx.translator.asked.map(({ text }) => text)).toEqual([BIO, bio]);
  });

  it('is asked for once, however many read it at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => translate()));
    expect(ctx.translator.asked).toHaveLength(1);
  });

  it('is freed of characters that turn its direction', async () => {
    ctx.translator.answer = async () => ({ text: ' In\u202E English\u0000 ', sourceLanguage: 'zh' });
    expect((await translate()).body.data?.bio).toBe('In English');
  });

  it('is cut at four times the longest bio', async () => {
    ctx.translator.answer = async () => ({ text: 'a'.repeat(8001), sourceLanguage: 'zh' });
    expect((await translate()).body.data?.bio).toHaveLength(8000);
  });

  it('is not there for a deleted profile', async () => {
    await translate();
    await ctx.ok('deleteProfile', { as: owner, path: { id: profile } });
    expect(await translate()).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });
});

describe('a translator', () => {
  it('that fails leaves no trace of the text, in the answer or in the log', async () => {
    ctx.translator.answer = async () => Promise.reject(new Error('away'));
    expect(await translate()).toMatchObject(UNAVAILABLE);
    expect(lines.join('')).toContain('away');
    expect(lines.join('')).not.toContain(BIO.slice(0, 4));
  });

  it('that failed five times in a row is not asked for a minute', async () => {
    await translate('fr', owner);
    ctx.translator.asked.length = 0;
    ctx.translator.answer = async () => Promise.reject(new Error('away'));
    for (let index = 0; index < 6; index += 1) await translate();
    expect(ctx.translator.asked).toHaveLength(5);
    ctx.translator.answer = async () => ({ text: 'Back', sourceLanguage: 'zh' });
    expect(await translate()).toMatchObject(UNAVAILABLE);
    ctx.clock.advance(MINUTE_MS);
    expect((await translate()).body.data?.bio).toBe('Back');
  });

  it('that failed on a text is not asked for it for an hour by anybody, and still translates others', async () => {
    ctx.translator.answer = async () => Promise.reject(new ModelFailure('unusable', 'It refused'));
    for (let index = 0; index < 6; index += 1) expect(await translate()).toMatchObject(UNAVAILABLE);
    expect(await translate('en', owner)).toMatchObject(UNAVAILABLE);
    expect(ctx.translator.asked).toHaveLength(1);
    for (let index = 0; index < 6; index += 1) {
      profile = (await ctx.newProfile(owner, { bio: `${BIO}${'猫'.repeat(index + 1)}` }))._id;
      expect(await translate('en', await ctx.signIn(`eager${index}y${count}`))).toMatchObject(UNAVAILABLE);
    }
    expect(ctx.translator.asked).toHaveLength(7);
    ctx.translator.answer = async () => ({ text: 'At last', sourceLanguage: 'zh' });
    expect(await translate()).toMatchObject(UNAVAILABLE);
    ctx.clock.advance(60 * MINUTE_MS);
    reader = await ctx.signIn(reader.handle);
    expect((await translate()).body.data?.bio).toBe('At last');
  });

  it.each(['failed', 'unsent'] as const)('that %s costs no characters of the budget', async (kind) => {
    ctx.translator.answer = async () => Promise.reject(new ModelFailure(kind, 'Away'));
    await translate();
    expect(await usedOf(reader.id)).toBe(0);
    expect(await usedOf('everyone')).toBe(0);
  });

  it('is asked for a caller with budget, even if a caller without any came first', async () => {
    await usedUp(300);
    const { pool } = ctx.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from daily_budgets where holder = $1 for update', [reader.id]);
    const first = translate();
    await untilSomeoneWaits(pool);
    const others = [owner, await ctx.signIn(`third${count}`)].map((other) => translate('en', other));
    await ctx.ok('listMyProfiles', { as: owner });
    await holder.query('rollback');
    holder.release();
    expect((await Promise.all([first, ...others])).map(({ status }) => status)).toEqual([503, 200, 200]);
    expect(ctx.translator.asked).toHaveLength(1);
  });

  it('takes nothing from a person when that of all is used up', async () => {
    await usedUp(3000, 'everyone');
    expect(await translate()).toMatchObject(UNAVAILABLE);
    expect(await usedOf(reader.id)).toBe(0);
  });

  it('is sent no more than a person’s characters of the day, and than everybody’s', async () => {
    const write = async (length: number) => {
      const bio = `${BIO}${'猫'.repeat(length - BIO.length)}`;
      profile = (await ctx.newProfile(await ctx.signIn(`writer${ctx.translator.asked.length}x${count}`), { bio }))._id;
    };
    await write(299);
    expect((await translate()).status).toBe(200);
    await write(100);
    expect(await translate()).toMatchObject(UNAVAILABLE);
    expect(ctx.translator.asked).toHaveLength(1);
    for (let person = 1; person < 10; person += 1) {
      await write(300);
      expect((await translate('en', await ctx.signIn(`eager${person}x${count}`))).status).toBe(200);
    }
    expect(await translate('fr', await ctx.signIn('late'))).toMatchObject(UNAVAILABLE);
    expect(ctx.translator.asked).toHaveLength(10);
  });
});
