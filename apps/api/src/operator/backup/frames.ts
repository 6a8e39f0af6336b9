// What is inside a backup: frames of one type byte, four bytes of length and a payload.
import { BackupUnreadable } from './seal.ts';

/** `M` the manifest, `T` a table, `D` rows of it as COPY writes them, `P` pictures, `E` the end. All but `D` are JSON. */
export type FrameType = 'M' | 'T' | 'D' | 'P' | 'E';

export interface Frame {
  readonly type: FrameType;
  readonly payload: Buffer;
}

const HEAD_BYTES = 5;
/** No row of ours is larger. */
const MOST_BYTES = 256 * 2 ** 20;
const TYPES: readonly string[] = ['M', 'T', 'D', 'P', 'E'] satisfies FrameType[];

/** What a backup says of itself. */
export interface Manifest {
  readonly product: 'mutuals';
  readonly format: 1;
  readonly createdAt: string;
  /** The migrations of its schema, in order. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** Each chain that somebody was to pay on. */
  readonly chains: readonly ChainState[];
  /** The deposit address that would be given out next. */
  readonly nextAddressIndex: number;
  readonly people: number;
  readonly pictures: number;
}

export interface ChainState {
  readonly chainId: number;
  readonly payments: number;
  /** The last booked block; null if none was. */
  readonly bookedBlock: number | null;
}

export interface TableFrame {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** A picture's name in the store: the SHA-256 of its largest size. */
export type PictureHash = string;

export interface EndFrame {
  /** Rows by `schema.table`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly sequences: readonly {
    readonly schema: string;
    readonly name: string;
    readonly lastValue: string;
    readonly isCalled: boolean;
  }[];
}

export function frame(type: FrameType, payload: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** @throws BackupUnreadable if the bytes are no frames, or stop within one */
export async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let left: Buffer = Buffer.alloc(0);
  for await (const part of bytes) {
    left = left.length === 0 ? part : Buffer.concat([left, part]);
    for (let length = lengthOf(left); length !== null && left.length >= length; length = lengthOf(left)) {
      yield { type: typeOf(left), payload: left.subarray(HEAD_BYTES, length) };
      left = left.subarray(length);
    }
  }
  if (left.length > 0) throw new BackupUnreadable('The backup ends within a part of it.');
}

/** The length of the next frame with its head; null if that is not there yet. */
function lengthOf(bytes: Buffer): number | null {
  if (bytes.length < HEAD_BYTES) return null;
  const length = bytes.readUInt32BE(1);
  if (length > MOST_BYTES) throw new BackupUnreadable('A part of the backup is larger than any can be.');
  return HEAD_BYTES + length;
}

function typeOf(bytes: Buffer): FrameType {
  const type = bytes.toString('latin1', 0, 1);
  if (!isType(type)) throw new BackupUnreadable('The backup has a part of an unknown kind: a newer version made it.');
  return type;
}
const isType = (type: string): type is FrameType => TYPES.includes(type);

/** @throws BackupUnreadable */
export function contentOf<T>({ payload }: Frame, is: (value: unknown) => value is T): T {
  const value: unknown = JSON.parse(payload.toString());
  if (!is(value)) throw new BackupUnreadable('A part of the backup has another form: another version made it.');
  return value;
}

const has = <K extends string>(value: unknown, ...names: K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
const isList = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

export const isManifest = (value: unknown): value is Manifest =>
  has(value, 'product', 'format', 'createdAt', 'migrations', 'chains', 'nextAddressIndex', 'people', 'pictures') &&
  value.product === 'mutuals' &&
  value.format === 1 &&
  isText(value.createdAt) &&
  isCount(value.nextAddressIndex) &&
  isCount(value.people) &&
  isCount(value.pictures) &&
  isList(value.migrations, (one) => has(one, 'name', 'checksum') && isText(one.name) && isText(one.checksum)) &&
  isList(
    value.chains,
    (one) =>
      has(one, 'chainId', 'payments', 'bookedBlock') &&
      isCount(one.chainId) &&
      isCount(one.payments) &&
      (one.bookedBlock === null || isCount(one.bookedBlock)),
  );

export const isTable = (value: unknown): value is TableFrame =>
  has(value, 'schema', 'name', 'columns') &&
  isText(value.schema) &&
  isText(value.name) &&
  isList(value.columns, isText);

export const isEnd = (value: unknown): value is EndFrame =>
  has(value, 'rows', 'sequences') &&
  has(value.rows) &&
  Object.values(value.rows).every(isCount) &&
  isList(
    value.sequences,
    (one) =>
      has(one, 'schema', 'name', 'lastValue', 'isCalled') &&
      isText(one.schema) &&
      isText(one.name) &&
      isText(one.lastValue) &&
      typeof one.isCalled === 'boolean',
  );
