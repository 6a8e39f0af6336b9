import { describe, expect, it } from 'vitest';
import type { FactName, Facts, Interview, ProfileType } from '../interview.ts';
import { hearText } from '../reading.ts';
import { readAll } from '../read-all.ts';

interface Talk {
  profileType?: ProfileType;
  asking?: FactName | null;
  facts?: Facts;
}

/** What a message says of a fact, with the words that say it. */
function read(fact: FactName, text: string, { profileType = 'project', asking = null, facts = {} }: Talk = {}) {
  const named = { name: { value: 'Tide', sources: [] }, bio: { value: 'Tide.', sources: [] }, ...facts };
  const base = { profileType, language: 'en', facts: named, asking } as const;
  const interview: Interview = { ...base, skipped: [], misses: 0, toldEnough: true };
  return readAll(hearText(text), interview)
    .filter((reading) => reading.fact === fact)
    .map((reading) => [
      'without' in reading ? reading.without : Array.isArray(reading.value) ? reading.value[0] : reading.value,
      text.slice(reading.start, reading.end),
    ]);
}
const first = (...of: Parameters<typeof read>) => read(...of)[0]?.[0];

describe('GA9: how far a project is', () => {
  it.each([
    ['It’s live since March', 'active'],
    ['We launched last year', 'active'],
    ['we are still in beta', 'building'],
    ['Tide is on testnet.', 'building'],
    ['not launched yet', 'building'],
    ['it’s just an idea for now', 'idea'],
    ['we’re on hold', 'paused'],
    ['It was shut down in June', 'ended'],
    ['Le protocole est déjà en ligne', 'active'],
    ['encore en bêta fermée', 'building'],
    ['il n’est pas encore lancé', 'building'],
    ['en pause depuis mai', 'paused'],
    ['c’est encore une idée', 'idea'],
    ['a été fermé en juin', 'ended'],
    ['主网已上线', 'active'],
    ['还在开发', 'building'],
    ['还没上线', 'building'],
    ['目前暂停', 'paused'],
    ['已经关闭', 'ended'],
    ['还只是个想法', 'idea'],
  ])('is heard wherever it is said: %s', (text, status) => {
    expect(first('status', text)).toBe(status);
  });

  it.each([
    ['beta', 'building'],
    ['live!', 'active'],
    ['not live yet', 'building'],
    ['no longer running', 'ended'],
    ['over', 'ended'],
    ['en ligne', 'active'],
    ['pas encore en ligne', 'building'],
    ['arrêté', 'ended'],
    ['上线', 'active'],
    ['没有上线', 'building'],
    ['想法', 'idea'],
  ])('may be one word where it was asked for: %s', (text, status) => {
    expect(first('status', text, { asking: 'status' })).toBe(status);
  });

  it('is no single word beside other things, and nothing of a person or a group', () => {
    expect(read('status', 'It lets people watch live auctions')).toEqual([]);
    expect(read('status', 'It looks for beta testers')).toEqual([]);
    expect(read('status', 'it’s live', { profileType: 'group' })).toEqual([]);
  });

  it('is what is so now', () => {
    expect(first('status', 'We launched last year but it’s on hold')).toBe('paused');
    expect(first('status', 'We launched last year but are on hold right now')).toBe('paused');
    expect(first('status', 'It was in beta, now live on mainnet')).toBe('active');
    expect(first('status', 'It is live on mainnet, v2 is in development')).toBe('active');
  });

  it('stays unless it is put right or named', () => {
    const facts: Facts = { status: { value: 'active', sources: [] } };
    expect(read('status', 'the next version is in beta', { facts })).toEqual([]);
    expect(first('status', 'no, it’s in beta', { facts })).toBe('building');
    expect(first('status', 'the status is in beta', { facts })).toBe('building');
    expect(first('status', 'le statut est arrêté', { facts })).toBe('ended');
    expect(first('status', '状态是暂停', { facts })).toBe('paused');
    expect(first('status', 'Status: paused', { facts })).toBe('paused');
    expect(first('status', '把状态改成开发中', { facts })).toBe('building');
    expect(first('status', 'change le statut en arrêté', { facts })).toBe('ended');
  });
});

describe('GA9: how many people make a project', () => {
  it.each([
    ['a team of 5', 5],
    ['We’re a team of five', 5],
    ['We are 12.', 12],
    ['we’re two now, my sister joined', 2],
    ['three founders and an intern', 3],
    ['an 8-person team', 8],
    ['Our team has about 40 people', 40],
    ['4 full-time developers', 4],
    ['just me', 1],
    ['Une équipe de quatre', 4],
    ['nous sommes 7', 7],
    ['on est trois', 3],
    ['juste moi', 1],
    ['团队有五个人', 5],
    ['5人团队', 5],
    ['我们有十二个人', 12],
    ['就我一个', 1],
  ])('is heard wherever it is said: %s', (text, size) => {
    expect(first('teamSize', text)).toBe(size);
  });

  it.each([
    ['6', 6],
    ['about 6', 6],
    ['six', 6],
    ['1,200', 1200],
    ['solo', 1],
    ['seule', 1],
    ['大概十个', 10],
  ])('may be a bare number where it was asked for: %s', (text, size) => {
    expect(first('teamSize', text, { asking: 'teamSize' })).toBe(size);
  });

  it.each([
    '1,200 users',
    'we have 300 holders',
    'launched in 2025',
    'we are 3 years old',
    'raised $2M',
    '2000 membres',
    '有300个用户',
  ])('is no number of something else: %s', (text) => {
    expect(read('teamSize', text)).toEqual([]);
    expect(read('teamSize', text, { asking: 'teamSize' })).toEqual([]);
  });

  it('is from 1 to 100,000, and of projects alone', () => {
    for (const text of ['0', '100001', 'a team of 0'])
      expect(read('teamSize', text, { asking: 'teamSize' })).toEqual([]);
    expect(first('teamSize', '100000', { asking: 'teamSize' })).toBe(100_000);
    expect(read('teamSize', 'a team of 5', { profileType: 'group' })).toEqual([]);
  });

  it('is not one where somebody else is there too', () => {
    expect(read('teamSize', 'just me and my sister', { asking: 'teamSize' })).toEqual([]);
  });
});

describe('GA9: where the money of a project comes from', () => {
  it.each([
    ['We raised $2.5M from Alpha Labs, and it’s live.', 'raised $2.5M from Alpha Labs'],
    ['We’re bootstrapped and a team of 5', 'bootstrapped'],
    ['It is backed by Alpha Labs and we are five', 'backed by Alpha Labs'],
    ['raised 500k last year', 'raised 500k last year'],
    ['We got a small grant from the BNB Chain fund.', 'a small grant from the BNB Chain fund'],
    ['Nous avons levé 2 M€ auprès d’Alpha. Et nous sommes six.', 'levé 2 M€ auprès d’Alpha'],
    ['Le projet est autofinancé', 'autofinancé'],
    ['soutenu par la fondation, en ligne', 'soutenu par la fondation'],
    ['种子轮融资200万美元，团队五人', '种子轮融资200万美元'],
    ['项目自筹', '项目自筹'],
    ['由基金会资助。', '由基金会资助'],
  ])('is heard wherever it is said, in the words of the person: %s', (text, funding) => {
    expect(read('funding', text)).toEqual([[funding, funding]]);
  });

  it.each([
    ['Our own savings.', 'Our own savings'],
    ['We’re self-funded with a little help from friends', 'self-funded with a little help from friends'],
    ['Mostly fees. What else do you want to know?', 'Mostly fees'],
    ['C’est mon argent', 'mon argent'],
    ['我们是自筹的', '自筹的'],
  ])('is the sentence that answers where it was asked for: %s', (text, funding) => {
    expect(read('funding', text, { asking: 'funding' })).toEqual([[funding, funding]]);
  });

  it.each([
    'no',
    'no funding yet',
    'aucun financement',
    '没有融资',
    'We are a team of six',
    'see https://tide.example',
  ])('is none where nothing of it is said: %s', (text) => {
    expect(read('funding', text, { asking: 'funding' })).toEqual([]);
  });

  it('is at most 80 characters, and of projects alone', () => {
    expect(first('funding', 'x'.repeat(80), { asking: 'funding' })).toBe('x'.repeat(80));
    expect(read('funding', 'x'.repeat(81), { asking: 'funding' })).toEqual([]);
    expect(read('funding', 'I was raised in Lagos', {})).toEqual([]);
    expect(read('funding', 'we are bootstrapped', { profileType: 'group' })).toEqual([]);
  });

  it('can be put right and named', () => {
    const facts: Facts = { funding: { value: 'bootstrapped', sources: [] } };
    expect(first('funding', 'no, we raised 3M', { facts })).toBe('raised 3M');
    expect(first('funding', 'Funding: seed round in 2026', { facts })).toBe('seed round in 2026');
    expect(first('funding', '把融资改成天使轮', { facts })).toBe('天使轮');
  });
});

describe('GA7: what people come to a group for', () => {
  const group = { profileType: 'group' } as const;
  const words = (...of: Parameters<typeof read>) => read(...of).map(([value]) => value);

  it.each([
    ['People come for trading, research and memes.', ['trading', 'research', 'memes']],
    ['Categories: learning, meetups', ['learning', 'meetups']],
    ['on y vient pour l’art et le café', ['art', 'café']],
    ['分类：学习、交友', ['学习', '交友']],
  ])('is heard wherever it is said: %s', (text, categories) => {
    expect(words('categories', text, group)).toEqual(categories);
  });

  it.each([
    ['learning, mostly', ['learning']],
    ['They come to learn and to trade', ['learn', 'trade']],
    ['for the calls', ['calls']],
    ['pour apprendre et se retrouver', ['apprendre', 'se retrouver']],
    ['大家来这里学习、交友', ['学习', '交友']],
  ])('is a list where it was asked for: %s', (text, categories) => {
    expect(words('categories', text, { ...group, asking: 'categories' })).toEqual(categories);
  });

  it('are the tags of a person or a project that names some', () => {
    expect(words('categories', 'Categories: defi, lending')).toEqual([]);
    expect(words('tags', 'Categories: defi, lending')).toEqual(['defi', 'lending']);
  });

  it('can be taken out again', () => {
    const facts: Facts = { categories: { value: ['trading', 'memes'], sources: [] } };
    expect(words('categories', 'remove memes', { ...group, facts })).toEqual(['memes']);
  });
});
