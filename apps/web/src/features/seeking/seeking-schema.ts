import { GROUP_TYPES, PROFILE_TYPES, PROJECT_TYPES, ROLES } from '@mutuals/ui/patterns/profile-kind';
import type { Seeking } from '@mutuals/ui/patterns/seeking';
import * as v from 'valibot';

const asked = <Value extends string>(value: v.GenericSchema<unknown, Value>) =>
  v.object({ level: v.picklist(['must', 'nice', 'any']), values: v.array(value) });

/** What is changed in the sheet and not saved yet, so that the draft of an older one is not restored. */
export const seekingSchema: v.GenericSchema<unknown, Seeking> = v.object({
  types: asked(v.picklist(PROFILE_TYPES)),
  subtypes: asked(v.picklist([...ROLES, ...GROUP_TYPES, ...PROJECT_TYPES])),
  languages: asked(v.string()),
  tags: asked(v.string()),
});
