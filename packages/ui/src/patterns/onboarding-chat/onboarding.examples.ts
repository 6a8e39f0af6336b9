import type { ExtractedProfile, OnboardingMessage } from './onboarding-fields.ts';

const turn = (role: OnboardingMessage['role'], content: string, index: number): OnboardingMessage => ({
  key: `t${index}`,
  role,
  content,
  isOptimistic: false,
});

/** A talk about a developer's profile, from the first question on. */
export const talk: readonly OnboardingMessage[] = (
  [
    [
      'assistant',
      'Hello! I help you put a profile together. What should people call you, and what are you working on?',
    ],
    ['user', 'Noor Haddad. I build a wallet that explains every signature in one sentence.'],
    ['assistant', 'That is easy to remember. What do you build it with, and which languages do you speak?'],
    ['user', 'TypeScript and a bit of Rust. English, Arabic and some French.'],
    ['assistant', 'And whom would you like to meet here?'],
  ] as const
).map(([role, content], index) => turn(role, content, index));

export const waiting: OnboardingMessage = {
  key: 'mine',
  role: 'user',
  content: 'People who know zero knowledge proofs and care about how a wallet feels.',
  isOptimistic: true,
};

export const little: ExtractedProfile = {
  fields: [],
  missingFields: ['name', 'bio', 'role', 'skills', 'languages', 'interests'],
  suggestedTags: [],
  isComplete: false,
};

export const half: ExtractedProfile = {
  fields: [
    { field: 'name', values: ['Noor Haddad'] },
    { field: 'bio', values: ['Builds a wallet that explains every signature in one sentence.'] },
    { field: 'skills', values: ['TypeScript', 'Rust'] },
    { field: 'languages', values: ['English', 'العربية', 'Français'] },
  ],
  missingFields: ['role', 'interests'],
  suggestedTags: ['wallets', 'ux', 'typescript'],
  isComplete: false,
};

export const whole: ExtractedProfile = {
  fields: [
    ...half.fields,
    { field: 'role', values: ['Developer'] },
    { field: 'interests', values: ['Zero knowledge', 'Design'] },
    { field: 'tags', values: ['wallets', 'zk'] },
  ],
  missingFields: [],
  suggestedTags: ['ux', 'typescript'],
  isComplete: true,
};
