import type { FactName, GroupType, ProjectStatus, ProjectType, Role } from '../interview.ts';

/** What a message as a whole wants. */
export type Intent = 'skip' | 'none' | 'finish' | 'yes' | 'no' | 'recap' | 'help' | 'hello' | 'thanks';
/** What people ask beside the matter. */
export type Topic = 'who' | 'private' | 'later' | 'long' | 'cost' | 'price' | 'annoyed' | 'needed';

/** What people write in one language. Letters are compared without case and accents. */
export interface Words {
  /** Whole messages. */
  intents: Record<Intent, readonly string[]>;
  /** Parts of messages. */
  topics: Record<Topic, readonly string[]>;
  /** Begin a message that puts something right. */
  corrections: readonly string[];
  roles: Record<Role, readonly string[]>;
  /** What somebody of a role says that they do: "I build". */
  deeds: Record<Role, readonly string[]>;
  groupTypes: Record<GroupType, readonly string[]>;
  projectTypes: Record<ProjectType, readonly string[]>;
  /** Say wherever they stand how far a project is: "still in beta". */
  statuses: Record<ProjectStatus, readonly string[]>;
  /** Say it as the answer to that question. */
  statusAnswers: Record<ProjectStatus, readonly string[]>;
  /** Before the number of those who make a project: "a team of". */
  teamLeads: readonly string[];
  /** The same where nothing but those people, or the end, follows the number: "we are". */
  teamSelves: readonly string[];
  /** After that number: "founders". */
  teamNouns: readonly string[];
  /** One person makes it. */
  alone: readonly string[];
  /** Numbers as words. */
  numbers: Readonly<Record<string, number>>;
  /** Where money comes from, in words that say all of it: "self-funded". */
  fundings: readonly string[];
  /** Begin what says it: "backed by". */
  fundingLeads: readonly string[];
  /** Begin what is said of oneself: "I am", "we are". */
  self: readonly string[];
  /** What follows is wanted, not had: "looking for". */
  seeking: readonly string[];
  not: readonly string[];
  nameLeads: readonly string[];
  /** Take the place of a name after "I am": "a", "working". */
  notNames: readonly string[];
  speak: readonly string[];
  skillLeads: readonly string[];
  interestLeads: readonly string[];
  tagLeads: readonly string[];
  categoryLeads: readonly string[];
  entryLeads: readonly string[];
  /** Something is told in these: they make a sentence a bio. */
  bioCues: readonly string[];
  /** Between the things of a list. */
  and: readonly string[];
  /** Before or after a thing in a list, without a meaning for it. */
  fillers: readonly string[];
  members: readonly string[];
  thousand: readonly string[];
  million: readonly string[];
  open: readonly string[];
  closed: readonly string[];
  change: readonly string[];
  /** Between a field and what it is to become: "to". */
  into: readonly string[];
  remove: readonly string[];
  /** What people call a field. */
  labels: Partial<Record<FactName, readonly string[]>>;
}
