// What every entry script needs first: the packages, and the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain } from './explain.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const PNPM = JSON.parse(readFileSync('package.json', 'utf8')).scripts.pnpm.split(' ');

const OLDEST_NODE = 20;
/** The first Node that runs TypeScript directly. */
const OWN_NODE = 24;

/** The Node that the project pins (an npm package); start.mjs itself may run on an older one. Throws one line if it is missing. */
export function nodeBinary() {
  const pinned = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (majorOf(process.versions.node) >= OWN_NODE) return process.execPath;
  throw new Error(
    `npm has no Node ${OWN_NODE} for ${process.platform}-${process.arch}. Install Node ${OWN_NODE} from https://nodejs.org and try again.`,
  );
}

const majorOf = (version) => Number(version.split('.')[0]);

/** Throws one line if this Node is too old to start anything. */
export function requireNode(version = process.versions.node) {
  if (majorOf(version) < OLDEST_NODE)
    throw new Error(
      `Mutuals needs Node ${OLDEST_NODE} or newer; this is ${version}. Install it from https://nodejs.org and try again.`,
    );
}

/** Running commands; they end with this process. */
const commands = new Set();

/** Runs a command to its end; its output goes to the terminal, or is returned when `quiet`. Rejects with the output's end. */
export function command(file, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    // On Windows, npm's own commands are scripts, which only a shell can start.
    const shell = process.platform === 'win32' && !file.endsWith('.exe');
    const child = spawn(file, args, { env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', shell });
    commands.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      commands.delete(child);
      if (code === 0) resolve(output);
      else
        reject(
          new Error(`${path.basename(file)} ${args.join(' ')} failed (${signal ?? code}).\n${output.slice(-4000)}`),
        );
    });
  });
}

/** Stops the running commands and waits until they are gone. */
export async function endCommands() {
  await Promise.all(
    [...commands].map((child) => {
      child.kill('SIGTERM');
      return new Promise((resolve) => child.once('close', resolve));
    }),
  );
}

/** A digest of files and folders: equal if nothing that matters changed. */
export function digest(...places) {
  const hash = createHash('sha256');
  const add = (place) => {
    hash.update(place);
    hash.update(readFileSync(place));
  };
  for (const place of places) {
    if (path.extname(place)) add(place);
    else if (existsSync(place))
      for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((e) => e.isFile())
        .sort((a, b) => path.join(a.parentPath, a.name).localeCompare(path.join(b.parentPath, b.name))))
        add(path.join(entry.parentPath, entry.name));
  }
  return hash.digest('hex');
}

/** Runs `work` only if the digest differs from the one in `stamp`. */
export async function whenChanged(stamp, value, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === value) return;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
}

const OFFLINE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** Installs the packages if the lock file is newer than the installation. */
export async function install() {
  requireNode();
  await whenChanged('node_modules/.installed', digest('pnpm-lock.yaml', 'pnpm-workspace.yaml'), async () => {
    console.log('Installing packages (about a minute) …');
    const [file, ...args] = PNPM;
    await command(file, [...args, 'install', '--frozen-lockfile'], { quiet: true }).catch((error) => {
      throw OFFLINE.test(error.message)
        ? new Error(
            'The npm registry does not answer. The first start needs the network to install packages; later ones do not.',
          )
        : error;
    });
  });
}

/** Prints one line for a known error, else the program's output; then exits. */
export function fail(error) {
  console.error(explain(error));
  process.exit(1);
}
