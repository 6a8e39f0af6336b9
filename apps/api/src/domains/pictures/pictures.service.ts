import { limits } from '@mutuals/api-client/limits';
import { type Picture, picturePath, pictureSizes, pictureWidths } from '@mutuals/api-client/pictures';
import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { Db, PictureCategory } from '../../database/schema.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import type { ConcurrencyLimiter } from '../../lib/concurrency-limiter.ts';
import { createSlots } from '../../lib/slots.ts';
import { Problem } from '../../problem.ts';
import { requireBudget, settleBudget } from '../budgets/budgets.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import type { Caller } from '../../caller.ts';
import { makePicture } from './make-picture.service.ts';
import { storedAs } from '../../lib/picture-addresses.ts';
import { picturesJobs } from './pictures.jobs.ts';
import * as pictures from './pictures.repository.ts';

export interface PicturesService {
  /**
   * Makes a picture of a file and stores it for the caller. Throws `rate_limited`, `service_unavailable` if too many
   * wait, and what `makePicture` throws.
   */
  uploadPicture(caller: Caller, category: PictureCategory, file: Buffer): Promise<UploadedPicture>;
  /**
   * Deletes some pictures, rows and files, that were unused for 24 hours (D55), and leftovers of interrupted uploads;
   * adds the job again if more are left.
   */
  purgePictures(): Promise<void>;
}

export type UploadedPicture = components['schemas']['UploadedPicture'];

/** Max. concurrent uploads of one person: a whole gallery and one more. */
const UPLOADS_AT_ONCE = 8;
const BUSY = { retryAfter: 2 };
const FILES_AT_ONCE = 100;
const ROWS_AT_ONCE = 1000;

interface Dependencies {
  db: Db;
  clock: Clock;
  storage: Storage;
  /** Limits concurrent decoding. */
  limiter: ConcurrencyLimiter;
  /** The base URL of pictures, with a trailing slash. */
  picturesUrl: string;
}

export function createPicturesService({ db, clock, storage, limiter, picturesUrl }: Dependencies): PicturesService {
  const uploading = createSlots(UPLOADS_AT_ONCE);

  /**
   * The row is written before the files, and the owner after them. So every file is known at any instant, and nobody
   * owns a missing one.
   */
  async function upload(caller: Caller, category: PictureCategory, file: Buffer): Promise<UploadedPicture> {
    const [now, budget] = [clock.now(), { budget: 'upload', holder: caller.userId } as const];
    await requireBudget(db, budget, now, limits.uploadsPerDay);
    const made = await limiter.run(caller.userId, () => makePicture(file, category));
    try {
      if (made === null || !(await pictures.announceFile(db, made, clock.now())))
        throw new Problem('service_unavailable', BUSY);
      for (const [width, bytes] of made.sizes)
        await storage.put(picturePath(made, width), { bytes, contentType: 'image/webp' });
      await pictures.ownPicture(db, { userId: caller.userId, hash: made.hash, category }, clock.now());
      return present(made);
    } catch (error) {
      // It failed by no fault of the person's file.
      await settleBudget(db, budget, now, -1);
      throw error;
    }
  }

  function present(picture: Picture): UploadedPicture {
    const { width, height, thumbhash } = picture;
    const sizes = pictureSizes(picturesUrl, picture);
    return { url: picturesUrl + storedAs(picture), width, height, thumbhash, sizes };
  }

  /** A file that the store does not remove keeps no other. */
  async function removeSome(before: Date, most: number): Promise<{ removed: number; failures: unknown[] }> {
    const files = await pictures.takeForRemoval(db, before, most);
    const [removed, refused]: [string[], string[]] = [[], []];
    const failures: unknown[] = [];
    for (const file of files)
      try {
        await storage.remove(pictureWidths(file.width).map((width) => picturePath(file, width)));
        removed.push(file.hash);
      } catch (error) {
        refused.push(file.hash);
        failures.push(error);
      }
    await pictures.deleteFiles(db, removed);
    await pictures.putBehind(db, refused, before);
    return { removed: removed.length, failures };
  }

  return {
    async uploadPicture(caller, category, file) {
      if (!uploading.take(caller.userId)) throw new Problem('rate_limited', { retryAfter: 1 });
      return upload(caller, category, file).finally(() => uploading.free(caller.userId));
    },

    async purgePictures() {
      const before = endOf(retention.pictures, clock.now());
      const rows = await pictures.deleteUnused(db, before, ROWS_AT_ONCE);
      const { removed, failures } = await removeSome(before, FILES_AT_ONCE);
      const isMore = rows === ROWS_AT_ONCE || (removed > 0 && removed + failures.length === FILES_AT_ONCE);
      // The last one says what failed, and is tried again.
      if (isMore) await addLoneJob(db, picturesJobs.purgePictures, {});
      else if (failures.length > 0) throw new AggregateError(failures, 'A picture was not removed');
    },
  };
}
