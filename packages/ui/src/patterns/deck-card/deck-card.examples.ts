import type { DeckProfile, InCommon } from './deck-card.types.ts';
import ada from './portraits/ada.svg';
import lin from './portraits/lin.svg';
import noor from './portraits/noor.svg';

/** Portraits for stories, drawn like those of the demo people (DiceBear "Lorelei" by Lisa Wischofsky, CC0): nobody's face. */
export const portraits = { lin, noor, ada };

/** A drawn landscape for stories, in place of an uploaded photo. */
export const scenery = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f3d9b8"/><stop offset=".6" stop-color="#eab489"/><stop offset="1" stop-color="#c97f63"/></linearGradient></defs><rect width="800" height="600" fill="url(#s)"/><circle cx="560" cy="250" r="62" fill="#fbeed6"/><path d="M0 420l140-130 110 90 150-170 190 210 90-80 120 110v150H0z" fill="#8f5a52"/><path d="M0 500l190-120 130 80 150-110 180 120 150-70v200H0z" fill="#553840"/><path d="M0 560l220-70 200 50 200-60 180 50v70H0z" fill="#2e2430"/></svg>')}`;

const shared = (parts: Partial<Omit<InCommon, 'count'>>): InCommon => {
  const all = { tags: [], interests: [], languages: [], skills: [], ...parts };
  return { ...all, count: all.tags.length + all.interests.length + all.languages.length + all.skills.length };
};

const base = {
  avatar: null,
  coverImage: null,
  photos: [],
  isVerified: false,
  isBoosted: false,
  isNew: false,
  isActiveThisWeek: false,
  reason: null,
};

/** Six profiles of every type, with and without pictures. */
export const deckProfiles: readonly [DeckProfile, DeckProfile, DeckProfile, DeckProfile, DeckProfile, DeckProfile] = [
  {
    ...base,
    _id: 'lin-yue',
    profileType: 'individual',
    subtype: 'developer',
    name: 'Lin Yue',
    bio: 'Zero-knowledge engineer. I build small, fast circuits and write about what I break. Looking for a wallet team that cares about privacy on phones.',
    avatar: portraits.lin,
    tags: ['zk', 'wallets', 'rust', 'privacy'],
    isVerified: true,
    replyHabit: 'few_days',
    isBoosted: true,
    common: shared({ tags: ['zk', 'wallets'], skills: ['Rust'], languages: ['zh'] }),
  },
  {
    ...base,
    _id: 'tidepool',
    profileType: 'project',
    subtype: 'defi',
    name: 'Tidepool',
    bio: 'Liquidity that comes and goes with the tide. Live on BSC since spring, audited twice, and now looking for a front-end developer and two market makers.',
    tags: ['defi', 'liquidity', 'audited'],
    common: shared({ tags: ['defi'], languages: ['en'] }),
  },
  {
    ...base,
    _id: 'osmanthus-dao',
    profileType: 'group',
    subtype: 'dao',
    name: 'Osmanthus DAO',
    bio: 'We fund field recordings, zines and small hardware. Forty members, one vote each, no token.',
    tags: ['grants', 'art', 'music'],
    isVerified: true,
    common: shared({ interests: ['music'] }),
  },
  {
    ...base,
    _id: 'kestrel',
    profileType: 'individual',
    subtype: 'artist',
    name: 'Kestrel',
    bio: 'Pixel maps of places that do not exist.',
    photos: [{ url: scenery }],
    tags: ['pixel', 'maps', 'games'],
    common: shared({}),
  },
  {
    ...base,
    _id: 'ada-mbeki',
    profileType: 'individual',
    subtype: 'trader',
    name: 'Ada Mbeki-Ström',
    bio: 'Ten years of options, two of perps. I keep a public journal of every trade.',
    avatar: portraits.ada,
    coverImage: scenery,
    tags: ['perps', 'journal', 'risk'],
    common: shared({ tags: ['perps'], languages: ['en', 'fr'] }),
  },
  {
    ...base,
    _id: 'cardinal',
    profileType: 'project',
    subtype: 'dapp',
    name: 'Cardinal',
    bio: 'Sign a message, leave a note, find it again in ten years.',
    tags: ['archive', 'storage'],
    common: shared({ tags: ['storage'] }),
  },
];

/** A model's reason for the first profile, in each language. */
export const reasons = {
  en: 'You both make wallets that explain what is signed, and they look for a team on phones.',
  fr: 'Vous créez des portefeuilles qui expliquent ce que l’on signe, et cette personne cherche une équipe mobile.',
  zh: '你们都在做能说清楚签名内容的钱包，对方正在找一个做手机端的团队。',
} as const;

/** A profile that fills every field to its limit. */
export const longProfile: DeckProfile = {
  ...base,
  _id: 'long',
  profileType: 'group',
  subtype: 'call_group',
  name: 'The Society for Careful Liquidity Provision and Long Evenings at the Harbour Wall',
  bio: 'We meet every evening at nine and read one whitepaper aloud, then we argue about it until the ferry leaves. '.repeat(
    12,
  ),
  tags: ['liquidity-provision-strategies', 'long-reading', 'harbour', 'evenings'],
  isVerified: true,
  isBoosted: true,
  common: shared({
    tags: ['liquidity-provision-strategies', 'harbour'],
    skills: ['Reading whitepapers aloud', 'Arguing', 'Rowing'],
    interests: ['Ferries', 'Tea'],
    languages: ['en', 'fr', 'zh'],
  }),
};
