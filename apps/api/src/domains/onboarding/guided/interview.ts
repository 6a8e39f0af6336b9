import type { components } from '@mutuals/api-client/schema';

type Schemas = components['schemas'];
export type ProfileType = Schemas['ProfileType'];
export type Language = Schemas['Language'];
export type Role = Schemas['IndividualRole'];
export type GroupType = Schemas['GroupType'];
export type ProjectType = Schemas['ProjectType'];
export type ProjectStatus = Schemas['ProjectStatus'];

/** What an interview can learn. Links are kept by where they lead; `onboarding.view.ts` puts each into the field that the profile has for it. */
export interface FactValues {
  name: string;
  bio: string;
  role: Role;
  groupType: GroupType;
  projectType: ProjectType;
  memberCount: number;
  isPublic: boolean;
  entryRequirements: string;
  status: ProjectStatus;
  funding: string;
  teamSize: number;
  tokenAddress: string;
  chain: string;
  github: string;
  x: string;
  telegram: string;
  discord: string;
  wallet: string;
  websites: string[];
  tags: string[];
  languages: string[];
  interests: string[];
  skills: string[];
  categories: string[];
}

export type FactName = keyof FactValues;
export const LIST_FACTS = ['websites', 'tags', 'languages', 'interests', 'skills', 'categories'] as const;
export type ListFact = (typeof LIST_FACTS)[number];

/** Words of the person: `messages[message].content.slice(start, end)`. */
export interface Source {
  message: number;
  start: number;
  end: number;
}

export interface Fact<Value> {
  value: Value;
  sources: Source[];
}

export type Facts = { [Name in FactName]?: Fact<FactValues[Name]> };

/** All that an interview remembers beside the words themselves: plain JSON. */
export interface Interview {
  profileType: ProfileType;
  language: Language;
  facts: Facts;
  /** What was read but may be wrong: each is confirmed before it becomes a fact (GA4). Talks of before have none. */
  doubtful?: Facts;
  /** What the last message gave: each has "change" beside it (GA6). */
  taken?: FactName[];
  /** What the person would rather not say, or has not. */
  skipped: FactName[];
  /** What the last question was about; null once everything was asked. */
  asking: FactName | null;
  /** How often the question was not understood. */
  misses: number;
}

export const isListFact = (name: FactName): name is ListFact => LIST_FACTS.some((each) => each === name);

/** The names of what is known. */
export const namesOf = (facts: Facts): FactName[] => Object.keys(facts) as FactName[];
