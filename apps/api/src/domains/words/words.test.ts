import { limits } from '@mutuals/api-client/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let alice: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  alice = await ctx.signIn('alice');
});
afterAll(() => ctx.close());

type Query = { kind?: string; beginning?: string; language?: string; limit?: number };
const counted = async ({ kind = 'tag', beginning = '', language = 'en', ...rest }: Query) =>
  (await ctx.ok('suggestWords', { as: alice, query: { kind, beginning, language, ...rest } })).data;
const suggest = async (query: Query) => (await counted(query)).map(({ word }) => word);

const countOf = async (word: string) =>
  (await ctx.database.pool.query('select kind, profiles from word_uses where word = $1 order by kind', [word])).rows;

/** Profiles of different people that carry a tag. */
async function newProfilesWith(tag: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await ctx.newProfile(await ctx.signIn(`${tag.length}x${index}`), { tags: [tag] });
}

describe('suggested words', () => {
  it.each([
    ['de', 'fr', 'DeFi'],
    ['去中', 'en', 'DeFi'],
    ['finance dec', 'zh', '去中心化金融'],
    ['ＤＥＦ', 'zh', '去中心化金融'],
    ['sécu', 'en', 'security'],
  ])(
    '%s finds a known thing by any of its names and says it in the reader’s language (%s)',
    async (beginning, language, name) => {
      expect(await suggest({ beginning, language })).toContain(name);
    },
  );

  it('name each thing once', async () => {
    const names = await suggest({ beginning: 'd', limit: 20 });
    expect(new Set(names).size).toBe(names.length);
  });

  it('do not offer Solidity for SOL alone', async () => {
    expect(await suggest({ kind: 'skill', beginning: 'solid' })).toEqual(['Solidity']);
    expect(await suggest({ beginning: 'sol' })).toEqual(expect.arrayContaining(['Solana', 'Solidity']));
  });

  it('put what belongs in the field first, where nobody has used anything', async () => {
    expect((await suggest({ kind: 'skill', beginning: 'da' }))[0]).toBe('data analysis');
    expect((await suggest({ kind: 'tag', beginning: 'da' }))[0]).toBe('DAO');
  });

  it('put what is used most first, under whatever name it was used', async () => {
    await ctx.newProfile(await ctx.signIn('bob'), { tags: ['稳定币'] });
    expect((await suggest({ beginning: 's' }))[0]).toBe('stablecoins');
    expect((await suggest({ kind: 'interest', beginning: 's' }))[0]).not.toBe('stablecoins');
  });

  it('say how many profiles carry them, under whatever name', async () => {
    await ctx.newProfile(await ctx.signIn('carl'), { tags: ['DAO'] });
    await ctx.newProfile(await ctx.signIn('dina'), { tags: ['去中心化自治组织'] });
    expect(await counted({ beginning: 'dao', language: 'zh' })).toEqual([{ word: '去中心化自治组织', profiles: 2 }]);
  });

  it('offer words of people’s own once more profiles carry them than one person can have', async () => {
    await newProfilesWith('Kite flying', limits.profilesPerUser);
    expect(await suggest({ beginning: 'kite' })).toEqual([]);
    await ctx.newProfile(await ctx.signIn('kiter'), { tags: ['kite FLYING'] });
    expect(await suggest({ beginning: 'kite' })).toEqual(['Kite flying']);
  });

  it('are no more than were asked for, and refused for more than 100, an unknown kind or language, or a long text', async () => {
    expect(await suggest({ limit: 3 })).toHaveLength(3);
    for (const query of [{ limit: 101 }, { kind: 'bio' }, { language: 'de' }, { beginning: 'x'.repeat(41) }]) {
      const full = { kind: 'tag', beginning: '', language: 'en', ...query };
      expect(await ctx.call('suggestWords', { as: alice, query: full })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    }
  });
});

describe('counts of words', () => {
  it('follow what profiles say, and forget a word with its last profile', async () => {
    const carol = await ctx.signIn('carol');
    const input = profileInput();
    const { _id } = await ctx.newProfile(carol, { tags: ['Sundials', 'ＳＵＮＤＩＡＬＳ'], interests: ['sundials'] });
    expect(await countOf('sundials')).toEqual([
      { kind: 'interest', profiles: 1 },
      { kind: 'tag', profiles: 1 },
    ]);
    const other = await ctx.newProfile(carol, { tags: ['sundials'] });
    await ctx.ok('updateProfile', {
      as: carol,
      path: { id: _id },
      body: { ...input, tags: [], interests: ['clocks'] },
    });
    expect(await countOf('sundials')).toEqual([{ kind: 'tag', profiles: 1 }]);
    expect(await countOf('clocks')).toEqual([{ kind: 'interest', profiles: 1 }]);
    await ctx.ok('deleteProfile', { as: carol, path: { id: other._id } });
    expect(await countOf('sundials')).toEqual([]);
  });

  it('are right after many saves at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => ctx.signIn(`crowd${index}`)));
    const tags = ['Alpha rays', 'Beta rays', 'Gamma rays'];
    const made = await Promise.all(
      people.map((person, index) => ctx.newProfile(person, { tags: index % 2 ? tags : tags.toReversed() })),
    );
    expect(await countOf('beta rays')).toEqual([{ kind: 'tag', profiles: 8 }]);
    await Promise.all(
      made.map(({ _id }, index) =>
        index < 7 ? ctx.ok('deleteProfile', { as: people[index] ?? null, path: { id: _id } }) : null,
      ),
    );
    expect(await countOf('beta rays')).toEqual([{ kind: 'tag', profiles: 1 }]);
  });
});

describe('one thing under one name', () => {
  it('is found by any of its names, as filter and as text', async () => {
    const [dora, seeker] = [await ctx.signIn('dora'), await ctx.signIn('seeker', 'premium')];
    const { _id } = await ctx.newProfile(dora, {
      name: 'Dora',
      bio: 'Writes.',
      tags: ['去中心化金融', 'Gaslamps'],
      languages: ['中文'],
    });
    const found = async (query: Record<string, string>) =>
      (await ctx.ok('searchProfiles', { as: seeker, query })).profiles.map((profile) => profile._id);
    for (const tags of ['defi', 'DeFi, gaslamps', 'finance décentralisée'])
      expect(await found({ tags }), tags).toContain(_id);
    for (const searchText of [
      'DeFi gaslamps',
      'Decentralized finance',
      'gaslamps finance décentralisée',
      '去中心化金融',
    ])
      expect(await found({ searchText }), searchText).toContain(_id);
    for (const languages of ['zh', 'Chinese', 'chinois']) expect(await found({ languages }), languages).toContain(_id);
    expect(await found({ searchText: 'DeFi nothing-like-it' })).toEqual([]);
    expect(await found({ tags: 'Solidity' })).not.toContain(_id);
  });

  it('does not widen a text by a name that merely begins another word', async () => {
    const [emil, seeker] = [await ctx.signIn('emil'), await ctx.signIn('seeker')];
    const { _id } = await ctx.newProfile(emil, { name: 'Emil', bio: 'Airships above all.' });
    const { profiles } = await ctx.ok('searchProfiles', { as: seeker, query: { searchText: '人工智能' } });
    expect(profiles.map((profile) => profile._id)).not.toContain(_id);
  });

  it('is stored as it was typed, and a language by its code', async () => {
    const finn = await ctx.signIn('finn');
    const made = await ctx.newProfile(finn, {
      tags: ['Finance décentralisée'],
      languages: ['French', '中文', 'Klingon'],
    });
    expect(made).toMatchObject({ tags: ['Finance décentralisée'], languages: ['fr', 'zh', 'Klingon'] });
  });
});
