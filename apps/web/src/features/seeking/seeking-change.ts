import { GROUP_TYPES, PROFILE_TYPES, PROJECT_TYPES, ROLES } from '@mutuals/ui/patterns/profile-kind';
import type { Seeking } from '@mutuals/ui/patterns/seeking';
import * as v from 'valibot';

const asked = <Value extends string>(value: v.GenericSchema<unknown, Value>) =>
  v.object({ level: v.picklist(['must', 'nice', 'any']), values: v.array(value) });

const seekingSchema: v.GenericSchema<unknown, Seeking> = v.object({
  types: asked(v.picklist(PROFILE_TYPES)),
  subtypes: asked(v.picklist([...ROLES, ...GROUP_TYPES, ...PROJECT_TYPES])),
  languages: asked(v.string()),
  tags: asked(v.string()),
});

/** An unsaved change of the sheet: what was stored when it was made, and what was chosen. */
export interface SeekingChange {
  from: Seeking;
  to: Seeking;
}

/** A draft that an older version of the app kept in another form is not restored. */
export const seekingChangeSchema: v.GenericSchema<unknown, SeekingChange> = v.object({
  from: seekingSchema,
  to: seekingSchema,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was chosen, in what is stored by now: a group that was not changed is as stored. Null where nothing is left of the change. */
export function restored({ from, to }: SeekingChange, stored: Seeking): Seeking | null {
  const next = { ...stored };
  if (!isSame(from.types, to.types)) next.types = to.types;
  if (!isSame(from.subtypes, to.subtypes)) next.subtypes = to.subtypes;
  if (!isSame(from.languages, to.languages)) next.languages = to.languages;
  if (!isSame(from.tags, to.tags)) next.tags = to.tags;
  return isSame(next, stored) ? null : next;
}
