import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';

type Schemas = components['schemas'];
export type ProfileType = Schemas['ProfileType'];
export type Language = Schemas['Language'];
export type Role = Schemas['IndividualRole'];
export type GroupType = Schemas['GroupType'];
export type ProjectType = Schemas['ProjectType'];
export type ProjectStatus = Schemas['ProjectStatus'];

/** The facts of an interview. Links are kept by platform; `onboarding.view.ts` puts each into its field of the profile. */
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
  /** What the profile seeks (D62), each with its group, as `subtypes:developer`; beside the profile, not on it. */
  seeks: string[];
  /** The groups of it that must fit; the others are nice. */
  mustFit: string[];
}

export type FactName = keyof FactValues;
/** The facts that are lists, and the most items of each; of what is sought fewer than a group may hold, so that each does. */
export const MOST_OF = {
  websites: limits.links,
  tags: limits.tagsPerProfile,
  languages: limits.languagesPerProfile,
  interests: limits.interestsPerProfile,
  skills: limits.skillsPerProfile,
  categories: limits.categoriesPerGroup,
  seeks: 10,
  mustFit: 4,
};
export type ListFact = keyof typeof MOST_OF;

/** The person's words: `messages[message].content.slice(start, end)`. */
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

/** All that an interview remembers apart from the messages, as plain JSON. */
export interface Interview {
  profileType: ProfileType;
  language: Language;
  facts: Facts;
  /** Readings that may be wrong; each is confirmed before it becomes a fact (GA4). Older talks have none. */
  doubtful?: Facts;
  /** The facts of the last message; each gets a "change" chip (GA6). */
  taken?: FactName[];
  /** The facts that the person refused or does not have. */
  skipped: FactName[];
  /** The fact that was asked for last; null after the last question. */
  asking: FactName | null;
  /** How often the answer was not understood. */
  misses: number;
}

export const isListFact = (name: FactName): name is ListFact => Object.hasOwn(MOST_OF, name);

/** The names of the known facts. */
export const namesOf = (facts: Facts): FactName[] => Object.keys(facts) as FactName[];
