import type { Insertable, Selectable } from 'kysely';
import type { Db, TranslationsTable } from '../../database/schema.ts';

export type TranslationRow = Pick<
  Selectable<TranslationsTable>,
  'text' | 'entry_requirements' | 'source_language' | 'provider'
>;

export interface TranslationKey {
  profileId: string;
  language: TranslationsTable['language'];
  /** The hash of the translated texts. */
  contentHash: Buffer;
}

/** A translation of exactly these texts, made after an instant. */
export async function findTranslation(db: Db, key: TranslationKey, after: Date): Promise<TranslationRow | undefined> {
  return db
    .selectFrom('translations')
    .select(['text', 'entry_requirements', 'source_language', 'provider'])
    .where('profile_id', '=', key.profileId)
    .where('language', '=', key.language)
    .where('content_hash', '=', key.contentHash)
    .where('created_at', '>', after)
    .executeTakeFirst();
}

/** Stores a translation, replacing an earlier one. */
export async function keepTranslation(db: Db, row: Insertable<TranslationsTable>): Promise<void> {
  const { profile_id: _profile, language: _language, ...columns } = row;
  await db
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['profile_id', 'language']).doUpdateSet(columns))
    .execute();
}
