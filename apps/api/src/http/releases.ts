import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '../clock.ts';
import { makeFolder } from '../lib/make-folder.ts';

const ASSETS = 'assets';
/** Names the release that was served last. */
const LAST = 'last';
/** A release, or with a dot what a server began to keep. Whatever else is in the folder, such as pictures, is not ours. */
const OURS = /^[\da-f]{16}(?:\.|$)/;

/** The hashed files of releases of the web app that were served here, in a folder for each. */
export interface Releases {
  /** The folders of earlier releases, the last one first: pages that are open ask for their files (D75). */
  earlier: readonly string[];
  /**
   * Keeps the files of the release that is served now, for the servers after it, and deletes releases that were followed by
   * another one more than a day ago. Another server of the same machine may do so at the same time.
   */
  keep(): Promise<void>;
}

/**
 * Reads which releases are kept in `folder`, and notes that the one in `webRoot` is served from now on.
 *
 * @param now when this release takes over, if another one was served before
 */
export async function openReleases(folder: string, webRoot: string, now: Date): Promise<Releases> {
  await makeFolder(folder);
  const current = versionOf(await readdir(path.join(webRoot, ASSETS)));
  const last = await readFile(path.join(folder, LAST), 'utf8').catch(() => null);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && OURS.test(entry.name)).map(({ name }) => name);
  if (last !== current) {
    // Its day begins now, however long it was served.
    if (last !== null && names.includes(last)) await utimes(path.join(folder, last), now, now);
    await writeFile(path.join(folder, LAST), current);
  }
  const found = await Promise.all(
    names
      .filter((name) => name !== current)
      .map(async (name) => {
        const at = path.join(folder, name);
        // Another server may have renamed or deleted it meanwhile.
        const about = await stat(at).catch(() => null);
        return about && { at, since: about.mtimeMs, isWhole: !name.includes('.') };
      }),
  );
  const others = found.filter((other) => other !== null);
  const isOver = ({ since }: { since: number }) => since < now.getTime() - DAY_MS;
  return {
    earlier: others
      .filter((other) => other.isWhole && !isOver(other))
      .toSorted((one, other) => other.since - one.since)
      .map(({ at }) => at),

    async keep() {
      if (!names.includes(current)) {
        // Made whole under another name first: whoever is killed in between leaves no half release under this one.
        const unfinished = path.join(folder, `${current}.${uuid()}`);
        await cp(path.join(webRoot, ASSETS), path.join(unfinished, ASSETS), { recursive: true, filter: isServed });
        await utimes(unfinished, now, now);
        // It is there if another server was faster.
        await rename(unfinished, path.join(folder, current)).catch(() => rm(unfinished, { recursive: true }));
      }
      await Promise.all(others.filter(isOver).map(({ at }) => rm(at, { recursive: true, force: true })));
    },
  };
}

const isServed = (file: string): boolean => !file.endsWith('.map');

/** What a release is called: its files' names change with their content. */
const versionOf = (files: readonly string[]): string =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);
