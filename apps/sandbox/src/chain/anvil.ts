// Runs anvil (Foundry's local chain) as a child process, from the npm package of this platform. Nothing is downloaded.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { restoreWholeState } from './kept-state.ts';
import { SANDBOX_CHAIN_ID, SANDBOX_WORDS } from './values.ts';

export interface Anvil {
  /** Its JSON-RPC with all methods, for this process only. */
  readonly url: string;
  /** Resolves when anvil has ended for any reason. */
  readonly exited: Promise<void>;
  /** Writes the state, stops anvil, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Names of packages say amd64 where Node says x64. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
/** How many blocks back a balance can be read; without a limit it would fill the disk. */
const KEPT_STATES = 512;

/**
 * Starts anvil. It mines on demand only, and its final block is two below the newest, as on BNB Smart Chain
 * (INTEGRATIONS 6).
 * @param folder where the chain is stored; null for a chain of one run
 * @param beginsAt the time of the first block of a new chain, in seconds
 * @throws Error in one line if this platform has no anvil, or it does not start
 */
export async function startAnvil(folder: string | null, beginsAt: number): Promise<Anvil> {
  const state = folder === null ? null : path.join(folder, STATE);
  if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (state !== null && (await restoreWholeState(state)))
    process.stderr.write(
      "The sandbox's chain was interrupted while saving: it resumes from its last complete state.\n",
    );
  const settings = {
    port: 0,
    accounts: 2,
    balance: 1_000_000_000_000,
    mnemonic: SANDBOX_WORDS,
    'chain-id': SANDBOX_CHAIN_ID,
    'slots-in-an-epoch': 1,
    order: 'fifo',
    'block-base-fee-per-gas': 0,
    'prune-history': KEPT_STATES,
    timestamp: beginsAt,
    ...(state === null ? {} : { state, 'state-interval': STATE_INTERVAL_S }),
  };
  const options = [
    ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    '--no-mining',
    '--no-cors',
    '--disable-min-priority-fee',
  ];

  const keeper = spawn(process.execPath, [path.join(import.meta.dirname, 'keeper.ts'), binaryOf(), ...options], {
    // It reads settings and a cache from the home folder.
    env: {
      ...process.env,
      ...(state === null ? {} : { HOME: path.dirname(state), STATE_FILE: state }),
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let said = '';
  keeper.stderr?.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-1000)));
  const exited = new Promise<void>((resolve) => {
    keeper.once('error', () => resolve());
    keeper.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    keeper.once('message', (message) => resolve(Number(message)));
    void exited.then(() => reject(new Error(complaint(said, folder))));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    exited,
    async stop() {
      if (keeper.connected) keeper.disconnect();
      await exited;
    },
  };
}

const STATE = 'state.json';
/** The most that a crash of anvil can lose; all other ends save the state. */
const STATE_INTERVAL_S = 30;

/** @throws Error when npm has no anvil for this platform */
export function binaryOf(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[arch] ?? arch}`;
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return path.join(folder, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil');
  } catch {
    throw new Error(`There is no anvil for ${platform}-${arch}: the package ${name} is not installed.`);
  }
}

function complaint(said: string, folder: string | null): string {
  const reason = said.replaceAll(/\s+/g, ' ').trim() || 'it said nothing';
  const advice = folder === null ? '' : ` If its state is damaged, delete ${folder} to begin a new chain.`;
  return `The sandbox's chain did not start: ${reason}.${advice}`;
}
