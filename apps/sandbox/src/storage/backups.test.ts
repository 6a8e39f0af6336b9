// The operator's backups in a bucket of a store that checks signatures.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackupPlace } from '@mutuals/api/testing';
import { type S3, startS3 } from './s3.ts';

const options = { bucket: 'backups', region: 'auto', accessKeyId: 'key', secretAccessKey: 'canary-secret' };
const NAME = 'mutuals-2026-11-25T03-00-00-000Z.backup';
const LATER = 'mutuals-2026-11-26T03-00-00-000Z.backup';

let store: S3;
beforeEach(async () => {
  store = await startS3(options);
});
afterEach(() => store.close());

const place = (changes: object = {}) =>
  createBackupPlace({ kind: 's3', endpoint: store.endpoint, ...options, ...changes });
async function* parts(count: number, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(bytes, at);
}
async function read(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of bytes) all.push(part);
  return Buffer.concat(all);
}

it('are written in parts, listed in the order of their time, read and deleted', async () => {
  const megabytes = 40;
  expect(await place().write(LATER, parts(megabytes, 2 ** 20))).toBe(megabytes * 2 ** 20);
  await place().write(NAME, parts(1, 10));
  await place().write('other.txt', parts(1, 10));
  expect(await place().list()).toEqual([NAME, LATER]);
  const wanted = await read(parts(megabytes, 2 ** 20));
  expect((await read(place().read(LATER))).equals(wanted)).toBe(true);
  await place().remove(LATER);
  expect(await place().list()).toEqual([NAME]);
});

it('are not there when writing them was given up', async () => {
  const failing = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.alloc(20 * 2 ** 20);
    throw new Error('The database went away');
  };
  await expect(place().write(LATER, failing())).rejects.toThrow('The database went away');
  expect(store.objects.has(LATER)).toBe(false);
});

it('are none any more once they are condemned', async () => {
  await place().write(NAME, parts(1, 10));
  await place().write(LATER, parts(1, 10));
  await place().condemn(LATER);
  expect(await place().list()).toEqual([NAME]);
});

it('say in one line without a secret why a bucket cannot be used', async () => {
  store.intercept(async (method) => (method === 'GET' ? null : 'AccessDenied'));
  await expect(place().write(LATER, parts(1, 10))).rejects.toThrow(
    /^the bucket backups cannot be written: it says AccessDenied\.$/,
  );
  store.intercept(null);
  await expect(place({ secretAccessKey: 'canary-wrong' }).list()).rejects.toThrow(
    /^the bucket backups cannot be read: it says SignatureDoesNotMatch\.$/,
  );
  await expect(read(place().read(LATER))).rejects.toThrow(/^the bucket backups has no mutuals-2026-11-26/);
  await expect(place({ endpoint: 'http://127.0.0.1:1' }).list()).rejects.toThrow(
    /^the bucket backups cannot be read: it does not answer\.$/,
  );
});
