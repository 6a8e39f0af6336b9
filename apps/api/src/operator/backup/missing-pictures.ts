// Which pictures of a restored database the store does not have: a backup lists pictures, and does not hold them.
import { type Picture, picturePath, pictureWidths } from '@mutuals/api-client/pictures';
import type { Client } from 'pg';
import type { Storage } from '../../integrations/storage/storage.ts';

/** Pictures that are asked for beside each other; each is up to five files. */
const AT_ONCE = 16;
/** Pictures of one query. */
const READ_AT_ONCE = 1024;
const NAMED = 5;

export interface MissingPictures {
  readonly checked: number;
  readonly missing: number;
  /** Files of the first ones that are missing, by their key in the store. */
  readonly first: readonly string[];
}

/**
 * Asks the store for each size of each picture that somebody owns. What nobody owns may not be written yet, or be
 * removed already.
 * @throws StorageUnavailable
 */
export async function findMissingPictures(client: Client, storage: Pick<Storage, 'has'>): Promise<MissingPictures> {
  let checked = 0;
  let missing = 0;
  const first: string[] = [];
  for await (const some of ownedPictures(client)) {
    const gone = await Promise.all(some.map((picture) => firstMissing(storage, picture)));
    checked += some.length;
    for (const key of gone) {
      if (key === null) continue;
      missing += 1;
      if (first.length < NAMED) first.push(key);
    }
  }
  return { checked, missing, first };
}

async function firstMissing(storage: Pick<Storage, 'has'>, picture: Picture): Promise<string | null> {
  for (const width of pictureWidths(picture.width)) {
    const key = picturePath(picture, width);
    if (!(await storage.has(key))) return key;
  }
  return null;
}

async function* ownedPictures(client: Client): AsyncGenerator<Picture[]> {
  for (let last = ''; ;) {
    const { rows } = await client.query<Picture>(
      `select hash, width, height, thumbhash from picture_files
       where hash > $1 and exists (select from pictures where pictures.hash = picture_files.hash)
       order by hash limit $2`,
      [last, READ_AT_ONCE],
    );
    for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
    last = rows.at(-1)?.hash ?? '';
    if (rows.length < READ_AT_ONCE) return;
  }
}
