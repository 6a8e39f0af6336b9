// The server's address: a unix socket in a separate folder, or a free port of 127.0.0.1 on Windows.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { giveTo, type ServerAccount } from './account.ts';
import { SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError, startError, storageError } from './error.ts';
import type { Postmaster } from './postmaster.ts';

export interface ConnectionConfig {
  /** The folder of the unix socket; 127.0.0.1 on Windows. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

const SOCKET_PORT = 5432;
/** A unix socket's path is at most 103 bytes long on macOS. */
const SOCKET_DIR_LIMIT = 80;

/** The folder of the data folder's socket: not beside the data, whose path may be too long for a socket. */
export function socketFolder(dataDir: string): string {
  const name = `mutuals-pg-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const wanted = path.join(fs.realpathSync(os.tmpdir()), name);
  return Buffer.byteLength(wanted) <= SOCKET_DIR_LIMIT ? wanted : path.join('/tmp', name);
}

/**
 * The server settings for its address.
 * @throws EmbeddedPostgresError if the socket's folder cannot be created or is another user's
 */
export async function listenSettings(socketDir: string, account: ServerAccount): Promise<Record<string, string>> {
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' };
  }
  makeSocketFolder(socketDir, account);
  return { listen_addresses: '', port: String(SOCKET_PORT), unix_socket_directories: socketDir };
}

/** False if something cleaned the temporary folder and removed the socket. */
export function isReachable({ socketDir, port }: Postmaster): boolean {
  return socketDir === '' || fs.existsSync(path.join(socketDir, `.s.PGSQL.${port}`));
}

export function connectionConfig({ socketDir, port }: Postmaster, database: string): ConnectionConfig {
  return { host: socketDir === '' ? '127.0.0.1' : socketDir, port, user: SUPERUSER, database };
}

/** The connection as a URL, for `pg` and libpq. */
export function connectionString({ host, port, user, database }: ConnectionConfig): string {
  const name = encodeURIComponent(database);
  if (!host.startsWith('/')) return `postgresql://${user}@${host}:${port}/${name}`;
  return `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string')
    throw new EmbeddedPostgresError('start_failed', 'No free port for PostgreSQL on 127.0.0.1.');
  return address.port;
}

function makeSocketFolder(socketDir: string, account: ServerAccount): void {
  try {
    fs.mkdirSync(socketDir, { recursive: true, mode: 0o700 });
    refuseForeign(socketDir, account);
    giveTo(account, socketDir);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw storageError(error, socketDir) ?? startError(String(error), socketDir);
  }
}

/** Everybody can write to the temporary folder, and a socket in another user's folder would be readable to them. */
function refuseForeign(dir: string, account: ServerAccount): void {
  const found = fs.lstatSync(dir);
  const owners = [process.getuid?.(), account.ids?.uid];
  if (found.isDirectory() && owners.includes(found.uid)) return;
  throw new EmbeddedPostgresError(
    'no_permission',
    `${dir} belongs to another user. Remove it, or set TMPDIR to a folder of yours.`,
  );
}
