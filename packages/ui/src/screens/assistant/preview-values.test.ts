import { expect, it } from 'vitest';
import { half, whole } from './assistant.examples.ts';
import { saidOf, valuesOf } from './preview-values.ts';

it('begins the preview with what was understood, and the defaults for the rest (SPEC 5)', () => {
  expect(valuesOf(whole.extractedData)).toMatchObject({
    profileType: 'individual',
    name: 'Noor Haddad',
    role: 'developer',
    skills: ['TypeScript', 'Rust'],
    githubLink: '',
    memberCount: 1,
  });
  expect(valuesOf({ ...half.extractedData, languages: [] }).languages).toEqual(['en']);
});

it('takes a project of which nothing else was said for a dApp (SPEC 5)', () => {
  const { name, bio, tags, languages, interests, seeking, isComplete, missingFields, sources } = whole.extractedData;
  const about = { name, bio, tags, languages, interests, seeking, isComplete, missingFields, sources };
  const links = {
    status: 'paused',
    funding: null,
    teamSize: 7,
    tokenAddress: null,
    website: null,
    twitterProfile: null,
    telegramLink: null,
    links: { github: 'https://github.com/tide', discord: null },
    chain: null,
  } as const;
  const data = { ...about, profileType: 'project', projectData: { projectType: null, ...links } } as const;
  expect(valuesOf(data)).toMatchObject({
    profileType: 'project',
    projectType: 'dapp',
    status: 'paused',
    teamSize: 7,
    githubLink: 'https://github.com/tide',
    discordLink: '',
  });
  expect(valuesOf({ ...data, projectData: { ...links, projectType: 'nft' } }).projectType).toBe('nft');
});

it('names for each field the words that it came from', () => {
  expect(saidOf(half)).toMatchObject({ name: ['Noor Haddad'], skills: ['TypeScript', 'Rust'] });
});

it('shows no words for what the form does not have, or where there are none', () => {
  const sources = [
    { field: 'slogan', message: 1, start: 0, end: 4 },
    { field: 'name', message: 99, start: 0, end: 4 },
  ];
  expect(saidOf({ ...half, extractedData: { ...half.extractedData, sources } })).toEqual({});
});
