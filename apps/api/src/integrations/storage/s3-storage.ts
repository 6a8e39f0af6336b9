import { S3mini } from 's3mini';
import type { S3Config } from '../../config.ts';
import { IMMUTABLE, type Storage, StorageUnavailable } from './storage.ts';

const TIME_LIMIT_MS = 10_000;

/** A bucket of an S3-compatible store. Readers may cache files for ever, also directly from the bucket. */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIME_LIMIT_MS,
    fetch: fetchImmutable,
  });
  return {
    put: (key, { bytes, contentType }) =>
      attempt(async () => {
        await client.putObject(key, bytes, contentType);
      }),
    get: (key) =>
      attempt(async () => {
        const found = await client.getObjectArrayBuffer(key);
        return found === null ? null : Buffer.from(found);
      }),
    has: (key) => attempt(async () => (await client.objectExists(key)) === true),
    remove: (keys) =>
      attempt(async () => {
        for (const key of keys) await client.deleteObject(key);
      }),
  };
}

/** The client itself sends no headers but `x-amz-` ones. */
const fetchImmutable: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if (init?.method === 'PUT') headers.set('cache-control', IMMUTABLE);
  return fetch(input, { ...init, headers });
};

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailable('The store of pictures refused or failed.', { cause });
  }
}
