// One contract for every storage of the API: a folder, and an S3 store, here a strict stand-in.
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStorage, type Storage } from '@mutuals/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3, startS3 } from './s3.ts';

const IMAGE = 'image/webp';
const bucket = { bucket: 'pictures', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
const folder = path.join(os.tmpdir(), `mutuals-storages-${randomUUID()}`);
let store: S3;
beforeAll(async () => {
  store = await startS3(bucket);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const storages: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => createStorage({ kind: 'folder', folder })],
  ['an S3 store', () => createStorage({ kind: 's3', endpoint: store.endpoint, ...bucket })],
];

describe.each(storages)('%s', (_name, open) => {
  const newKey = () => `${randomUUID()}/640.webp`;

  it('gives back what was put, byte by byte', async () => {
    const storage = open();
    for (const size of [0, 1, 100_000]) {
      const [key, bytes] = [newKey(), randomBytes(size)];
      await storage.put(key, { bytes, contentType: IMAGE });
      expect((await storage.get(key))?.equals(bytes)).toBe(true);
      expect((await open().get(key))?.equals(bytes)).toBe(true);
      expect(await storage.has(key)).toBe(true);
    }
  });

  it('has nothing where nothing was put', async () => {
    expect(await open().get(newKey())).toBeNull();
    expect(await open().has(newKey())).toBe(false);
  });

  it('takes the same again, also at the same time', async () => {
    const storage = open();
    const [key, bytes] = [newKey(), randomBytes(5000)];
    await Promise.all(Array.from({ length: 5 }, () => storage.put(key, { bytes, contentType: IMAGE })));
    expect((await storage.get(key))?.equals(bytes)).toBe(true);
  });

  it('removes what is named and nothing else, and does not mind what is not there', async () => {
    const storage = open();
    const [one, two] = [newKey(), newKey()];
    for (const key of [one, two]) await storage.put(key, { bytes: Buffer.from(key), contentType: IMAGE });
    await storage.remove([one, newKey()]);
    await storage.remove([one]);
    await storage.remove([]);
    expect([await storage.get(one), (await storage.get(two))?.toString()]).toEqual([null, two]);
  });
});

describe('a folder', () => {
  it('has no file that is half written', async () => {
    const storage = createStorage({ kind: 'folder', folder });
    await storage.put('whole/1.webp', { bytes: Buffer.from('whole'), contentType: IMAGE });
    expect(await readdir(path.join(folder, 'whole'))).toEqual(['1.webp']);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  });

  it('that cannot be written says that it is away', async () => {
    const place = path.join(folder, 'no-folder');
    await writeFile(place, '');
    const put = createStorage({ kind: 'folder', folder: place }).put('a/1.webp', {
      bytes: Buffer.from('a'),
      contentType: IMAGE,
    });
    await expect(put).rejects.toMatchObject({ name: 'StorageUnavailable' });
  });
});

describe('an S3 store', () => {
  const storageWith = (changes: object) =>
    createStorage({ kind: 's3', endpoint: store.endpoint, ...bucket, ...changes });

  it('serves pictures as such, for good, to whoever reads the bucket directly', async () => {
    await storageWith({}).put('direct/1.webp', { bytes: Buffer.from('a'), contentType: IMAGE });
    expect(store.objects.get('direct/1.webp')?.headers).toEqual({
      'content-type': IMAGE,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['with a wrong secret', { secretAccessKey: 'guess' }],
    ['without its bucket', { bucket: 'other' }],
    ['that nobody answers for', { endpoint: 'http://127.0.0.1:9' }],
  ])('%s is away, and nothing is taken for missing', async (_name, changes) => {
    const storage = storageWith(changes);
    const put = storage.put('a/1.webp', { bytes: Buffer.from('a'), contentType: IMAGE });
    await expect(put).rejects.toMatchObject({ name: 'StorageUnavailable' });
  });

  it('that fails is away, and does its work again afterwards', async () => {
    const storage = storageWith({});
    await storage.put('again/1.webp', { bytes: Buffer.from('a'), contentType: IMAGE });
    store.intercept(async () => 'InternalError');
    for (const ask of [
      () => storage.put('again/2.webp', { bytes: Buffer.from('a'), contentType: IMAGE }),
      () => storage.get('again/1.webp'),
      () => storage.has('again/1.webp'),
      () => storage.remove(['again/1.webp']),
    ])
      await expect(ask()).rejects.toMatchObject({ name: 'StorageUnavailable' });
    store.intercept(null);
    expect((await storage.get('again/1.webp'))?.toString()).toBe('a');
  });
});
