import { foldWord } from '@mutuals/text/words';
import type { Trx } from '../../database/schema.ts';
import { type ProfileRow, replaceTags, showHidden, updateProfile } from '../profiles/profiles.public.ts';

/** Hides a locked profile everywhere, as if it were deleted (D39), or shows it again as it was (null). */
export async function setHidden(
  trx: Trx,
  id: string,
  hidden: { at: Date; reason: string } | null,
): Promise<ProfileRow> {
  const row = await (hidden === null
    ? showHidden(trx, id)
    : updateProfile(trx, id, { hidden_at: hidden.at, hidden_reason: hidden.reason, deleted_at: hidden.at }));
  await replaceTags(trx, row, row.deleted_at === null ? row.tags.map(foldWord) : []);
  return row;
}
