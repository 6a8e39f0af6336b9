import { keyOf } from './handle.ts';

/** One of the demo community, as the sign-in dialog offers them. */
export interface DemoPerson {
  readonly handle: string;
  readonly name: string;
  readonly tier: string;
  /** Types of their profiles. */
  readonly types: readonly string[];
  readonly language: string;
}

/** Finds people by handle, in whatever letters. */
export function indexByHandle(people: readonly DemoPerson[]): ReadonlyMap<string, DemoPerson> {
  return new Map(people.map((person) => [keyOf(person.handle), person]));
}
