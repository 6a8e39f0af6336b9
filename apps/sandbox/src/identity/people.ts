import { keyOf } from './handle.ts';

/** A member of the demo community in the sign-in dialog. */
export interface DemoPerson {
  readonly handle: string;
  readonly name: string;
  readonly tier: string;
  /** The types of their profiles. */
  readonly types: readonly string[];
  readonly language: string;
}

/** Finds people by handle, whatever its case. */
export function indexByHandle(people: readonly DemoPerson[]): ReadonlyMap<string, DemoPerson> {
  return new Map(people.map((person) => [keyOf(person.handle), person]));
}
