import { describe, expect, it } from 'vitest';
import { tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import type { GroupView, IndividualView } from '../../patterns/profile-kind/profile-view.ts';
import { fromProfile, toEdit, toPayload } from './profile-form.payload.ts';
import { DEFAULT_VALUES } from './profile-form.values.ts';

const base = {
  _id: '1',
  isOwner: true,
  name: 'Ada',
  bio: 'I build wallets.',
  avatar: null,
  coverImage: null,
  photos: [],
  pictureDescriptions: [],
  tags: ['defi', 'wallets'],
  languages: ['en'],
  interests: [],
  isVerified: false,
  views: 1,
  likes: 2,
  matches: 3,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const noSocial = { github: null, twitter: null, x: null, website: null };
const developer: IndividualView = {
  ...base,
  profileType: 'individual',
  subtype: 'developer',
  individualData: {
    role: 'developer',
    skills: ['solidity'],
    portfolio: [],
    gallery: [],
    social: noSocial,
    externalPortfolio: null,
    twitterLink: null,
    githubLink: 'https://github.com/ada',
    projectLinks: [{ _id: 'l', url: 'https://wallet.example', isVerified: true }],
    xLink: null,
    walletLink: null,
  },
};
const group: GroupView = {
  ...base,
  profileType: 'group',
  subtype: 'dao',
  groupData: {
    groupType: 'dao',
    categories: ['votes'],
    memberCount: 0,
    isPublic: true,
    entryRequirements: null,
    communityLink: 'https://t.me/dao',
    xProfile: null,
    social: noSocial,
  },
};

describe('the payload', () => {
  it('leaves empty optional fields out (SPEC 5)', () => {
    expect(toPayload({ ...DEFAULT_VALUES, name: ' Ada ', bio: ' Hi ', languages: [] })).toEqual({
      profileType: 'individual',
      name: 'Ada',
      bio: 'Hi',
      individualData: { role: 'developer' },
    });
    expect(toPayload({ ...DEFAULT_VALUES, profileType: 'group', name: 'A', bio: 'B' })).toEqual({
      profileType: 'group',
      name: 'A',
      bio: 'B',
      languages: ['en'],
      groupData: { groupType: 'community', memberCount: 1, isPublic: false },
    });
    expect(toPayload({ ...DEFAULT_VALUES, profileType: 'project', name: 'A', bio: 'B' })).toEqual({
      profileType: 'project',
      name: 'A',
      bio: 'B',
      languages: ['en'],
      projectData: { projectType: 'token', status: 'active' },
    });
  });

  it('sends the further links of a project, and takes them back', () => {
    const links = { github: 'https://github.com/tide', discord: null };
    const stored = { ...tidepool, projectData: { ...tidepool.projectData, links } };
    const values = fromProfile(stored);
    expect(values).toMatchObject({ githubLink: links.github, discordLink: '' });
    expect(toEdit(toPayload(values))).toMatchObject({ projectData: { links: { github: links.github } } });
    expect(toEdit(toPayload({ ...values, githubLink: '' }))).toMatchObject({
      projectData: { links: { github: null, discord: null } },
    });
  });

  it('sends long texts as the server keeps them (D57)', () => {
    const long = '\u202Efirst\r\nsecond\u0007 ';
    expect(
      toPayload({ ...DEFAULT_VALUES, profileType: 'group', name: 'A', bio: long, entryRequirements: long }),
    ).toMatchObject({ bio: 'first\nsecond', groupData: { entryRequirements: 'first\nsecond' } });
    expect(
      toPayload({ ...DEFAULT_VALUES, profileType: 'group', name: 'A', bio: 'B', entryRequirements: '\u200B' }),
    ).not.toHaveProperty('groupData.entryRequirements');
  });

  it('sends only the links of the chosen role', () => {
    const values = {
      ...DEFAULT_VALUES,
      name: 'A',
      bio: 'B',
      githubLink: 'github.com/a',
      externalPortfolio: 'https://a.art',
      xLink: 'https://x.com/a',
    };
    expect(toPayload({ ...values, role: 'artist' })).toMatchObject({
      individualData: { role: 'artist', externalPortfolio: 'https://a.art' },
    });
    expect(JSON.stringify(toPayload({ ...values, role: 'artist' }))).not.toMatch(/github|xLink/u);
    expect(toPayload({ ...values, role: 'developer' })).toMatchObject({
      individualData: { githubLink: 'https://github.com/a' },
    });
  });

  it('keeps the links of a group that is not public: the server shows them to nobody else (D58)', () => {
    expect(toEdit(toPayload({ ...fromProfile(group), isPublic: false }))).toMatchObject({
      groupData: { isPublic: false, communityLink: 'https://t.me/dao' },
    });
  });

  it('keeps the zero members of an edited group', () => {
    expect(toPayload(fromProfile(group))).toMatchObject({ groupData: { memberCount: 0 } });
  });

  it('writes a link as the contract wants it', () => {
    expect(
      toPayload({ ...DEFAULT_VALUES, name: 'A', bio: 'B', projectLinks: ['', ' HTTPS://A.io ', 'b.io/路'] }),
    ).toMatchObject({
      individualData: { projectLinks: [{ url: 'https://a.io/' }, { url: 'https://b.io/%E8%B7%AF' }] },
    });
  });

  it('sends along pictures and what they show, and says nothing of the links of other roles', () => {
    const stored: IndividualView = {
      ...developer,
      avatar: 'https://a.io/a.png',
      coverImage: 'https://a.io/c.png',
      pictureDescriptions: [
        { url: 'https://a.io/c.png', description: 'The harbour' },
        { url: 'https://g.io/1.png', description: 'The stage' },
      ],
      individualData: {
        ...developer.individualData,
        portfolio: ['https://p.io'],
        gallery: ['https://g.io/1.png'],
        social: { ...noSocial, x: 'https://x.com/ada' },
      },
    };
    expect(toEdit(toPayload(fromProfile(stored)))).toEqual({
      profileType: 'individual',
      name: 'Ada',
      bio: 'I build wallets.',
      avatar: 'https://a.io/a.png',
      coverImage: 'https://a.io/c.png',
      pictureDescriptions: stored.pictureDescriptions,
      tags: ['defi', 'wallets'],
      languages: ['en'],
      interests: [],
      individualData: {
        role: 'developer',
        skills: ['solidity'],
        portfolio: ['https://p.io'],
        gallery: ['https://g.io/1.png'],
        social: { ...noSocial, x: 'https://x.com/ada' },
        githubLink: 'https://github.com/ada',
        projectLinks: [{ url: 'https://wallet.example' }],
      },
    });
  });

  it('names no picture that was taken out, and describes none that is not named', () => {
    const stored: IndividualView = {
      ...developer,
      coverImage: 'https://a.io/c.png',
      pictureDescriptions: [
        { url: 'https://a.io/c.png', description: 'The harbour' },
        { url: 'https://g.io/1.png', description: 'The stage' },
      ],
      individualData: { ...developer.individualData, gallery: ['https://g.io/1.png', 'https://g.io/2.png'] },
    };
    const values = {
      ...fromProfile(stored),
      coverImage: null,
      gallery: [{ url: 'https://g.io/2.png', description: '  A board ' }],
    };
    const sent = toPayload(values);
    expect(sent).toMatchObject({
      pictureDescriptions: [{ url: 'https://g.io/2.png', description: 'A board' }],
      individualData: { gallery: ['https://g.io/2.png'] },
    });
    expect(sent).not.toHaveProperty('coverImage');
    expect(toPayload({ ...values, profileType: 'project' })).not.toHaveProperty('pictureDescriptions');
  });
});

it('describes the picture and the cover, and a picture in two places once', () => {
  const [face, harbour] = ['https://a.io/a.png', 'https://a.io/c.png'];
  const values = {
    ...DEFAULT_VALUES,
    name: 'A',
    bio: 'B',
    avatar: { url: face, description: ' Ada, laughing ' },
    coverImage: { url: harbour, description: 'The harbour' },
    gallery: [
      { url: harbour, description: 'The harbour at night' },
      { url: face, description: '' },
    ],
  };
  expect(toPayload(values)).toMatchObject({
    avatar: face,
    coverImage: harbour,
    pictureDescriptions: [
      { url: face, description: 'Ada, laughing' },
      { url: harbour, description: 'The harbour at night' },
    ],
  });
});

describe('a stored profile', () => {
  it('comes back unchanged when nothing is edited', () => {
    expect(toPayload(fromProfile(developer))).toEqual({
      profileType: 'individual',
      name: 'Ada',
      bio: 'I build wallets.',
      tags: ['defi', 'wallets'],
      languages: ['en'],
      individualData: {
        role: 'developer',
        skills: ['solidity'],
        githubLink: 'https://github.com/ada',
        projectLinks: [{ url: 'https://wallet.example' }],
      },
    });
  });
});
