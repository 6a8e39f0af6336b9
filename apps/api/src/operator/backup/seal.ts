// The encryption of a backup: scrypt makes a key of the passphrase, AES-256-GCM seals the file chunk by chunk. The last
// chunk says that it is the last, so that a cut file is noticed.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The file cannot be read as a backup. The message is one line without secrets. */
export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable';
}

const MAGIC = Buffer.from('mutuals-backup/1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
/** Plain bytes of a chunk; the last one may be shorter. */
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** 128 MiB and about half a second for each guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

const WRONG_PASSPHRASE = 'The passphrase is not the one of this backup.';
const DAMAGED = 'The backup was changed, damaged or cut';

interface Keys {
  readonly chunks: Buffer;
  /** Tells a wrong passphrase from a damaged file. */
  readonly check: Buffer;
}

/** The last ones: what was written is read again, and a restore reads its file twice. */
let known: { passphrase: string; salt: Buffer; keys: Keys } | null = null;

async function keysOf(passphrase: string, salt: Buffer): Promise<Keys> {
  if (known?.passphrase === passphrase && known.salt.equals(salt)) return known.keys;
  const keys = await makeKeys(passphrase, salt);
  known = { passphrase, salt, keys };
  return keys;
}

async function makeKeys(passphrase: string, salt: Buffer): Promise<Keys> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(passphrase.normalize('NFC'), salt, 32, SCRYPT, (error, key) =>
    error === null ? resolve(key) : reject(error),
  );
  const secret = await promise;
  const of = (use: string, length: number): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, length));
  return { chunks: of('chunks', 32), check: of('check', CHECK_BYTES) };
}

/** The key is of this file alone, so that counted nonces are unique. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 0, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Seals bytes with a passphrase. Holds a chunk or two in memory. */
export async function* seal(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const keys = await keysOf(passphrase, salt);
  const header = Buffer.concat([MAGIC, salt, keys.check]);
  yield header;
  let index = 0;
  const sealed = (chunk: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, keys.chunks, nonceOf(index, isLast));
    cipher.setAAD(header);
    index += 1;
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const { chunk, isLast } of inChunks(plain, CHUNK_BYTES)) yield sealed(chunk, isLast);
}

/**
 * Opens what `seal` made. Nothing of a chunk is handed on before it is proven.
 * @throws BackupUnreadable if the passphrase is wrong, or the file is cut, changed, or no backup
 */
export async function* unseal(file: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let header: Buffer | null = null;
  let keys: Keys | null = null;
  let index = 0;
  for await (const { chunk, isLast } of afterHeader(file, (found) => (header = found))) {
    if (header === null) throw new BackupUnreadable('The file is no backup of Mutuals.');
    keys ??= await keysFor(header, passphrase);
    const plain = opened(keys, header, chunk, index, isLast);
    if (plain === null) {
      const isCut = isLast && opened(keys, header, chunk, index, false) !== null;
      throw new BackupUnreadable(
        isCut ? 'The backup is cut off: its end is missing.' : `${DAMAGED} near byte ${index * CHUNK_BYTES}.`,
      );
    }
    yield plain;
    index += 1;
  }
}

async function keysFor(header: Buffer, passphrase: string): Promise<Keys> {
  const keys = await keysOf(passphrase, header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!timingSafeEqual(keys.check, header.subarray(-CHECK_BYTES))) throw new BackupUnreadable(WRONG_PASSPHRASE);
  return keys;
}

function opened(keys: Keys, header: Buffer, chunk: Buffer, index: number, isLast: boolean): Buffer | null {
  if (chunk.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keys.chunks, nonceOf(index, isLast));
  decipher.setAAD(header);
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The sealed chunks of a file, once its header was given to `take`. An empty file has one empty chunk. */
async function* afterHeader(file: AsyncIterable<Buffer>, take: (header: Buffer) => void) {
  let start: Buffer | null = Buffer.alloc(0);
  const rest = async function* (): AsyncGenerator<Buffer> {
    for await (const bytes of file) {
      if (start === null) {
        yield bytes;
        continue;
      }
      start = Buffer.concat([start, bytes]);
      if (!MAGIC.subarray(0, start.length).equals(start.subarray(0, MAGIC.length)))
        throw new BackupUnreadable('The file is no backup of Mutuals.');
      if (start.length < HEADER_BYTES) continue;
      take(start.subarray(0, HEADER_BYTES));
      const left = start.subarray(HEADER_BYTES);
      start = null;
      yield left;
    }
  };
  yield* inChunks(rest(), CHUNK_BYTES + TAG_BYTES);
}

/** Cuts bytes into chunks of one size, and says which is the last. */
async function* inChunks(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    // One byte more than a chunk proves that another follows.
    if (length <= size) continue;
    let all = Buffer.concat(parts, length);
    for (; all.length > size; all = all.subarray(size)) yield { chunk: all.subarray(0, size), isLast: false };
    parts = [all];
    length = all.length;
  }
  yield { chunk: Buffer.concat(parts, length), isLast: true };
}
