// PostgreSQL refuses to run as root. This chooses the account that it runs as instead.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { binaryDoesNotRun, cannotRunAsRoot } from './error.ts';

/**
 * The account of the server: the current user, another user (`ids`), or root mapped to another user inside (`prefix`).
 */
export interface ServerAccount {
  readonly prefix: readonly string[];
  readonly ids?: { readonly uid: number; readonly gid: number };
}

const OURSELVES: ServerAccount = { prefix: [] };
/** A user namespace: inside it the process is "nobody", outside it owns root's files. */
const USER_NAMESPACE: ServerAccount = { prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] };

/**
 * The first account that can run `binary` and enter all of `dirs`.
 * Existing data decides by its owner, so that a second start is the same account as the first.
 * @param dataDir the data folder, which may not exist yet
 * @throws EmbeddedPostgresError `binary_does_not_run`, `cannot_run_as_root`
 */
export async function chooseAccount(
  binary: string,
  dataDir: string,
  dirs: readonly string[],
  uid = process.getuid?.(),
): Promise<ServerAccount> {
  const complaint = await whyBinaryDoesNotRun(binary);
  if (complaint !== undefined) throw binaryDoesNotRun(binary, complaint);
  if (uid !== 0) return OURSELVES;
  for (const account of candidates(dataDir)) {
    if (await canUse(account, binary, dirs)) return account;
  }
  throw cannotRunAsRoot(dataDir);
}

/** Starts `command` as that account, without PG* variables of the caller's shell, which would affect the server. */
export function spawnAs(account: ServerAccount, command: readonly string[], options: SpawnOptions): ChildProcess {
  const [program = '', ...rest] = [...account.prefix, ...command];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return spawn(program, rest, { ...options, ...account.ids, env });
}

/** Gives a folder to the account. */
export function giveTo(account: ServerAccount, dir: string): void {
  if (account.ids) fs.chownSync(dir, account.ids.uid, account.ids.gid);
}

async function whyBinaryDoesNotRun(binary: string): Promise<string | undefined> {
  const { isGood, complaint } = await probe(binary, ['--version']);
  return isGood ? undefined : complaint;
}

/** Runs a program to its end, in a separate session, so that a Ctrl-C in the terminal does not look like its result. */
async function probe(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ isGood: boolean; complaint: string }> {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<{ isGood: boolean; failure?: string }>((resolve) => {
    child.once('error', (error) => resolve({ isGood: false, failure: error.message }));
    child.once('close', (code) => resolve({ isGood: code === 0 }));
  });
  const said = child.stderr ? text(child.stderr) : '';
  const { isGood, failure } = await ended;
  return { isGood, complaint: failure ?? (await said) };
}

function candidates(dataDir: string): ServerAccount[] {
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false });
  if (owner) return owner.uid === 0 ? [USER_NAMESPACE] : [{ prefix: [], ids: { uid: owner.uid, gid: owner.gid } }];
  return [...systemAccounts(['postgres', 'nobody']), USER_NAMESPACE];
}

function systemAccounts(names: readonly string[]): ServerAccount[] {
  const entries = readPasswd();
  return names.flatMap((name) => {
    const [, , uid, gid] = entries.find((fields) => fields[0] === name) ?? [];
    return uid && gid ? [{ prefix: [], ids: { uid: Number(uid), gid: Number(gid) } }] : [];
  });
}

function readPasswd(): string[][] {
  try {
    return fs
      .readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'));
  } catch {
    return [];
  }
}

async function canUse(account: ServerAccount, binary: string, dirs: readonly string[]): Promise<boolean> {
  const script = 'program=$1; shift; "$program" --version || exit 1; for dir do cd "$dir" || exit 1; done';
  const [shell = '', ...rest] = [...account.prefix, '/bin/sh', '-c', script, 'sh', binary, ...dirs];
  return (await probe(shell, rest, { ...account.ids, cwd: '/' })).isGood;
}
