// What the community's profiles are written with: sentences by hand, each with the words that it makes true.
import type { components } from '@mutuals/api-client/schema';

type Schemas = components['schemas'];
export type Language = Schemas['Language'];
export type Role = Schemas['IndividualRole'];
export type GroupType = Schemas['GroupType'];
export type ProjectType = Schemas['ProjectType'];

/** A sentence of a biography, and the tags, skills or interests of whoever says it. */
export interface Line {
  readonly text: string;
  readonly tags: readonly string[];
  readonly words: readonly string[];
}

/** What people of a role say: what they do, how, and whom they hope to meet. */
export interface RoleLines {
  /** `words` are skills. */
  readonly openings: readonly Line[];
  readonly details: readonly Line[];
  readonly wishes: readonly Line[];
}

/** A group or a project, made up by hand; `text` says what it is. */
export interface Made<Kind> extends Line {
  readonly kind: Kind;
  readonly name: string;
}

export interface Words {
  readonly language: Language;
  /** Written name and how it looks in a handle. */
  readonly firstNames: readonly (readonly [string, string])[];
  readonly lastNames: readonly (readonly [string, string])[];
  /** A full name from its two parts. */
  readonly fullName: (first: string, last: string) => string;
  readonly roles: Readonly<Record<Role, RoleLines>>;
  /** About life outside; `words` are interests. */
  readonly personal: readonly Line[];
  readonly groups: readonly Made<GroupType>[];
  /** How a group of this kind works. */
  readonly groupWays: Readonly<Record<GroupType, readonly string[]>>;
  readonly entry: readonly string[];
  readonly projects: readonly Made<ProjectType>[];
  /** Where a project stands: what people use, and what they hold. */
  readonly projectStates: { readonly app: readonly string[]; readonly collected: readonly string[] };
  /** Whom it looks for. */
  readonly projectWishes: readonly Line[];
}

/** A line with comma lists: `line('I paint.', 'NFT, illustration', 'Procreate')`. */
export function line(text: string, tags = '', words = ''): Line {
  return { text, tags: list(tags), words: list(words) };
}

export function made<Kind extends GroupType | ProjectType>(kind: Kind, name: string, text: string, tags: string): Made<Kind> {
  return { ...line(text, tags), kind, name };
}

function list(words: string): string[] {
  return words.split(',').map((word) => word.trim()).filter((word) => word !== '');
}
