import { foldWord } from '@mutuals/text/words';
import type { Trx } from '../../database/schema.ts';
import { type ProfileRow, replaceTags, updateProfile } from '../profiles/profiles.public.ts';

/** Hides a locked profile everywhere, as if it were deleted (D39), or shows it again as it was (null). */
export async function setHidden(
  trx: Trx,
  id: string,
  hidden: { at: Date; reason: string } | null,
): Promise<ProfileRow> {
  const row = await updateProfile(
    trx,
    id,
    hidden === null
      ? { hidden_at: null, hidden_reason: null, deleted_at: null }
      : { hidden_at: hidden.at, hidden_reason: hidden.reason, deleted_at: hidden.at },
  );
  await replaceTags(trx, row, hidden === null ? row.tags.map(foldWord) : []);
  return row;
}
