import type { FactName, GroupType, Interview, ProfileType, ProjectStatus, ProjectType, Role } from '../interview.ts';
import type { Topic } from '../words/words.types.ts';

export type Choice = Role | GroupType | ProjectType | ProjectStatus;
/** What a sentence may depend on. */
export type About = Pick<Interview, 'profileType' | 'facts'>;

/** What the assistant says in one language. Full sentences, each ready to stand beside another. */
export interface Sentences {
  greeting: Record<ProfileType, string>;
  ask: (fact: FactName, about: About) => string;
  /** The question again, with an example. */
  hint: (fact: FactName, about: About) => string;
  /** Why something cannot be left out. */
  needed: (fact: FactName, about: About) => string;
  /** A part of "Noted: …"; null for what has a sentence of its own. */
  learned: (fact: FactName, value: string, about: About) => string | null;
  choices: Record<Choice, string>;
  access: { open: string; closed: string };
  /** For a name heard for the first time. */
  greetByName: (name: string, about: About) => string;
  noted: readonly ((what: string) => string)[];
  changed: (what: string) => string;
  removed: (what: string) => string;
  /** Links that the profile has no field for. */
  notKept: (what: string) => string;
  skipped: readonly string[];
  notUnderstood: readonly string[];
  /** After the second try. */
  leaveIt: string;
  /** Once, when a profile could be made already. */
  enough: string;
  end: string;
  /** After the end, when there is nothing to change. */
  endAgain: string;
  stillNeeded: string;
  unplaced: string;
  hello: string;
  welcome: string;
  /** Joins several things that were learned. */
  semicolon: string;
  recap: (lines: readonly string[]) => string;
  nothingYet: string;
  onlyHttps: string;
  topics: Record<Topic, string>;
  offTopic: readonly string[];
}
