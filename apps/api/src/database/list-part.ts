import { limits } from '@mutuals/api-client/limits';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * The position of a row in a list that is ordered by time and id. Times are whole milliseconds, as the server writes
 * them.
 */
export interface ListKey {
  at: Date;
  id: string;
  /** Whether the row is in the group that the list begins with, if it has one. */
  isFirst?: boolean;
}

/** The order of a list. One index serves both. */
export type ListOrder = 'newest' | 'oldest';

/** The requested part of a list: after a key, or after a number of rows. */
export interface PartRequest {
  limit: number;
  offset: number;
  after: ListKey | null;
  /** Defaults to the newest first. */
  order?: ListOrder;
  /** The min. number of rows to count; defaults to 100. */
  countTo?: number;
}

export interface ListPart<Row> {
  rows: Row[];
  /** The number of rows, counted up to `countTo` or to one more than was skipped and read. */
  total: number;
  /** The key of the last row; null at the end of the list. */
  next: ListKey | null;
}

/** A part of a list as a service answers it. */
export interface Listed<Item> extends Omit<ListPart<Item>, 'rows'> {
  data: Item[];
}

/** The sort key of a list. */
interface OrderedBy {
  at: RawBuilder<Date>;
  id: RawBuilder<string>;
  /** Of a list that begins with a group of its rows, the newest first. */
  isFirst?: RawBuilder<boolean>;
}

type Placed<Row> = Row & { list_at: Date; list_id: string; list_is_first: boolean; list_total: number };

/** How many rows of each of several merged lists are needed: those skipped and read, and one more. */
export const reachOf = ({ limit, offset }: PartRequest): number => offset + limit + 1;

/** The number of rows, counted only as far as the answer needs. */
export const countedRows = (rows: Expression<unknown>, request: PartRequest): RawBuilder<number> =>
  sql<number>`(select count(*) from (select from ${rows} as listed limit ${Math.max(request.countTo ?? limits.countMax, reachOf(request))}) as counted)`;

/** Whether the rows that are skipped and read are all that would be counted, so that counting would read each twice. */
const countsByReading = (request: PartRequest): boolean =>
  request.after === null && reachOf(request) >= (request.countTo ?? limits.countMax);

/** The rows after the key of a request, in the order of the list. */
export function behind<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
  by: OrderedBy,
  { after, order = 'newest' }: PartRequest,
): SelectQueryBuilder<DB, From, Row> {
  const [isBehind, direction] = order === 'newest' ? ([sql`<`, 'desc'] as const) : ([sql`>`, 'asc'] as const);
  const columns = by.isFirst === undefined ? [by.at, by.id] : [by.isFirst, by.at, by.id];
  const key = after && (by.isFirst === undefined ? [after.at, after.id] : [after.isFirst === true, after.at, after.id]);
  const rows = key === null ? query : query.where(sql<boolean>`(${sql.join(columns)}) ${isBehind} (${sql.join(key)})`);
  return columns.reduce((ordered, column) => ordered.orderBy(column, direction), rows);
}

/** The order of a list, all its rows, and the requested part. */
interface PartOf {
  by: OrderedBy;
  all: Expression<unknown>;
  request: PartRequest;
  /** Whether the query has skipped the rows before the part itself, so that it joins what is read alone. */
  isSkipped?: boolean;
}

/** Reads a part of a list and its total in one query. */
export async function readPart<DB, From extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, From, Row>,
  { by, all, request, isSkipped = false }: PartOf,
): Promise<ListPart<Row>> {
  const total = countedRows(all, request);
  const isCountedByReading = countsByReading(request);
  const part = behind(query, by, request)
    .select([
      by.at.as('list_at'),
      by.id.as('list_id'),
      (by.isFirst ?? sql.lit(false)).as('list_is_first'),
      (isCountedByReading ? sql.lit(0) : total).as('list_total'),
    ])
    .limit(request.limit + 1)
    .offset(isSkipped ? 0 : request.offset);
  const { rows: found } = await sql<Placed<Row>>`${part}`.execute(db);
  const rows = found.slice(0, request.limit);
  const last = rows.at(-1);
  const totalIn = async (): Promise<number> => {
    if (last === undefined) return totalOf(db, total, request);
    return isCountedByReading ? request.offset + found.length : last.list_total;
  };
  return {
    rows,
    total: await totalIn(),
    next: last === undefined || found.length === rows.length ? null : keyOf(last),
  };
}

/**
 * Reads a part of a list whose rows join several tables: first the ids of the part, then the joins of those alone. A
 * join of all rows would also look up every row that is sorted or skipped.
 */
export async function readJoinedPart<DB, From extends keyof DB, Row extends { id: string }>(
  db: Db,
  ids: SelectQueryBuilder<DB, From, { id: string }>,
  list: PartOf,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<ListPart<Row>> {
  const { rows, ...part } = await readPart(db, ids, list);
  const found = rows.length === 0 ? [] : await read(rows.map(({ id }) => id));
  const byId = new Map(found.map((row) => [row.id, row]));
  return { ...part, rows: rows.flatMap(({ id }) => byId.get(id) ?? []) };
}

const keyOf = (row: Placed<unknown>): ListKey => ({
  at: row.list_at,
  id: row.list_id,
  ...(row.list_is_first ? { isFirst: true } : {}),
});

/** The total for a part that has no rows. */
async function totalOf(db: Db, total: RawBuilder<number>, { offset, after }: PartRequest): Promise<number> {
  if (offset === 0 && after === null) return 0;
  return (await db.selectNoFrom(total.as('total')).executeTakeFirstOrThrow()).total;
}
