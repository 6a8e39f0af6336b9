// `mutuals restore`: into an empty database, wholly or not at all.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { createDatabaseClearer, findOwnExtensions } from './clear.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../database/database.ts';
import { migrate, type Migration } from '../../database/migrate.ts';
import { findTables, nameTables } from '../../database/tables.ts';
import { UNFINISHED_RESTORE } from '../../database/unfinished-restore.ts';
import { afterRestore, skipAddresses } from '../../domains/watcher/after-restore.service.ts';
import { createStorage } from '../../integrations/storage/create-storage.ts';
import { StorageUnavailable } from '../../integrations/storage/storage.ts';
import type { Chain } from '../../integrations/chain/chain.ts';
import { withClient } from '../database.ts';
import { type Outcome, Refused } from '../outcome.ts';
import { framesOf, placeOf } from './backup.ts';
import type { Frame, Manifest } from './frames.ts';
import { inspect, load } from './load.ts';
import { findMissingPictures, type MissingPictures } from './missing-pictures.ts';
import { readPassphrase } from './passphrase.ts';
import { readFile } from './place.ts';
import { BackupUnreadable } from './seal.ts';

export interface RestoreOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'backup' | 'chain' | 'storage'>;
  readonly clock: Clock;
  readonly chain: Chain | null;
  readonly migrations: readonly Migration[];
  /** A file, the name of a backup in the configured place, or `latest`. */
  readonly which: string;
  /** The last booked block, for a backup that does not know it. */
  readonly block: bigint | null;
}

/** Any number, the same for all: two restores at once would mix. */
const LOCK = 7_205_759_409;

/**
 * Restores a backup. Whatever fails leaves the database as empty as it was; a process that is killed leaves a mark that
 * keeps servers away (D77), and the next restore begins anew.
 * @throws Refused, BackupUnreadable
 */
export async function restore(options: RestoreOptions): Promise<Outcome> {
  const { config } = options;
  const passphrase = await readPassphrase(config.backup);
  const source = await sourceOf(options);
  const frames = (): AsyncGenerator<Frame> => framesOf(source.read(), passphrase);
  const manifest = await inspect(frames());
  checkVersion(manifest, options.migrations);
  checkChain(manifest, options);
  return withClient(config.databaseUrl, async (client) => {
    await claim(client, source.name);
    const clear = createDatabaseClearer(client);
    let resumed: Awaited<ReturnType<typeof resume>>;
    try {
      await clear.keepingMark();
      const known = new Set(manifest.migrations.map(({ name }) => name));
      await migrate(
        config.databaseUrl,
        options.migrations.filter(({ name }) => known.has(name)),
      );
      await load(client, frames());
      await migrate(config.databaseUrl, options.migrations);
      resumed = await resume(options);
      await client.query('analyze');
      // Last: a server that waits for it starts at once, and nothing that fails now may clear the database.
      await client.query(`drop table ${UNFINISHED_RESTORE}`);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      await clear.all().catch(() => {
        throw new Refused(
          `The restore failed (${error instanceof Error ? error.message : String(error)}), and what it had begun is still there: run it again.`,
        );
      });
      throw error instanceof BackupUnreadable || error instanceof Refused
        ? error
        : new Refused(
            `The restore failed, and nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
          );
    }
    // The database stays: a store that is away or lost is mended by itself.
    return outcomeOf(source.name, manifest, resumed, await lookForPictures(client, config));
  });
}

/** Null if the store cannot be asked. */
const lookForPictures = (client: Client, { storage }: RestoreOptions['config']): Promise<MissingPictures | null> =>
  findMissingPictures(client, createStorage(storage)).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) return null;
    throw error;
  });

interface Source {
  readonly name: string;
  read(): AsyncIterable<Buffer>;
}

async function sourceOf({ config, which }: RestoreOptions): Promise<Source> {
  if (which !== 'latest' && (existsSync(which) || which.includes(path.sep)))
    return { name: which, read: () => readFile(which) };
  const place = placeOf(config.backup, null);
  const names = await place.list();
  const name = which === 'latest' ? names.at(-1) : names.find((each) => each === which);
  if (name === undefined)
    throw new Refused(which === 'latest' ? `There is no backup in ${place.name}.` : `There is no backup ${which}.`);
  return { name, read: () => place.read(name) };
}

/** A backup of a newer version, or of one whose migrations were other ones, would lose what this one does not know. */
function checkVersion({ migrations: made }: Manifest, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = made.filter(({ name }) => !known.has(name));
  if (unknown.length > 0)
    throw new Refused(
      `The backup is of a newer version: it has ${unknown.at(-1)?.name}, and this version knows no migration after ${migrations.at(-1)?.name}. Restore it with that version.`,
    );
  const changed = made.filter(({ name, checksum }) => {
    const migration = known.get(name);
    return migration?.checksum !== checksum && migration?.replaces !== checksum;
  });
  if (changed.length > 0)
    throw new Refused(
      `The backup is of another program or build: its ${changed[0]?.name} is not that of this version.`,
    );
}

/** Nothing is restored whose payments could not be booked afterwards (D77). */
function checkChain({ chains }: Manifest, { config, chain, block }: RestoreOptions): void {
  const configured = config.chain?.chainId;
  const [other] = chains;
  // Others may be there of before CHAIN_ID was changed.
  if (other !== undefined && !chains.some(({ chainId }) => chainId === configured))
    throw new Refused(
      configured === undefined
        ? `The backup has ${other.payments} payments on the chain ${other.chainId}: set BSC_RPC_URL, DEPOSIT_XPUB and CHAIN_ID as they were.`
        : `The backup has ${other.payments} payments on the chain ${other.chainId}, and CHAIN_ID is ${configured}.`,
    );
  if (chain === null) return;
  const booked = chains.find(({ chainId }) => chainId === configured)?.bookedBlock ?? null;
  if (booked !== null && block !== null)
    throw new Refused(`The backup is booked up to block ${booked}: no other can be named.`);
  if (booked === null && block === null)
    throw new Refused(
      'The backup does not say up to which block payments are booked: name one from before it was made (--block).',
    );
}

/** Takes the lock and marks the database, if it is empty or a restore of it did not end. */
async function claim(client: Client, backup: string): Promise<void> {
  const { rows: locks } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
  if (locks[0]?.held !== true) throw new Refused('Another restore works on this database.');
  const { rows: encodings } = await client.query<{ server_encoding: string }>('show server_encoding');
  if (encodings[0]?.server_encoding !== 'UTF8')
    throw new Refused(`The database is not UTF-8 but ${encodings[0]?.server_encoding}: create one with encoding UTF8.`);
  const names = await findTables(client);
  if (names.includes(`public.${UNFINISHED_RESTORE}`)) return;
  if (names.includes('public.schema_migrations') && names.includes('public.users')) {
    const { rows: counts } = await client.query<{ people: string }>('select count(*)::text as people from users');
    throw new Refused(
      `The database is not empty: it has an installation of Mutuals with ${counts[0]?.people} people. Create an empty one, and name it in DATABASE_URL.`,
    );
  }
  if (names.length > 0)
    throw new Refused(
      `The database is not empty: another program has ${nameTables(names)} in it. Create an empty one for Mutuals.`,
    );
  const extensions = await findOwnExtensions(client);
  // At once: a mark that names no extensions would have all of them dropped.
  await client.query('begin');
  await client.query(`create table ${UNFINISHED_RESTORE} (backup text not null, extensions text[] not null)`);
  await client.query(`insert into ${UNFINISHED_RESTORE} values ($1, $2)`, [backup, extensions]);
  await client.query('commit');
}

async function resume({ config, clock, chain, block }: RestoreOptions) {
  const database = openDatabase(config.databaseUrl, { maxConnections: 1 });
  try {
    if (chain !== null && config.chain !== null)
      return await afterRestore({ db: database.db, clock, chain, xpub: config.chain.xpub }, block);
    await skipAddresses(database.db);
    return null;
  } finally {
    await database.close();
  }
}

function outcomeOf(
  name: string,
  manifest: Manifest,
  resumed: { nextIndex: number; bookedBlock: number } | null,
  pictures: MissingPictures | null,
): Outcome {
  return {
    lines: [
      `${name} of ${manifest.createdAt} is restored: ${manifest.people} people, ${manifest.pictures} pictures to be in the store.`,
      ...(pictures?.missing === 0 ? [`The store has all ${pictures.checked} pictures that somebody owns.`] : []),
      ...(resumed === null
        ? []
        : [
            `New payments get deposit addresses from index ${resumed.nextIndex} on; booking goes on from block ${resumed.bookedBlock}.`,
            'Start the servers, then run "npm run treasury:reconcile -- --skipped": it lists what came to addresses of after the backup.',
          ]),
    ],
    problems: problemsOf(pictures),
    data: { name, manifest, ...resumed, pictures },
  };
}

function problemsOf(pictures: MissingPictures | null): string[] {
  if (pictures === null)
    return [
      'The database is restored, and the store of pictures does not answer: run "mutuals doctor" before you start servers.',
    ];
  const { checked, missing, first } = pictures;
  return missing === 0
    ? []
    : [
        `The database is restored, and the store lacks ${missing} of ${checked} pictures: ${first.join(', ')}${missing > first.length ? ' and more' : ''}. Bring them back by the store's own backup.`,
      ];
}
