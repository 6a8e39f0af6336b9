import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** A condition of rows, and one that is easier to look up and holds of the same rows at least. */
export interface Holding {
  isSo: RawBuilder<boolean>;
  mayBe: RawBuilder<boolean>;
}

/** A text that a trigram index can look up. */
const THREE_IN_A_ROW = /[\p{L}\p{N}]{3}/u;

/** A condition that holds for `COMMON` of the `NEWEST` rows is common: reading the newest rows finds enough of them soon. */
const NEWEST = 500;
const COMMON = 5;
/** Rows that are looked up before they are put in order. */
const RARE = 2000;

const oneOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/**
 * Whether one of some texts, which are in small letters, holds another one somewhere: by an index of their trigrams, or where that has nothing
 * to look up (王伟, jo, c++), by an index of their pairs.
 * @param pairs the `text_pairs` of all the texts, as the index has them
 */
export function holding(wanted: string, texts: readonly RawBuilder<string>[], pairs: RawBuilder<string[]>): Holding {
  const part = wanted.toLowerCase();
  if (THREE_IN_A_ROW.test(part)) {
    const pattern = `%${part.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    return exactly(oneOf(texts.map((text) => sql<boolean>`${text} like ${pattern}`)));
  }
  return {
    // Not by `like`: PostgreSQL would take it for rare a second time.
    isSo: oneOf(texts.map((text) => sql<boolean>`strpos(${text}, ${part}) > 0`)),
    mayBe: sql<boolean>`${pairs} @> ${pairsOf(part)}::text[]`,
  };
}

/** A condition that is looked up as it is. */
export const exactly = (condition: RawBuilder<boolean>): Holding => ({ isSo: condition, mayBe: condition });

/**
 * Whether one of some conditions holds of a row. PostgreSQL does not know how common a part of a text is: of two characters that it never counted it takes
 * one in 200 rows to hold them, and of a rare word it reads all rows in their order. So whether they are common is asked of the newest rows,
 * and what is rare is found before it is put in order.
 */
export async function anyOf(
  db: Db,
  table: 'users' | 'profiles' | 'tickets',
  conditions: readonly Holding[],
): Promise<RawBuilder<boolean>> {
  const isSo = oneOf(conditions.map((condition) => condition.isSo));
  const rows = sql.table(table);
  // The condition of the indexes.
  const listed = table === 'profiles' ? sql<boolean>`deleted_at is null` : sql<boolean>`true`;
  const newest = await sql<{ n: number }>`select count(*) as n
    from (select * from ${rows} where ${listed} order by created_at desc, id desc limit ${NEWEST}) as ${rows}
    where ${isSo}`.execute(db);
  if ((newest.rows[0]?.n ?? 0) >= COMMON) return isSo;
  const areExact = conditions.every((condition) => condition.isSo === condition.mayBe);
  const lookedUp = oneOf(conditions.map((condition) => condition.mayBe));
  const mayBe = sql<boolean>`(${listed} and ${isSo} and ${areExact ? sql<boolean>`true` : lookedUp})`;
  const id = sql.ref(`${table}.id`);
  const found = await sql<{ id: string }>`select ${id} from ${rows} where ${mayBe} limit ${RARE + 1}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return ids.length > RARE ? mayBe : sql<boolean>`${id} = any(${ids}::uuid[])`;
}

function pairsOf(text: string): string[] {
  const characters = [...text];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, before) => `${characters[before] ?? ''}${character}`);
}
