import { talk } from '../../patterns/onboarding-chat/onboarding.examples.ts';
import type { AssistantSession, EarlierTalk } from './assistant.types.ts';

export const now = Date.UTC(2026, 10, 20, 15);

const messages = talk.map(({ role, content }) => ({ role, content }));
const at = (message: number, words: string) => {
  const start = messages[message]?.content.indexOf(words) ?? 0;
  return { message, start, end: start + words.length };
};

const nothing = { github: null, twitter: null, x: null, website: null };

/** A developer's talk, as far as the example of OnboardingChat goes. */
export const half: AssistantSession & { _id: string; isCompleted: boolean } = {
  _id: 'talk-1',
  profileType: 'individual',
  language: 'en',
  messages,
  messagesLeft: 58,
  progress: 55,
  isCompleted: false,
  asking: {
    suggestions: [
      { kind: 'item', text: 'zero knowledge' },
      { kind: 'item', text: 'wallets' },
      { kind: 'item', text: 'DeFi' },
      { kind: 'skip', text: 'Skip' },
    ],
  },
  taken: [
    { field: 'skills', change: 'Change the skills' },
    { field: 'languages', change: 'Change the languages' },
  ],
  suggestedTags: ['wallets', 'ux', 'typescript'],
  extractedData: {
    profileType: 'individual',
    name: 'Noor Haddad',
    bio: 'I build a wallet that explains every signature in one sentence.',
    tags: [],
    languages: ['en', 'ar', 'fr'],
    interests: [],
    seeking: {
      types: { level: 'any', values: [] },
      subtypes: { level: 'any', values: [] },
      languages: { level: 'any', values: [] },
      tags: { level: 'any', values: [] },
    },
    individualData: {
      role: null,
      skills: ['TypeScript', 'Rust'],
      portfolio: [],
      social: nothing,
      externalPortfolio: null,
      twitterLink: null,
      githubLink: null,
      projectLinks: [],
      xLink: null,
      walletLink: null,
    },
    isComplete: false,
    missingFields: ['role', 'interests', 'tags'],
    sources: [
      { field: 'name', ...at(1, 'Noor Haddad') },
      { field: 'bio', ...at(1, 'I build a wallet that explains every signature in one sentence.') },
      { field: 'skills', ...at(3, 'TypeScript') },
      { field: 'skills', ...at(3, 'Rust') },
      { field: 'languages', ...at(3, 'English, Arabic and some French') },
    ],
  },
};

/** The same when a profile can be made of it. */
export const whole: typeof half = {
  ...half,
  progress: 95,
  extractedData: {
    ...half.extractedData,
    ...(half.extractedData.profileType === 'individual' && {
      individualData: { ...half.extractedData.individualData, role: 'developer' as const },
    }),
    tags: ['wallets', 'zk'],
    interests: ['Zero knowledge', 'Design'],
    seeking: {
      types: { level: 'any', values: [] },
      subtypes: { level: 'nice', values: ['artist'] },
      languages: { level: 'must', values: ['zh'] },
      tags: { level: 'any', values: [] },
    },
    isComplete: true,
    missingFields: [],
  },
};

export const earlier: readonly EarlierTalk[] = [
  {
    _id: 'talk-1',
    profileType: 'individual',
    name: 'Noor Haddad',
    progress: 55,
    updatedAt: new Date(now - 3 * 3_600_000).toISOString(),
  },
  {
    _id: 'talk-2',
    profileType: 'group',
    name: null,
    progress: 0,
    updatedAt: new Date(now - 2 * 86_400_000).toISOString(),
  },
];
