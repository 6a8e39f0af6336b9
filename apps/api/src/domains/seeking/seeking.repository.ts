import { sameLanguages } from '@mutuals/text/languages';
import { sameWords } from '@mutuals/text/words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { groupsOf, NOTHING_SOUGHT, type Seeking, type SeekingGroup } from './seeking.rules.ts';

/** What a profile seeks; nothing before it was set. */
export async function findSeeking(db: Db, profileId: string): Promise<Seeking> {
  const row = await db.selectFrom('seekings').select('seeking').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.seeking ?? NOTHING_SOUGHT;
}

export async function saveSeeking(db: Db, profileId: string, seeking: Seeking): Promise<void> {
  const json = JSON.stringify(seeking);
  await db
    .insertInto('seekings')
    .values({ profile_id: profileId, seeking: json })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ seeking: json }))
    .execute();
}

/** A must, and the condition that a profile `p` of a query meets it (SK2). */
export interface MustCondition {
  group: SeekingGroup;
  isMet: RawBuilder<boolean>;
}

/** The musts as conditions of a query; none for nothing sought. */
export const mustConditions = (seeking: Seeking): MustCondition[] =>
  groupsOf(seeking, 'must').map((group) => ({ group, isMet: conditionOf(seeking, group) }));

function conditionOf(seeking: Seeking, group: SeekingGroup): RawBuilder<boolean> {
  switch (group) {
    case 'types':
      return sql`p.profile_type = any(${seeking.types.values}::profile_type[])`;
    case 'subtypes':
      return sql`p.subtype = any(${seeking.subtypes.values}::text[])`;
    case 'languages':
      return sql`p.folded_languages && fold_words(${seeking.languages.values.flatMap(sameLanguages)}::text[])`;
    case 'tags':
      return sql`p.folded_tags && fold_words(${seeking.tags.values.flatMap(sameWords)}::text[])`;
  }
}
