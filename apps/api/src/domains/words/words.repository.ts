import { limits } from '@mutuals/api-client/limits';
import { type Selectable, sql } from 'kysely';
import type { Db, WordUsesTable } from '../../database/schema.ts';

export type WordUse = Pick<Selectable<WordUsesTable>, 'word' | 'spelling' | 'profiles'>;

export interface WordSearch {
  kind: WordUsesTable['kind'];
  /** Folded; empty for all words. */
  beginning: string;
  /** Further folded words to count. */
  words: readonly string[];
}

/** On more profiles than one person can have; a literal, so that PostgreSQL uses the partial index. */
const isShared = sql<boolean>`profiles > ${sql.lit(limits.profilesPerUser)}`;

/** Counts of the most used shared words with this beginning, at most `most`, and of every named word. */
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
