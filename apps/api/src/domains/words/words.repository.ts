import { limits } from '@mutuals/api-client/limits';
import { type Selectable, sql } from 'kysely';
import type { Db, WordUsesTable } from '../../database/schema.ts';

export type WordUse = Pick<Selectable<WordUsesTable>, 'word' | 'spelling' | 'profiles'>;

export interface WordSearch {
  kind: WordUsesTable['kind'];
  /** Folded; empty for all words. */
  beginning: string;
  /** Further folded words that are counted, whatever they begin with. */
  words: readonly string[];
}

/** On more profiles than one person can have; a literal, for the index that holds only these. */
const isShared = sql<boolean>`profiles > ${sql.lit(limits.profilesPerUser)}`;

/** Counts of the most used shared words that begin so, at most `most`, and of every word that is named. */
export async function findWordUses(db: Db, search: WordSearch, most: number): Promise<WordUse[]> {
  const ofKind = db.selectFrom('word_uses').select(['word', 'spelling', 'profiles']).where('kind', '=', search.kind);
  const begun = ofKind
    .where(isShared)
    .where('word', '>=', search.beginning)
    .where('word', '<', `${search.beginning}\u{10ffff}`)
    .orderBy('profiles', 'desc')
    .orderBy('word')
    .limit(most);
  const named = ofKind.where('word', '=', (eb) => eb.fn.any(eb.val([...search.words])));
  return db.selectFrom(begun.union(named).as('found')).selectAll().execute();
}
