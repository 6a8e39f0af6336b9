import type { components } from '@mutuals/api-client/schema';
import { describe, expect, it } from 'vitest';
import { provenLineOf } from './share-proof.rules.ts';
import { altOf, cutText, descriptionOf, hashOf, shareCardOf } from './share-card.rules.ts';

const OWN = `https://mutuals.example/pictures/${'a'.repeat(64)}-640x640-1QcSHQRnh493V4dIh4eXh1h4kJUI/640.webp`;

const lin: components['schemas']['Profile'] = {
  _id: '01999999-0000-7000-8000-000000000001',
  isOwner: false,
  name: 'Lin Yue',
  bio: 'Solidity since 2019.\n\nLooking for   a team.',
  avatar: null,
  coverImage: null,
  photos: [],
  pictureDescriptions: [],
  tags: ['defi', 'my own word', 'audits', 'Rust', 'fifth'],
  languages: ['en'],
  interests: [],
  isPremium: false,
  isVerified: true,
  proofs: [],
  views: 0,
  likes: 0,
  matches: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  profileType: 'individual',
  subtype: 'developer',
  individualData: {
    role: 'developer',
    skills: [],
    portfolio: [],
    gallery: [],
    social: { github: null, twitter: null, x: null, website: null },
    externalPortfolio: null,
    twitterLink: null,
    githubLink: null,
    projectLinks: [],
    xLink: null,
    walletLink: null,
  },
};

describe('the card of a link', () => {
  it('says type, role, mark and known tags in the reader’s language, and people’s own words as they wrote them', () => {
    expect(shareCardOf(lin, 'zh')).toMatchObject({
      name: 'Lin Yue',
      kind: '个人 · 开发者',
      verified: '已认证',
      tags: ['去中心化金融', 'my own word', '审计', 'Rust'],
    });
    expect(shareCardOf(lin, 'fr')).toMatchObject({
      verified: 'Vérifié',
      text: 'Solidity since 2019. Looking for a team.',
    });
    expect(shareCardOf({ ...lin, isVerified: false }, 'en').verified).toBeNull();
  });

  it('shows pictures of ours, and none of another place (D35)', () => {
    expect(shareCardOf({ ...lin, avatar: OWN }, 'en')).toMatchObject({
      avatar: OWN,
    });
    expect(shareCardOf({ ...lin, avatar: 'https://pbs.twimg.com/profile_images/1/x.jpg' }, 'en').avatar).toBeNull();
  });

  it('has another name as soon as it shows something else, and the same while it does not', () => {
    const hash = (profile: typeof lin, language: 'en' | 'zh' = 'en') => hashOf(shareCardOf(profile, language));
    expect(hash({ ...lin, views: 7, updatedAt: '2026-11-21T09:00:00.000Z', isPremium: true })).toBe(hash(lin));
    const others = [
      hash(lin),
      hash(lin, 'zh'),
      hash({ ...lin, name: 'Lin' }),
      hash({ ...lin, bio: 'Other' }),
      hash({ ...lin, tags: [] }),
      hash({ ...lin, avatar: OWN }),
      hash({ ...lin, isVerified: false }),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it('is described by the bio, else by what the profile is', () => {
    expect(descriptionOf(shareCardOf(lin, 'en'))).toBe('Solidity since 2019. Looking for a team.');
    expect(descriptionOf(shareCardOf({ ...lin, bio: ' ' }, 'en'))).toBe(
      'Individual · Developer · defi, my own word, audits, Rust',
    );
    expect(descriptionOf(shareCardOf({ ...lin, bio: '', tags: [] }, 'en'))).toBe('Individual · Developer');
    expect(altOf(shareCardOf(lin, 'fr'))).toBe('Lin Yue · Personne · Développeur · Vérifié · Mutuals');
  });
});

describe('what a profile has proven, in the head of its page (D84)', () => {
  const proof = {
    count: null,
    name: null,
    provedAt: '2026-10-22T09:00:00.000Z',
    checkedAt: '2026-11-22T23:30:00.000Z',
    state: 'proven',
  } as const;
  const proofs: components['schemas']['ShownProof'][] = [
    { ...proof, kind: 'wallet', subject: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', method: 'signature' },
    { ...proof, kind: 'domain', subject: 'lin.example', method: 'dns' },
    { ...proof, kind: 'repository', subject: 'lin/vault', method: 'file', state: 'unconfirmed' },
  ];

  it.each([
    ['en', 'Controls lin.example · by DNS record · checked on Nov 22, 2026'],
    ['fr', 'Contrôle lin.example · par enregistrement DNS · vérifié le 22 nov. 2026'],
    ['zh', '控制 lin.example · 通过 DNS 记录 · 2026年11月22日核对'],
  ] as const)('in %s is the strongest that holds, by which method, and the day of its last check', (language, line) => {
    expect(provenLineOf({ proofs }, language)).toBe(line);
    expect(descriptionOf(shareCardOf(lin, language), line)).toBe(`${line} · Solidity since 2019. Looking for a team.`);
  });

  it('says how many pieces, in the plural of the language, and names no part of an address (D69)', () => {
    const held = (count: number): components['schemas']['ShownProof'][] => [
      { ...proof, kind: 'collection', subject: `0x${'7'.repeat(40)}`, method: 'holds', count },
    ];
    expect(provenLineOf({ proofs: held(1) }, 'en')).toMatch(/^Holds 1 piece of a collection ·/);
    expect(provenLineOf({ proofs: held(3) }, 'fr')).toMatch(/^Détient 3 pièces d’une collection ·/);
    expect(provenLineOf({ proofs: proofs.slice(0, 1) }, 'en')).toMatch(/^Controls a wallet · by signature ·/);
  });

  it('writes names as they are: they are escaped where they stand', () => {
    const seat = { ...proof, kind: 'seat', subject: 'p1', name: 'Tide & <Pool>', method: 'project' } as const;
    expect(provenLineOf({ proofs: [seat] }, 'en')).toMatch(/^Belongs to the team of Tide & <Pool> ·/);
    const x = { ...proof, kind: 'x', subject: 'lin_yue', method: 'sign_in' } as const;
    expect(provenLineOf({ proofs: [x] }, 'zh')).toBe('在 X 上是 @lin_yue · 通过在该处登录 · 2026年11月22日核对');
  });

  it('is nothing where nothing that holds is shown, and cuts the words about the profile, never its own', () => {
    expect(provenLineOf({ proofs: proofs.slice(2) }, 'en')).toBeNull();
    const long = descriptionOf(shareCardOf({ ...lin, bio: 'word '.repeat(100) }, 'en'), provenLineOf({ proofs }, 'en'));
    expect(long).toMatch(/^Controls lin\.example · by DNS record · checked on Nov 22, 2026 · word/);
    expect([...long].length).toBeLessThanOrEqual(200);
  });
});

describe('a text that is cut', () => {
  it('ends behind a word, says that there is more, and keeps to its length', () => {
    expect(cutText('One two three', 13)).toBe('One two three');
    expect(cutText('One two, three', 12)).toBe('One two…');
    expect(cutText('我们每周读一篇论文，欢迎任何人', 11)).toBe('我们每周读一篇论文…');
    expect([...cutText('word '.repeat(100), 200)].length).toBeLessThanOrEqual(200);
  });

  it('never ends within an emoji or an accent', () => {
    expect(cutText('👨‍👩‍👧👨‍👩‍👧', 7)).toBe('👨‍👩‍👧…');
    expect(cutText('aé́é́é́', 5)).toBe('aé́…');
  });
});
