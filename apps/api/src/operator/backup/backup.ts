// `mutuals backup`: one encrypted file of everything in the database.
import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupConfig } from '../../config.ts';
import type { Clock } from '../../clock.ts';
import { requireOurs, withClient } from '../database.ts';
import { type Outcome, Refused } from '../outcome.ts';
import { dump } from './dump.ts';
import { type Frame, type Manifest, readFrames } from './frames.ts';
import { inspect } from './load.ts';
import { readPassphrase } from './passphrase.ts';
import { backupName, createPlace, folderPlace, type Place } from './place.ts';
import { BackupUnreadable, seal, unseal } from './seal.ts';
import { heard, Silent, within } from './within.ts';

export interface BackupOptions {
  readonly config: { readonly databaseUrl: string; readonly backup: BackupConfig };
  readonly clock: Clock;
  /** A folder instead of the configured place. */
  readonly to: string | null;
  /** How long the database may be silent, while it counts or waits for a lock. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 10 * 60_000;

/**
 * Writes a backup, reads it back to its end, and only then deletes those that are too many.
 * @throws Refused, BackupUnreadable
 */
export async function backup({ config, clock, to, silenceMs = SILENCE_MS }: BackupOptions): Promise<Outcome> {
  const place = placeOf(config.backup, to);
  const passphrase = await readPassphrase(config.backup);
  const name = backupName(clock.now());
  const { manifest, bytes } = await withClient(config.databaseUrl, async (client) => {
    await within(silenceMs, requireOurs(client));
    let found: Manifest | null = null;
    const frames = heard(
      silenceMs,
      dump(client, clock.now(), (manifest) => (found = manifest)),
    );
    // An error of the one ends the other, and is what the writer throws.
    const packed = pipeline(Readable.from(frames), createGzip(), () => undefined);
    const length = await place.write(name, seal(packed, passphrase));
    if (found === null) throw new Refused('The database could not be read.');
    return { manifest: found as Manifest, bytes: length };
  }).catch((error: unknown) => {
    if (!(error instanceof Silent)) throw error;
    throw new Refused('The database of DATABASE_URL stopped answering during the backup.');
  });
  await inspect(framesOf(place.read(name), passphrase)).catch(async (error: unknown) => {
    // It may be whole if only the connection was lost.
    if (!(error instanceof BackupUnreadable)) throw error;
    const why = `What was written to ${place.name} cannot be read again: ${error.message}`;
    await place.remove(name).catch(async (refusal: unknown) => {
      if (!(refusal instanceof Refused)) throw refusal;
      const advice = await place.condemn(name).then(
        () => `${name} is marked by a file beside it, and counts as no backup any more. Delete both yourself.`,
        () => `Delete ${name} yourself: a restore of "latest" would take it.`,
      );
      throw new Refused(why, ...refusal.problems, advice);
    });
    throw new Refused(why);
  });
  const { deleted, problems } = await deleteOld(place, name, config.backup.keep);
  return {
    lines: [
      `${name} is in ${place.name}: ${bytes} bytes, and can be read to its end.`,
      `It holds ${manifest.people} people and a list of ${manifest.pictures} pictures, which you back up apart.`,
      ...(deleted.length > 0 ? [`${deleted.length} older backups were deleted.`] : []),
    ],
    problems,
    data: { name, place: place.name, bytes, deleted, manifest },
  };
}

/** Deletes the backups that are too many. The new one is there, whatever keeps an old one from being deleted. */
async function deleteOld(place: Place, name: string, keep: number) {
  const deleted: string[] = [];
  try {
    // The new one stays even if others are of a clock that was ahead.
    const old = (await place.list()).slice(0, -keep).filter((each) => each !== name);
    for (const each of old) {
      await place.remove(each);
      deleted.push(each);
    }
    return { deleted, problems: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { deleted, problems: [`The backup is made, but older ones were not deleted: ${error.message}`] };
  }
}

/** @throws Refused */
export function placeOf({ place }: BackupConfig, folder: string | null): Place {
  if (folder !== null) return folderPlace(folder);
  if (place === null)
    throw new Refused('BACKUP_DIR or BACKUP_BUCKET is missing: name a folder or a bucket for backups.');
  return createPlace(place);
}

/** @throws BackupUnreadable while it is read */
export function framesOf(file: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Frame> {
  return readFrames(pipeline(Readable.from(unseal(file, passphrase)), createGunzip(), () => undefined));
}
