import type { FactName, GroupType, ProjectType, Role } from '../interview.ts';

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
