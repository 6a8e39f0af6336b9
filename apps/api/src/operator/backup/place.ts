// Where backups are kept: a folder, or a bucket of an S3-compatible store.
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { S3mini, S3ServiceError, type UploadPart } from 's3mini';
import type { S3Config, StorageConfig } from '../../config.ts';
import { makeFolder } from '../../lib/make-folder.ts';
import { Refused } from '../outcome.ts';
import { within } from './within.ts';

/** Files by name. Every failure is a Refused with one line. */
export interface Place {
  /** As people know it, without secrets. */
  readonly name: string;
  /** Writes a file as a whole or not at all. Returns its length. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<number>;
  /** The names of all backups, the oldest first, without condemned ones. */
  list(): Promise<string[]>;
  /** Throws Refused if there is no such file. */
  read(name: string): AsyncIterable<Buffer>;
  remove(name: string): Promise<void>;
  /** Marks a file that cannot be removed as no backup, by an empty file beside it. */
  condemn(name: string): Promise<void>;
}

const TIME_LIMIT_MS = 120_000;

/** Sorted by name they are sorted by time. */
const NAME = /^mutuals-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/;

export const backupName = (now: Date): string => `mutuals-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`;

const CONDEMNED = '.unreadable';

function backupsAmong(names: readonly string[]): string[] {
  const all = new Set(names);
  return names.filter((name) => NAME.test(name) && !all.has(`${name}${CONDEMNED}`)).toSorted();
}

/** When a backup was made, by its name. */
export const backupTime = (name: string): Date =>
  new Date(name.slice('mutuals-'.length, -'.backup'.length).replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** @param limitMs how long a bucket may take to answer, and be silent while it is read */
export const createPlace = (config: StorageConfig, limitMs = TIME_LIMIT_MS): Place =>
  config.kind === 'folder' ? folderPlace(config.folder) : bucketPlace(config, limitMs);

export function folderPlace(folder: string): Place {
  return {
    name: folder,
    async write(name, bytes) {
      const draft = path.join(folder, `${name}.part`);
      try {
        await makeFolder(folder);
        await removeDrafts(folder);
        const file = await open(draft, 'wx', 0o600);
        try {
          const length = await fill(file, bytes);
          await rename(draft, path.join(folder, name));
          return length;
        } catch (error) {
          await rm(draft, { force: true }).catch(() => undefined);
          throw error;
        }
      } catch (error) {
        throw complaintAbout(folder, error);
      }
    },
    async list() {
      const names = await readdir(folder).catch((error: unknown) => {
        // It is made with the first backup.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw complaintAbout(folder, error);
      });
      return backupsAmong(names);
    },
    read: (name) => readFile(path.join(folder, name)),
    remove: (name) =>
      rm(path.join(folder, name), { force: true }).catch((error: unknown) => {
        throw complaintAbout(folder, error);
      }),
    condemn: (name) =>
      writeFile(path.join(folder, `${name}${CONDEMNED}`), '').catch((error: unknown) => {
        throw complaintAbout(folder, error);
      }),
  };
}

/** Writes a file and closes it. Returns its length once it is on the disk. */
async function fill(file: FileHandle, bytes: AsyncIterable<Buffer>): Promise<number> {
  try {
    let length = 0;
    for await (const part of bytes) {
      await file.writeFile(part);
      length += part.length;
    }
    await file.sync();
    return length;
  } finally {
    await file.close();
  }
}

const DAY_MS = 86_400_000;

/** Removes what killed backups left, and nothing that one may still write. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part') || !NAME.test(name.slice(0, -'.part'.length))) continue;
    const draft = path.join(folder, name);
    if (Date.now() - (await stat(draft)).mtimeMs > DAY_MS) await rm(draft, { force: true });
  }
}

/** A file in parts. @throws Refused */
export async function* readFile(file: string): AsyncGenerator<Buffer> {
  try {
    if ((await stat(file)).isDirectory()) throw new Refused(`${file} is a folder: name a backup in it.`);
    for await (const part of createReadStream(file)) yield part;
  } catch (error) {
    throw complaintAbout(file, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'it is no folder',
  EEXIST: 'another backup is being written there',
};

/** An error of the file system as a line; others as they are, such as those of the database that is dumped. */
function complaintAbout(place: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const reason = REASONS[String(error.code)];
  return new Refused(`${place} cannot be used: ${reason ?? String(error.code)}.`);
}

/** S3 takes parts of 5 MiB or more, and 10,000 of them: backups of up to 156 GiB. */
const PART_BYTES = 16 * 2 ** 20;

function bucketPlace({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config, limitMs: number): Place {
  const access = { endpoint: `${endpoint}/${bucket}`, region, accessKeyId, secretAccessKey };
  const client = new S3mini({ ...access, requestAbortTimeout: limitMs });
  // Its limit would also end a body that is still arriving.
  const reading = new S3mini(access);
  const place = `the bucket ${bucket}`;
  async function attempt<T>(verb: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new Refused(`${place} cannot be ${verb}: ${reasonOf(error)}.`);
    }
  }

  return {
    name: place,
    async write(name, bytes) {
      const upload = await attempt('written', () => client.getMultipartUploadId(name, 'application/octet-stream'));
      try {
        const parts: UploadPart[] = [];
        let length = 0;
        for await (const part of inParts(bytes)) {
          parts.push(await attempt('written', () => client.uploadPart(name, upload, part, parts.length + 1)));
          length += part.length;
        }
        await attempt('written', () => client.completeMultipartUpload(name, upload, parts));
        return length;
      } catch (error) {
        await client.abortMultipartUpload(name, upload).catch(() => undefined);
        throw error;
      }
    },
    list: () =>
      attempt('read', async () => {
        const found = (await client.listObjects('/', '')) ?? [];
        return backupsAmong(found.map(({ Key }) => Key));
      }),
    async *read(name) {
      const answer = await attempt('read', () => within(limitMs, reading.getObjectResponse(name)));
      if (answer?.body == null) throw new Refused(`${place} has no ${name}.`);
      const reader = answer.body.getReader();
      const next = () =>
        within(limitMs, reader.read()).catch(() => {
          throw new Refused(`${place} cannot be read: the connection was lost.`);
        });
      try {
        for (let part = await next(); !part.done; part = await next()) yield Buffer.from(part.value);
      } finally {
        // Not awaited: a connection that is lost never says that it ended.
        void reader.cancel().catch(() => undefined);
      }
    },
    remove: (name) =>
      attempt('written', async () => {
        await client.deleteObject(name);
      }),
    condemn: (name) =>
      attempt('written', async () => {
        await client.putObject(`${name}${CONDEMNED}`, '', 'text/plain');
      }),
  };
}

/** The store's code, such as AccessDenied; never an address or a header. */
const reasonOf = (error: unknown): string =>
  error instanceof S3ServiceError ? `it says ${error.serviceCode ?? error.status}` : 'it does not answer';

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(parts, length);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts, length);
}
