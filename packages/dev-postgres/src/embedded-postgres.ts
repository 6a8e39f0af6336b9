// Starts the PostgreSQL from npm, for a machine without DATABASE_URL.
//
// The server is a separate process in a separate session. Ctrl-C in the terminal does not reach it. If the process that
// started it is killed, the server keeps running, and the next start attaches to it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { chooseAccount } from './account.ts';
import { connectionConfig, connectionString, socketFolder, type ConnectionConfig } from './address.ts';
import { findBinaries } from './binaries.ts';
import { prepareFolder } from './cluster.ts';
import { unreachable } from './error.ts';
import { attachOrStart, stopServer, type Installation, type RunningServer, type ServerSettings } from './server.ts';

export type { ConnectionConfig } from './address.ts';
export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from './error.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder; created on the first start, together with its parents. */
  readonly dataDir: string;
  /** The database to connect to; created if it is missing. Default "mutuals". */
  readonly database?: string;
  /** Settings of postgresql.conf for this run. An attached server keeps its original ones. */
  readonly settings?: ServerSettings;
}

export interface EmbeddedPostgres {
  /** Ready for `new pg.Pool(config)`. */
  readonly config: ConnectionConfig;
  /** The same as a URL for DATABASE_URL. */
  readonly connectionString: string;
  /** The folder of the unix socket; empty on Windows. */
  readonly socketDir: string;
  readonly pid: number;
  /** The server was already running. */
  readonly attached: boolean;
  /** Resolves when the server has exited for any reason. */
  readonly exited: Promise<void>;
  /** A fast shutdown: ends the sessions, flushes everything, resolves when the process has exited. */
  stop(): Promise<void>;
}

const ATTACH_TRIES = 20;
const ATTACH_PAUSE_MS = 100;

/**
 * Starts the server on `dataDir`, or attaches to the one running there, and creates the database.
 * @throws EmbeddedPostgresError with a code and a one-line message
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const dataDir = prepareFolder(options.dataDir);
  const socketDir = socketFolder(dataDir);
  const account = await chooseAccount(binaries.postgres, dataDir, [path.dirname(dataDir), path.dirname(socketDir)]);
  const installation = { dataDir, socketDir, binaries, account };
  for (let tries = 1; ; tries++) {
    const server = await attachOrStart(installation, options.settings ?? {});
    const config = connectionConfig(server.postmaster, options.database ?? 'mutuals');
    try {
      await ensureDatabase(config);
      return toHandle(installation, server, config);
    } catch (error) {
      // The server that we attached to may have been shutting down.
      if (!server.attached || tries === ATTACH_TRIES) throw unreachable(dataDir, error);
      await Promise.race([server.exited, pause(ATTACH_PAUSE_MS)]);
    }
  }
}

/** The version of the binaries, as in "18.4". */
export async function embeddedPostgresVersion(): Promise<string> {
  const { postgres } = await findBinaries();
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return /[\d.]+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

function toHandle(installation: Installation, server: RunningServer, config: ConnectionConfig): EmbeddedPostgres {
  const { postmaster, attached, exited } = server;
  let stopping: Promise<void> | undefined;
  return {
    config,
    connectionString: connectionString(config),
    socketDir: postmaster.socketDir,
    pid: postmaster.pid,
    attached,
    exited,
    stop: () => (stopping ??= stopServer(installation, postmaster.pid)),
  };
}

async function ensureDatabase(config: ConnectionConfig): Promise<void> {
  const client = new Client({ ...config, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [config.database]);
    if (rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(config.database)}`).catch(ignoreDuplicate);
  } finally {
    await client.end();
  }
}

function ignoreDuplicate(error: unknown): void {
  const duplicate = error instanceof DatabaseError && (error.code === '42P04' || error.code === '23505');
  if (!duplicate) throw error;
}
