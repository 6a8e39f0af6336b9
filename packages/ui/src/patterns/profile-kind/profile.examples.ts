import { drawnPicture } from '../../lib/story/pictures.ts';
import type { GroupView, IndividualView, ProjectView } from './profile-view.ts';

/** Profiles for stories and tests; none is a real person, group or project. */
const noSocial = { github: null, twitter: null, x: null, website: null };
const base = {
  isOwner: true,
  avatar: null,
  coverImage: null,
  photos: [],
  pictureDescriptions: [],
  isVerified: false,
  views: 42,
  likes: 7,
  matches: 2,
  createdAt: '2026-11-02T09:00:00.000Z',
};

export const ada: IndividualView = {
  ...base,
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01',
  profileType: 'individual',
  subtype: 'developer',
  name: 'Ada Okafor',
  bio: 'I build wallets that people understand. Before that: payments in Lagos and Lisbon, and a decade of Rust. Looking for a project that takes recovery seriously.',
  tags: ['defi', 'wallets', 'account abstraction', 'security', 'ux'],
  languages: ['en', 'fr'],
  interests: ['open source', 'long-distance running'],
  isVerified: true,
  replyHabit: 'day',
  individualData: {
    role: 'developer',
    skills: ['Solidity', 'Rust', 'TypeScript', 'Fuzzing'],
    portfolio: [],
    gallery: [],
    social: noSocial,
    externalPortfolio: null,
    twitterLink: null,
    githubLink: 'https://github.com/ada-okafor',
    projectLinks: [
      { _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3d01', url: 'https://recover.example/wallet', isVerified: true },
      { _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3d02', url: 'https://fuzz.example', isVerified: false },
    ],
    xLink: null,
    walletLink: null,
  },
};

const pictures = [0, 1, 2, 3].map((index) => drawnPicture(index));

/** With an avatar, a cover, four pictures, two of them described, and links that no role asks for. */
export const adaWithPictures: IndividualView = {
  ...ada,
  avatar: drawnPicture(4, 400, 400),
  coverImage: drawnPicture(5, 1200, 400),
  pictureDescriptions: [
    { url: pictures[0] ?? '', description: 'Our first night in Lagos' },
    { url: pictures[2] ?? '', description: 'The board of the hackathon' },
  ],
  individualData: {
    ...ada.individualData,
    gallery: pictures,
    portfolio: ['https://talks.example/recovery'],
    social: { ...noSocial, x: 'https://x.com/adaokafor', website: 'https://ada.example' },
  },
};

export const nightBuilders: GroupView = {
  ...base,
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b03',
  profileType: 'group',
  subtype: 'community',
  name: 'Night builders',
  bio: 'We ship after dark. A calm community of builders in three time zones who review each other’s contracts on Thursdays.',
  tags: ['builders', 'reviews'],
  languages: ['en', 'zh'],
  interests: ['hackathons'],
  views: 310,
  likes: 55,
  matches: 21,
  groupData: {
    groupType: 'community',
    categories: ['reviews', 'learning'],
    memberCount: 1240,
    isPublic: true,
    entryRequirements: 'Bring something that you built.',
    communityLink: 'https://t.me/nightbuilders',
    xProfile: 'https://x.com/nightbuilders',
    social: noSocial,
  },
};

export const tidepool: ProjectView = {
  ...base,
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b04',
  profileType: 'project',
  subtype: 'defi',
  name: 'Tidepool',
  bio: 'Liquidity that comes and goes with the tide.',
  tags: ['defi', 'lending', 'audits'],
  languages: ['en'],
  interests: [],
  views: 18,
  likes: 4,
  matches: 1,
  projectData: {
    projectType: 'defi',
    status: 'building',
    funding: 'Seed round in 2026',
    teamSize: 5,
    tokenAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    website: 'https://tidepool.example',
    twitterProfile: 'https://x.com/tidepool',
    telegramLink: null,
    links: { github: null, discord: null },
    chain: 'BNB Smart Chain',
  },
};

export const chineseArtist: IndividualView = {
  ...ada,
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b07',
  subtype: 'artist',
  name: '林晓雨',
  bio: '把链上数据画成山水。正在找愿意一起做公共艺术的社区，也接受项目的视觉合作。',
  tags: ['生成艺术', '数据可视化', '公共艺术', 'NFT'],
  languages: ['zh', 'en'],
  interests: ['水墨', '徒步'],
  individualData: {
    ...ada.individualData,
    role: 'artist',
    skills: ['p5.js', '策展'],
    githubLink: null,
    projectLinks: [],
    externalPortfolio: 'https://xiaoyu.example',
    twitterLink: 'https://x.com/xiaoyu',
  },
};

/** Text at the contract's maximum length, without a break opportunity. */
export const longest: ProjectView = {
  ...tidepool,
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b09',
  name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  bio: 'Supercalifragilisticexpialidocious'.repeat(58).slice(0, 2000),
  tags: Array.from({ length: 20 }, (_, index) => `${index + 1}-${'unbreakable'.repeat(4)}`.slice(0, 40)),
  projectData: {
    ...tidepool.projectData,
    chain: 'A chain with a name of forty characters!',
    website: `https://${'long-'.repeat(30)}name.example/${'path/'.repeat(60)}`,
  },
};
