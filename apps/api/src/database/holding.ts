import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** An exact condition on rows, and a wider one that an index serves. */
export interface Holding {
  isSo: RawBuilder<boolean>;
  mayBe: RawBuilder<boolean>;
}

/** A text that a trigram index can look up. */
const THREE_IN_A_ROW = /[\p{L}\p{N}]{3}/u;

/**
 * A condition that `COMMON` of the `NEWEST` rows meet is common: a scan of the newest rows soon finds enough of them.
 */
const NEWEST = 500;
const COMMON = 5;
/** Max. rows looked up before they are sorted. */
const RARE = 2000;

const oneOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/**
 * Whether one of some texts in small letters contains `wanted`. The trigram index serves it; for a text without
 * trigrams (王伟, jo, c++) the index of character pairs does.
 * @param pairs the `text_pairs` of all the texts, as in the index
 */
export function holding(wanted: string, texts: readonly RawBuilder<string>[], pairs: RawBuilder<string[]>): Holding {
  const part = wanted.toLowerCase();
  if (THREE_IN_A_ROW.test(part)) {
    const pattern = `%${part.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    return exactly(oneOf(texts.map((text) => sql<boolean>`${text} like ${pattern}`)));
  }
  return {
    // Not `like`: PostgreSQL would multiply its low estimate a second time.
    isSo: oneOf(texts.map((text) => sql<boolean>`strpos(${text}, ${part}) > 0`)),
    mayBe: sql<boolean>`${pairs} @> ${pairsOf(part)}::text[]`,
  };
}

/** A condition that needs no wider one. */
export const exactly = (condition: RawBuilder<boolean>): Holding => ({ isSo: condition, mayBe: condition });

/**
 * Whether a row meets one of some conditions. PostgreSQL cannot estimate how common a part of a text is: it assumes one
 * row in 200 for two characters that it never counted, and for a rare word it reads all rows in their order. So this
 * counts the matches among the newest rows first. Rare matches are looked up and then sorted.
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
