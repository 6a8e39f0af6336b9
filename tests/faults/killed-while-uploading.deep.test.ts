// `kill -9` in the middle of an upload: nobody sees any of it, and its remains in the store are deleted.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { picturesJobs } from '../../apps/api/src/domains/pictures/pictures.jobs.ts';
import { addLoneJob } from '../../apps/api/src/jobs/queue.ts';
import { type S3, startS3 } from '../../apps/sandbox/src/storage/s3.ts';
import { type Product, startProduct } from '../support/product.ts';

const bucket = { bucket: 'pictures', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
let store: S3;
let product: Product;
beforeAll(async () => {
  store = await startS3(bucket);
  vi.stubEnv('S3_ENDPOINT', store.endpoint);
  vi.stubEnv('S3_BUCKET', bucket.bucket);
  vi.stubEnv('S3_ACCESS_KEY_ID', bucket.accessKeyId);
  vi.stubEnv('S3_SECRET_ACCESS_KEY', bucket.secretAccessKey);
  product = await startProduct();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.stop();
  await store.close();
});

it.each([
  ['the first of its files is written', 1],
  ['the last of its files is written', 4],
])(
  'an upload that is killed before %s leaves nothing visible, nothing for ever, and may be repeated',
  async (_when, fatal) => {
    const handle = `uploader_${fatal}`;
    const person = await product.join(handle);
    const picture = await sharp({ create: { width: 1400, height: 900 + fatal, channels: 3, background: 'tan' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([picture]));
    let written = 0;
    store.intercept(async (method) => {
      if (method === 'PUT') written += 1;
      if (written === fatal) await product.killApi();
      return null;
    });
    const upload = person.api.uploadPicture({ query: { category: 'gallery' }, body: form });
    await expect(upload).rejects.toMatchObject({ isRetryable: true });
    store.intercept(null);
    await product.startApi();

    const { db, close } = openDatabase(product.processes().databaseUrl, { maxConnections: 1 });
    const owned = () => db.selectFrom('pictures').selectAll().execute();
    const known = () => db.selectFrom('picture_files').selectAll().execute();
    expect(await owned()).toEqual([]);
    const files = await known();
    expect(files).toHaveLength(1);
    expect([...store.objects.keys()].every((key) => key.startsWith(files[0]?.hash ?? '-'))).toBe(true);
    expect(store.objects.size).toBeGreaterThan(0);

    const purged = async (): Promise<void> => {
      const yesterday = new Date(Date.now() - 25 * 3_600_000);
      await db.updateTable('picture_files').set({ written_at: yesterday }).execute();
      await db.updateTable('pictures').set({ unused_since: yesterday }).execute();
      await addLoneJob(db, picturesJobs.purgePictures, {});
      await expect.poll(known).toEqual([]);
      expect([...store.objects.keys()]).toEqual([]);
    };
    await purged();

    const again = await (await product.clientOf(handle)).uploadPicture({ query: { category: 'gallery' }, body: form });
    for (const { url } of again.sizes) expect((await fetch(url)).status).toBe(200);
    await purged();
    await close();
  },
);
