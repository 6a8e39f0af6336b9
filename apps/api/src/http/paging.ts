import { createHash } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { ListKey, PartRequest } from '../database/list-part.ts';
import { Problem } from '../problem.ts';

/** Identifies a list, so that a cursor works only in its own: the operation, whose list it is, and its filters. */
export type ListName = readonly (string | boolean | null)[];

interface PageQuery {
  page: number;
  limit: number;
  cursor?: string;
}

interface OffsetQuery {
  offset: number;
  limit: number;
  cursor?: string;
}

const TIME_BYTES = 8;
const ID_BYTES = 16;
const CHECK_BYTES = 8;

/** The requested part of a list. Throws 400 for a cursor that no answer about this list gave. */
export function partOf(list: ListName, { limit, cursor, ...query }: PageQuery | OffsetQuery): PartRequest {
  const offset = 'page' in query ? (query.page - 1) * limit : query.offset;
  if (cursor === undefined) return { limit, offset, after: null };
  if (offset > 0) throw refused('not_allowed', 'A cursor says where to go on: ask for no page or offset besides.');
  return { limit, offset, after: readCursor(list, cursor) };
}

/** The `meta` of a list that SPEC pages by number (D27). */
export function pageMeta(list: ListName, { page, limit }: PageQuery, { total, next }: Read) {
  return { page, limit, total, totalPages: Math.ceil(total / limit), nextCursor: cursorOf(list, next) };
}

/** The `meta` of a list that SPEC pages by offset. */
export function offsetMeta(list: ListName, { offset, limit }: OffsetQuery, { total, next }: Read) {
  return { total, limit, offset, nextCursor: cursorOf(list, next) };
}

/**
 * The requested part of a team list, and its `meta`. Its total is exact, or says that there are more (D27). Searches
 * are counted less far.
 */
export function teamPaging(list: ListName, query: PageQuery, { isSearch }: { isSearch: boolean }) {
  const part = partOf(list, query);
  const most = isSearch ? limits.teamSearchCountMax : limits.teamCountMax;
  // One more than is reported, to know whether there are more; and at least up to the next page.
  const countTo = Math.max(most, part.offset + part.limit + 1) + 1;
  return {
    part: { ...part, countTo },
    metaOf({ total, next }: Read) {
      const isTotalExact = total < countTo;
      return { ...pageMeta(list, query, { total: isTotalExact ? total : total - 1, next }), isTotalExact };
    },
  };
}

interface Read {
  total: number;
  next: ListKey | null;
}

/**
 * Encodes a key in 43 characters, with a checksum that ties it to its list. The checksum catches mistakes, not attacks:
 * a list holds the caller's own rows.
 */
function cursorOf(list: ListName, key: ListKey | null): string | null {
  if (key === null) return null;
  const bytes = Buffer.alloc(TIME_BYTES + ID_BYTES);
  const time = BigInt(key.at.getTime());
  // Negative in the group that the list begins with.
  bytes.writeBigInt64BE(key.isFirst === true ? ~time : time);
  bytes.write(key.id.replaceAll('-', ''), TIME_BYTES, 'hex');
  return Buffer.concat([bytes, checkOf(list, bytes)]).toString('base64url');
}

function readCursor(list: ListName, cursor: string): ListKey {
  const bytes = Buffer.from(cursor, 'base64url');
  const key = bytes.subarray(0, TIME_BYTES + ID_BYTES);
  if (!bytes.subarray(key.length).equals(checkOf(list, key)))
    throw refused('invalid_format', 'This is no cursor of this list.');
  const time = key.readBigInt64BE();
  const isFirst = time < 0n;
  const at = new Date(Number(isFirst ? ~time : time));
  if (Number.isNaN(at.getTime())) throw refused('invalid_format', 'This is no cursor of this list.');
  return { at, isFirst, id: key.toString('hex', TIME_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}

function checkOf(list: ListName, key: Buffer): Buffer {
  return createHash('sha256').update(JSON.stringify(list)).update(key).digest().subarray(0, CHECK_BYTES);
}

function refused(code: 'not_allowed' | 'invalid_format', message: string): Problem {
  return new Problem('validation_failed', { errors: [{ path: 'query/cursor', code, message }] });
}
