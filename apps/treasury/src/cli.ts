// The commands, from the environment to what is printed and the exit code.
import {
  createChain,
  depositAddress,
  openDatabase,
  systemClock,
  type Chain,
  type Environment,
} from '@mutuals/api/treasury';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatEther } from 'viem';
import { keysOf, type Keys } from './keys.ts';
import { alone } from './lock.ts';
import { createNode } from './node.ts';
import { makePlan, type Move, type PlanOptions } from './plan.ts';
import { reconcile } from './reconcile.ts';
import { readSeed } from './seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { createStore, type Asset } from './store.ts';
import { sweep } from './sweep.ts';

export interface World {
  readonly env: Environment;
  readonly print: (line: string) => void;
  /** Between two looks at the chain; a second by default. */
  readonly pause?: () => Promise<void>;
}

const USAGE = `treasury xpub       the extended public key for the server (DEPOSIT_XPUB), and the wallet that pays for gas
treasury plan       what would move from where, and what gas it costs
treasury sweep      moves it; stopped anywhere, it goes on when it is run again
treasury reconcile  compares chain and database to the wei; exit code 1 when anything differs`;

const PAUSE_MS = 1000;

/**
 * Runs a command and answers the exit code: 0 when all is well, 1 when something is left to look at.
 * @throws Error with what is wrong, a line each
 */
export async function run(args: readonly string[], world: World): Promise<number> {
  const [command, ...rest] = args;
  if (rest.length > 0) throw new Error(`There is nothing to say after the command.\n${USAGE}`);
  if (command === 'xpub') return printXpub(world);
  if (command === 'plan') return withChain(world, printPlan);
  if (command === 'sweep') return withChain(world, runSweep);
  if (command === 'reconcile') return withChain(world, runReconcile);
  throw new Error(USAGE);
}

/** Needs neither chain nor database: it can be run where there is no network. */
async function printXpub({ env, print }: World): Promise<number> {
  const keys = keysOf(await readSeed(env['TREASURY_SEED_FILE'] || null));
  print(`DEPOSIT_XPUB=${keys.xpub}`);
  print(`Deposit address 0: ${depositAddress(keys.xpub, 0)}`);
  print(`Gas wallet: ${keys.gasWallet.address}`);
  return 0;
}

interface Work {
  readonly world: World;
  readonly settings: Settings;
  readonly chain: Chain;
  readonly db: ReturnType<typeof openDatabase>['db'];
  readonly pause: () => Promise<void>;
}

async function withChain(world: World, work: (work: Work) => Promise<number>): Promise<number> {
  const settings = readSettings(world.env);
  const chain = createChain(settings.chain);
  if (chain === null) throw new Error('There is no chain.');
  if (!(await chain.verify())) throw new Error('BSC_RPC_URL is of another chain than CHAIN_ID.');
  const database = openDatabase(settings.databaseUrl, { maxConnections: 2 });
  const pause = world.pause ?? (() => sleep(PAUSE_MS));
  try {
    return await work({ world, settings, chain, db: database.db, pause });
  } finally {
    await database.close();
  }
}

async function planOptions({ settings, chain, db }: Work): Promise<PlanOptions> {
  const { usdt, busd } = settings.chain.tokens;
  const [rpcUrl] = settings.chain.rpcUrls;
  if (rpcUrl === undefined) throw new Error('BSC_RPC_URL is missing.');
  return {
    chain,
    node: createNode(rpcUrl),
    store: createStore(db, settings.chain.chainId, () => systemClock.now()),
    tokens: busd === null ? [usdt.address] : [usdt.address, busd.address],
    treasury: await treasuryOf(settings),
  };
}

async function treasuryOf({ treasury, isSandbox }: Settings): Promise<PlanOptions['treasury']> {
  if (treasury !== null) return treasury;
  if (isSandbox) return (await import('@mutuals/sandbox/chain/values')).SANDBOX_TREASURY;
  throw new Error('TREASURY_ADDRESS is missing: nobody knows where the money should go.');
}

async function printPlan(work: Work): Promise<number> {
  const { world, settings } = work;
  const options = await planOptions(work);
  const { moves, waiting } = await makePlan(options);
  const open = await options.store.openSweeps();
  const row = (move: Move): string => {
    const gas = move.gasToSend > 0n ? `, ${formatEther(move.gasToSend)} BNB sent first for gas` : '';
    return `  ${move.address} (${move.index}): ${formatEther(move.amount)} ${nameOf(settings, move.asset)}, costs ${formatEther(move.cost)} BNB${gas}`;
  };
  if (open.length > 0) world.print(`${open.length} moves of a run before are not over: sweep goes on with them.`);
  world.print(`To move to ${options.treasury}: ${moves.length}`);
  for (const move of moves) world.print(row(move));
  world.print(`Not worth their gas yet: ${waiting.length}`);
  for (const move of waiting) world.print(row(move));
  for (const [asset, of] of Map.groupBy(moves, ({ asset }) => asset))
    world.print(`In all ${formatEther(sumOf(of, ({ amount }) => amount))} ${nameOf(settings, asset)}`);
  world.print(`Gas: ${formatEther(sumOf(moves, ({ cost }) => cost))} BNB at most`);
  world.print(
    `From the gas wallet: ${formatEther(sumOf(moves, ({ gasToSend }) => gasToSend))} BNB, and what sending it costs`,
  );
  return 0;
}

async function runSweep(work: Work): Promise<number> {
  const { world, settings, pause } = work;
  const keys = await keysFor(settings);
  const options = await planOptions(work);
  const { chainId } = settings.chain;
  const swept = await alone(settings.databaseUrl, () => sweep({ ...options, chainId, keys, pause, say: world.print }));
  const { moved, failed, withoutGas, waiting } = swept;
  world.print(`Moved: ${moved.length}. Came to nothing: ${failed.length}. Not worth their gas yet: ${waiting.length}.`);
  if (withoutGas.length > 0)
    world.print(
      `${withoutGas.length} wait for gas: send BNB to the gas wallet ${keys.gasWallet.address}, and run this again.`,
    );
  return failed.length + withoutGas.length > 0 ? 1 : 0;
}

async function runReconcile(work: Work): Promise<number> {
  const { world, settings, chain, db, pause } = work;
  const { usdt, busd } = settings.chain.tokens;
  const tokens = { usdt: usdt.address, busd: busd?.address ?? null };
  const found = await alone(settings.databaseUrl, () => reconcile({ db, chain, tokens, pause }));
  const { block, addresses, differences, open } = found;
  const store = createStore(db, settings.chain.chainId, () => systemClock.now());
  // The ledger names its coins in small letters, and other tokens by their contract.
  await store.note(found, (asset) => nameOf(settings, asset).toLowerCase());
  for (const { address, index, asset, ...row } of differences) {
    const name = nameOf(settings, asset);
    world.print(
      `${address} (${index}) ${name}: booked ${row.booked}, swept ${row.swept}, gas ${row.gas}, there ${row.balance}: ${row.difference > 0n ? 'unlisted' : 'missing'} ${row.difference < 0n ? -row.difference : row.difference} wei`,
    );
  }
  if (open > 0) world.print(`${open} moves are not over: run sweep, then this again.`);
  world.print(`${addresses} addresses at block ${block}: ${differences.length} differences.`);
  return differences.length + open > 0 ? 1 : 0;
}

/** The keys, if they are those of the addresses that the server gives out. */
async function keysFor({ chain, seedFile, isSandbox }: Settings): Promise<Keys> {
  const { SANDBOX_WORDS, SANDBOX_CHAIN_ID } = await import('@mutuals/sandbox/chain/values');
  const keys = keysOf(isSandbox && seedFile === null ? SANDBOX_WORDS : await readSeed(seedFile));
  if (chain.chainId !== SANDBOX_CHAIN_ID && keys.xpub === keysOf(SANDBOX_WORDS).xpub)
    throw new Error('These words are known to everybody: they are for the sandbox alone.');
  if (keys.xpub !== chain.xpub) throw new Error('The seed is not the one of DEPOSIT_XPUB: its addresses are others.');
  return keys;
}

function nameOf({ chain: { tokens } }: Settings, asset: Asset): string {
  if (asset === 'bnb') return 'BNB';
  if (asset === tokens.usdt.address) return 'USDT';
  return asset === tokens.busd?.address ? 'BUSD' : asset;
}

const sumOf = (moves: readonly Move[], of: (move: Move) => bigint): bigint =>
  moves.reduce((sum, move) => sum + of(move), 0n);
