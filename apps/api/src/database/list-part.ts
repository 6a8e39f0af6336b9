import { limits } from '@mutuals/api-client/limits';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** The place of a row in a list that is ordered by time and id. Times are whole milliseconds, as the server writes them. */
export interface ListKey {
  at: Date;
  id: string;
}

/** The ends that a list can begin with: one index serves both. */
export type ListOrder = 'newest' | 'oldest';

/** The part of a list that is asked for: behind a key, or behind so many rows. */
export interface PartRequest {
  limit: number;
  offset: number;
  after: ListKey | null;
  /** Left out for the newest first. */
  order?: ListOrder;
  /** How far all rows are counted, at least; left out for 100. */
  countTo?: number;
}

export interface ListPart<Row> {
  rows: Row[];
  /** All rows of the list, as far as they are counted: up to `countTo`, or to one more than was skipped and read. */
  total: number;
  /** The key of the last row; null where the list ends with it. */
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
}

type Placed<Row> = Row & { list_at: Date; list_id: string; list_total: number };

/** How many rows have to be known of a list that is the newest of several: those that are skipped and read, and one more. */
export const reachOf = ({ limit, offset }: PartRequest): number => offset + limit + 1;

/** How many rows there are, counted no further than the answer says. */
export const countedRows = (rows: Expression<unknown>, request: PartRequest): RawBuilder<number> =>
  sql<number>`(select count(*) from (select from ${rows} as listed limit ${Math.max(request.countTo ?? limits.countMax, reachOf(request))}) as counted)`;

/** The rows behind the key of a request, in the order of the list. */
export function behind<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
  by: OrderedBy,
  { after, order = 'newest' }: PartRequest,
): SelectQueryBuilder<DB, From, Row> {
  const [isBehind, direction] = order === 'newest' ? ([sql`<`, 'desc'] as const) : ([sql`>`, 'asc'] as const);
  const rows =
    after === null ? query : query.where(sql<boolean>`(${by.at}, ${by.id}) ${isBehind} (${after.at}, ${after.id})`);
  return rows.orderBy(by.at, direction).orderBy(by.id, direction);
}

/** How a list is ordered, all its rows from its beginning, and the part that is asked for. */
interface PartOf {
  by: OrderedBy;
  all: Expression<unknown>;
  request: PartRequest;
}

/** Reads a part of a list and its total in one query. */
export async function readPart<DB, From extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, From, Row>,
  { by, all, request }: PartOf,
): Promise<ListPart<Row>> {
  const total = countedRows(all, request);
  const part = behind(query, by, request)
    .select([by.at.as('list_at'), by.id.as('list_id'), total.as('list_total')])
    .limit(request.limit + 1)
    .offset(request.offset);
  const { rows: found } = await sql<Placed<Row>>`${part}`.execute(db);
  const rows = found.slice(0, request.limit);
  const last = rows.at(-1);
  return {
    rows,
    total: last?.list_total ?? (await totalOf(db, total, request)),
    next: last === undefined || found.length === rows.length ? null : { at: last.list_at, id: last.list_id },
  };
}

/**
 * Reads a part of a list whose rows are joined from several tables: which they are first, then those alone. Joined at once, as many would be looked
 * up as are put in order or skipped.
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

/** The total of a part without a row to tell it. */
async function totalOf(db: Db, total: RawBuilder<number>, { offset, after }: PartRequest): Promise<number> {
  if (offset === 0 && after === null) return 0;
  return (await db.selectNoFrom(total.as('total')).executeTakeFirstOrThrow()).total;
}
