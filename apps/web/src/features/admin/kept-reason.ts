import * as v from 'valibot';
import { keptDraft } from '../../lib/drafts.ts';

const schema = v.object({ reason: v.string() });

/** The reason that a person of the team is writing for a change, kept in the tab until that is made. */
export const keptReason = (userId: string, subject: string) => keptDraft(schema, { userId, subject });
