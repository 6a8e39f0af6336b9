// The commands: from the environment to the output and the exit code.
import {
  afterRestore,
  createChain,
  depositAddress,
  openDatabase,
  requireOurs,
  systemClock,
  withChecksum,
  withClient,
  type Chain,
  type ChainAddress,
  type Environment,
} from '@mutuals/api/treasury';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatEther } from 'viem';
import { isOf, keysOf, type Keys } from './keys.ts';
import { alone } from './lock.ts';
import { createNode } from './node.ts';
import { makePlan, type Move, type Refused } from './plan.ts';
import { reconcile } from './reconcile.ts';
import { readSeed } from './seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { findAtSkipped, type FoundDeposit } from './skipped.ts';
import { createStore, type Asset, type Deposit, type Store, type Sweep } from './store.ts';
import { receiverOf, sweep, type SweepOptions } from './sweep.ts';

export interface World {
  readonly env: Environment;
  readonly print: (line: string) => void;
  /** Asks the person at the keyboard; null without one. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** Pause between two reads of the chain; a second by default. */
  readonly pause?: () => Promise<void>;
}

const USAGE = `treasury xpub           the extended public key for the server (DEPOSIT_XPUB), and the wallet that pays for gas
treasury plan           what would move from where, and what gas it costs
treasury sweep          shows that, asks, and moves it; stopped anywhere, it goes on when it is run again
  --yes <address>       does not ask, for a timer: the address is that of TREASURY_ADDRESS
treasury reconcile      compares chain and database to the wei; exit code 1 when anything differs
  --skipped             also lists what came to addresses that may have been given out after a backup that was restored
  --most <number>       reads only as many of them
treasury after-restore  once a backup is restored and before a server starts on it: skips the deposit addresses that may be in use
  --block <number>      where the database does not say up to which block payments are booked`;

const PAUSE_MS = 1000;
const ADDRESSES_AHEAD = 1000;
const PROGRESS_EVERY = 20_000;

interface Options {
  readonly yes: string | null;
  readonly block: string | null;
  readonly most: string | null;
  readonly skipped: boolean;
}

const COMMANDS: Readonly<
  Record<string, { options: readonly (keyof Options)[]; run: (world: World, options: Options) => Promise<number> }>
> = {
  xpub: { options: [], run: printXpub },
  plan: { options: [], run: (world) => withChain(world, printPlan) },
  sweep: { options: ['yes'], run: (world, { yes }) => withChain(world, (work) => runSweep(work, yes)) },
  reconcile: {
    options: ['skipped', 'most'],
    run: (world, options) => withChain(world, (work) => runReconcile(work, options)),
  },
  'after-restore': {
    options: ['block'],
    run: (world, { block }) => withChain(world, (work) => runAfterRestore(work, block)),
  },
};

/**
 * Runs a command and returns the exit code: 0 if all is well, 1 if something needs attention.
 * @throws Error with one line for each problem
 */
export async function run(args: readonly string[], world: World): Promise<number> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(USAGE);
  return command.run(world, readOptions(rest, command.options));
}

function readOptions(args: readonly string[], allowed: readonly (keyof Options)[]): Options {
  const options = Object.fromEntries(
    allowed.map((name) => [name, { type: name === 'skipped' ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    const textOf = (name: keyof Options): string | null => (typeof values[name] === 'string' ? values[name] : null);
    return { yes: textOf('yes'), block: textOf('block'), most: textOf('most'), skipped: values['skipped'] === true };
  } catch {
    throw new Error(`There is no such option.\n${USAGE}`);
  }
}

/** Needs neither chain nor database, so that it runs without a network. */
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
  if (!(await chain.verify())) throw new Error('BSC_RPC_URL serves a chain other than CHAIN_ID.');
  await withClient(settings.databaseUrl, requireOurs);
  const database = openDatabase(settings.databaseUrl, { maxConnections: 2 });
  const pause = world.pause ?? (() => sleep(PAUSE_MS));
  try {
    return await work({ world, settings, chain, db: database.db, pause });
  } finally {
    await database.close();
  }
}

/** What a plan is made from, and a sweep needs too. */
type Sources = Omit<SweepOptions, 'chainId' | 'keys' | 'pause' | 'say' | 'signal'>;

async function sourcesOf({ settings, chain, db }: Work): Promise<Sources> {
  const { usdt, busd } = settings.chain.tokens;
  const [rpcUrl] = settings.chain.rpcUrls;
  if (rpcUrl === undefined) throw new Error('BSC_RPC_URL is missing.');
  const store = createStore(db, settings.chain.chainId, () => systemClock.now());
  return {
    chain,
    node: createNode(rpcUrl),
    store,
    tokens: busd === null ? [usdt.address] : [usdt.address, busd.address],
    treasury: await treasuryOf(settings, store),
  };
}

/**
 * The target of all moves: never an address that would have to be swept again, nor one that nobody can move money from.
 */
async function treasuryOf({ treasury, chain }: Settings, store: Store): Promise<ChainAddress> {
  if (treasury === null) throw new Error('TREASURY_ADDRESS is missing: nobody knows where the money should go.');
  const contracts = [chain.tokens.usdt.address, chain.tokens.busd?.address, chain.priceFeed];
  if (contracts.includes(treasury)) throw new Error('TREASURY_ADDRESS is a contract that the product reads.');
  if ((await store.isDepositAddress(treasury)) || (await isToBeGivenOut(treasury, chain.xpub, store)))
    throw new Error('TREASURY_ADDRESS is a deposit address of the product: it must be of a wallet of another seed.');
  return treasury;
}

/** Whether a payment may soon get the address; the first one is what `xpub` prints. */
async function isToBeGivenOut(address: ChainAddress, xpub: string, store: Store): Promise<boolean> {
  const next = await store.nextIndex();
  const indexes = [0, ...Array.from({ length: ADDRESSES_AHEAD }, (_, ahead) => next + ahead)];
  for (const index of indexes) {
    if (depositAddress(xpub, index) === address) return true;
    // All of them take seconds, in which a node closes its connection: who does not notice uses it for the next call.
    await turn();
  }
  return false;
}

async function printPlan(work: Work): Promise<number> {
  await showPlan(work, await sourcesOf(work));
  return 0;
}

/** Prints what goes where; returns it. */
async function showPlan(work: Work, options: Sources): Promise<{ open: readonly Sweep[]; moves: readonly Move[] }> {
  const { world, settings } = work;
  const { moves, waiting, refused } = await makePlan(options);
  const open = await options.store.openSweeps();
  const row = (move: Move): string => {
    const gas = move.gasToSend > 0n ? `, ${formatEther(move.gasToSend)} BNB sent first for gas` : '';
    return `  ${describe(settings, move)}, costs ${formatEther(move.cost)} BNB${gas}`;
  };
  if (open.length > 0) world.print(`${open.length} moves of a run before are not over: sweep goes on with them.`);
  for (const begun of open)
    world.print(`  ${describe(settings, begun)} to ${withChecksum(receiverOf(begun, options.treasury))}`);
  world.print(`To move to ${withChecksum(options.treasury)}: ${moves.length}`);
  for (const move of moves) world.print(row(move));
  world.print(`Not worth their gas yet: ${waiting.length}`);
  for (const move of waiting) world.print(row(move));
  showRefused(work, refused);
  for (const [asset, of] of Map.groupBy(moves, ({ asset }) => asset))
    world.print(`In all ${formatEther(sumOf(of, ({ amount }) => amount))} ${nameOf(settings, asset)}`);
  world.print(`Gas: ${formatEther(sumOf(moves, ({ cost }) => cost))} BNB at most`);
  world.print(
    `From the gas wallet: ${formatEther(sumOf(moves, ({ gasToSend }) => gasToSend))} BNB, and what sending it costs`,
  );
  return { open, moves };
}

function showRefused({ world, settings }: Work, refused: readonly Refused[]): void {
  if (refused.length > 0)
    world.print(`Refused by their token (is an address or the treasury frozen?): ${refused.length}`);
  for (const move of refused) world.print(`  ${describe(settings, move)}`);
}

async function runSweep(work: Work, yes: string | null): Promise<number> {
  const { world, settings, pause } = work;
  const options = await sourcesOf(work);
  const to = withChecksum(options.treasury);
  if (yes !== null && yes !== to) throw new Error(`--yes names ${yes}, and TREASURY_ADDRESS is ${to}.`);
  if (yes === null && world.ask === null)
    throw new Error(`Nobody can be asked here: say --yes ${to} where that is right.`);
  const keys = await keysFor(settings, options.store);
  if (options.treasury === keys.gasWallet.address) throw new Error('TREASURY_ADDRESS is the gas wallet.');
  const { open, moves } = await showPlan(work, options);
  const isAgreed = async (question: string): Promise<boolean> =>
    (await world.ask?.(`${question} Type yes: `))?.trim() === 'yes';
  const receivers = open
    .filter((begun) => isOf(keys, begun))
    .map((begun) => withChecksum(receiverOf(begun, options.treasury)));
  for (const receiver of new Set(receivers.filter((each) => each !== to))) {
    if (yes !== null)
      throw new Error(
        `A move that was signed before goes to ${receiver}, and TREASURY_ADDRESS is ${to}: run sweep without --yes.`,
      );
    if (!(await isAgreed(`Send what was signed before to ${receiver}, which is not TREASURY_ADDRESS?`))) {
      world.print('Nothing was moved.');
      return 1;
    }
  }
  if ((moves.length > 0 || receivers.includes(to)) && yes === null && !(await isAgreed(`Move this to ${to}?`))) {
    world.print('Nothing was moved.');
    return 1;
  }
  const { chainId } = settings.chain;
  const swept = await alone(settings.databaseUrl, (signal) =>
    sweep({ ...options, chainId, keys, pause, say: world.print, signal }, moves),
  );
  const { moved, failed, withoutGas, notFinal, waiting, refused, ofOtherSeeds, left, stoppedBy } = swept;
  world.print(`Moved: ${moved.length}. Came to nothing: ${failed.length}. Not worth their gas yet: ${waiting.length}.`);
  if (withoutGas.length > 0)
    world.print(
      `${withoutGas.length} wait for gas: if the gas wallet ${keys.gasWallet.address} has too little, send BNB to it; run this again.`,
    );
  if (notFinal.length > 0)
    world.print(`Sent and not final, or refused by the node: ${notFinal.length}. Run this again.`);
  for (const move of notFinal) world.print(`  ${describe(settings, move)}`);
  if (left.length > 0)
    world.print(`Left for the next run, as this one ended or waits for their address: ${left.length}. Run this again.`);
  for (const move of left) world.print(`  ${describe(settings, move)}`);
  showRefused(work, refused);
  if (ofOtherSeeds.length > 0)
    world.print(`${ofOtherSeeds.length} are of another seed than this one: run this again with it.`);
  for (const move of ofOtherSeeds)
    world.print(`  ${describe(settings, move)}, of the extended public key ${move.fingerprint ?? 'that made it'}`);
  if (stoppedBy !== null) throw stoppedBy;
  return [failed, withoutGas, notFinal, refused, ofOtherSeeds, left].some((some) => some.length > 0) ? 1 : 0;
}

async function runAfterRestore({ world, settings, chain, db }: Work, block: string | null): Promise<number> {
  if (block !== null && !/^\d{1,15}$/.test(block)) throw new Error('--block must be the number of a block.');
  const known = block === null ? null : BigInt(block);
  const { nextIndex, bookedBlock } = await afterRestore(
    { db, clock: systemClock, chain, xpub: settings.chain.xpub },
    known,
  );
  world.print(`New payments get deposit addresses from index ${nextIndex} on.`);
  world.print(`Booking goes on from block ${bookedBlock}. Start the servers, then run reconcile.`);
  return 0;
}

async function runReconcile(work: Work, options: Options): Promise<number> {
  const { world, settings, chain, db, pause } = work;
  const { usdt, busd } = settings.chain.tokens;
  const tokens = { usdt: usdt.address, busd: busd?.address ?? null };
  const found = await alone(settings.databaseUrl, async (signal) => {
    const skipped = options.skipped ? await lookAtSkipped(work, options, signal) : [];
    return reconcile({ db, chain, tokens, found: skipped, now: systemClock.now, pause, signal });
  });
  const { block, addresses, differences, open, listed } = found;
  for (const { deposit, asset, amount } of listed)
    world.print(
      `${deposit.address} (${deposit.index}) ${nameOf(settings, asset)}: ${formatEther(amount)} came to an address of after a backup, which no payment knows. It is listed now, and sweep moves it.`,
    );
  const store = createStore(db, settings.chain.chainId, () => systemClock.now());
  // The ledger names coins in lower case, and other tokens by their contract.
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

/** What holds something among the addresses that restores skipped. */
async function lookAtSkipped(
  { world, settings, chain, db }: Work,
  { most }: Options,
  signal: AbortSignal,
): Promise<readonly FoundDeposit[]> {
  if (most !== null && !/^[1-9]\d{0,8}$/.test(most)) throw new Error('--most must be a number of addresses.');
  const { usdt, busd } = settings.chain.tokens;
  const { deposits, read, ofOtherKeys } = await findAtSkipped({
    db,
    chain,
    xpub: settings.chain.xpub,
    tokens: busd === null ? [usdt.address] : [usdt.address, busd.address],
    most: most === null ? null : Number(most),
    onPart: (done, of) => {
      signal.throwIfAborted();
      if (done % PROGRESS_EVERY === 0) world.print(`${done} of ${of} skipped addresses are read.`);
    },
  });
  world.print(`${read} skipped addresses: ${deposits.length} hold something.`);
  if (ofOtherKeys > 0)
    world.print(`Other keys with skipped addresses: ${ofOtherKeys}. Run this with the DEPOSIT_XPUB of each.`);
  return deposits;
}

/** The keys of the seed, if they match `DEPOSIT_XPUB` or an earlier key whose addresses hold something. */
async function keysFor({ chain, seedFile }: Settings, store: Store): Promise<Keys> {
  const keys = keysOf(await readSeed(seedFile));
  if (keys.xpub === chain.xpub) return keys;
  const held = [...(await store.openSweeps()), ...(await store.depositsToSweep())];
  if (held.some((deposit) => isOf(keys, deposit))) return keys;
  throw new Error('The seed is not the one of DEPOSIT_XPUB, and no payment has an address of it.');
}

const describe = (settings: Settings, { address, index, amount, asset }: Deposit & Pick<Move, 'amount' | 'asset'>) =>
  `${address} (${index}): ${formatEther(amount)} ${nameOf(settings, asset)}`;

function nameOf({ chain: { tokens } }: Settings, asset: Asset): string {
  if (asset === 'bnb') return 'BNB';
  if (asset === tokens.usdt.address) return 'USDT';
  return asset === tokens.busd?.address ? 'BUSD' : asset;
}

const sumOf = (moves: readonly Move[], of: (move: Move) => bigint): bigint =>
  moves.reduce((sum, move) => sum + of(move), 0n);
