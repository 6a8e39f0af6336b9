import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@mutuals/api/testing';
import { openDatabase } from '@mutuals/api/treasury';
import { buildSandbox, type Sandbox } from '@mutuals/sandbox/server';
import { CONTRACTS, SANDBOX_TREASURY, SANDBOX_WORDS, SANDBOX_XPUB } from '@mutuals/sandbox/chain/values';
import { sql } from 'kysely';
import { type Address, getAddress, type Hex, keccak256, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from './cli.ts';
import { keysOf } from './keys.ts';
import { alone } from './lock.ts';
import { tokenTransfer } from './node.ts';
import type { Asset, Deposit } from './store.ts';
import { ENDS_LOCKS, startSmallProduct, type SmallProduct } from './testing.ts';

let folder: string;
let product: SmallProduct;
let sandbox: Sandbox;
let said: string[];
/** The questions printed, and the answer given; null without a terminal. */
let asked: string[];
let answer: string | null;
let seed: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-treasury-'));
  product = await startSmallProduct();
  seed = path.join(folder, 'seed');
  await writeFile(seed, SANDBOX_WORDS, { mode: 0o600 });
  sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret', chain: product.sandbox });
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
  asked = [];
  answer = 'yes';
});

const env = () => ({
  SANDBOX_URL: sandbox.url,
  DATABASE_URL: product.databaseUrl,
  TREASURY_ADDRESS: SANDBOX_TREASURY,
  TREASURY_SEED_FILE: seed,
});
const OTHER_WORDS = `${'abandon '.repeat(11)}about`;
const command = (
  args: string,
  settings: Record<string, string> = env(),
  pause = product.options.pause,
): Promise<number> =>
  run(args.split(' ').filter(Boolean), {
    env: settings,
    print: (line) => said.push(line),
    ask:
      answer === null
        ? null
        : async (question) => {
            asked.push(question);
            return answer ?? '';
          },
    pause,
  });

async function seedFile(words: string, mode = 0o600): Promise<string> {
  const file = path.join(folder, `seed-${said.length}-${mode}`);
  await writeFile(file, words);
  await chmod(file, mode);
  return file;
}

it('goes the whole way: a plan, a sweep that lacks gas, one that does not, and books that agree', async () => {
  const { address } = await product.deposit({ usdt: parseEther('30') });
  await product.deposit({ bnb: parseEther('0.05') });
  expect(await command('plan')).toBe(0);
  expect(said.join('\n')).toMatch(
    new RegExp(`${address} \\(0\\): 30 USDT, costs 0\\.\\d+ BNB, 0\\.\\d+ BNB sent first for gas`),
  );
  expect(said).toContain('In all 30 USDT');
  expect(await command('sweep')).toBe(1);
  const { gasWallet } = keysOf(SANDBOX_WORDS);
  expect(said.join('\n')).toContain(
    `1 wait for gas: if the gas wallet ${gasWallet.address} has too little, send BNB to it; run this again.`,
  );
  await product.catchUp();
  expect(await command('reconcile')).toBe(1);
  expect(said.at(-2)).toBe('1 moves are not over: run sweep, then this again.');
  await product.sandbox.transfer({ to: gasWallet.address, asset: 'bnb', amount: parseEther('1') });
  expect(await command('sweep')).toBe(0);
  await product.catchUp();
  expect(await command('reconcile')).toBe(0);
  expect(said.at(-1)).toMatch(/^2 addresses at block \d+: 0 differences\.$/);

  await product.deposit({ busd: 5n }, { isBooked: false });
  await product.catchUp();
  expect(await command('reconcile')).toBe(1);
  expect(said.at(-2)).toMatch(/^0x\w{40} \(2\) BUSD: booked 0, swept 0, gas 0, there 5: unlisted 5 wei$/);
  // The team sees it, too.
  const notes = await product.db.selectFrom('reconciliations').selectAll().orderBy('created_at').execute();
  expect(notes.map(({ open_sweeps, difference_count }) => [open_sweeps, difference_count])).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
  expect(notes.at(-1)?.differences).toMatchObject([
    { addressIndex: 2, asset: 'busd', expected: '0', balance: '5', difference: '5' },
  ]);
});

it('does nothing while another treasury works on the same database', async () => {
  await alone(product.databaseUrl, async () => {
    await expect(command('sweep')).rejects.toThrow('Another treasury works on this database');
    await expect(command('reconcile')).rejects.toThrow('Another treasury');
  });
  expect(await command('sweep')).toBe(0);
});

const [GAS, GAS_PRICE] = [200_000n, 50_000_000n];
const SIGNED_GAS = GAS * GAS_PRICE;
/** A run signs a move, and then ends. */
async function signFor(
  to: Address,
  { address, index }: Pick<Deposit, 'address' | 'index'>,
  asset: Asset,
  amount: bigint,
): Promise<Hex> {
  const begun = await product.store.begin({ address, index, fingerprint: null }, asset, amount);
  const call = asset === 'bnb' ? { to, value: amount } : { to: asset, data: tokenTransfer(to, amount) };
  const signed = await keysOf(SANDBOX_WORDS)
    .deposit(index)
    .signTransaction({ type: 'legacy', chainId: 31_337, nonce: 0, gas: GAS, gasPrice: GAS_PRICE, ...call });
  await product.store.setSigned(begun.id, { tx: keccak256(signed), signed });
  return signed;
}

describe('a sweep', () => {
  it('shows what goes where and asks, and moves nothing without a yes', async () => {
    const { address, index } = await product.deposit({ bnb: parseEther('0.05') });
    answer = 'y';
    expect(await command('sweep')).toBe(1);
    expect(asked).toEqual([`Move this to ${SANDBOX_TREASURY}? Type yes: `]);
    expect(said.join('\n')).toContain(`  ${address} (${index}): 0.0`);
    expect(said.at(-1)).toBe('Nothing was moved.');
    expect(await product.lies('bnb', address)).toBe(parseEther('0.05'));
    answer = 'yes';
    expect(await command('sweep')).toBe(0);
    expect(await product.lies('bnb', address)).toBe(0n);
  });

  it('by a timer needs the address said once more', async () => {
    answer = null;
    await expect(command('sweep')).rejects.toThrow(`say --yes ${SANDBOX_TREASURY}`);
    await expect(command(`sweep --yes ${CONTRACTS.usdt}`)).rejects.toThrow('TREASURY_ADDRESS is');
    const { address } = await product.deposit({ bnb: parseEther('0.05') });
    expect(await command(`sweep --yes ${SANDBOX_TREASURY}`)).toBe(0);
    expect(await product.lies('bnb', address)).toBe(0n);
  });

  it('says where a move goes that was signed for another treasury, and asks for it apart', async () => {
    const former = SANDBOX_TREASURY;
    const own = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
    const now = { ...env(), TREASURY_ADDRESS: own };
    const bnb = await product.deposit({ bnb: parseEther('0.05') });
    const usdt = await product.deposit({ usdt: parseEther('30'), bnb: parseEther('0.01') });
    const before = await product.lies('usdt', former);
    await signFor(former, usdt, CONTRACTS.usdt, parseEther('30'));
    await signFor(former, bnb, 'bnb', parseEther('0.04'));
    await expect(command(`sweep --yes ${own}`, now)).rejects.toThrow(
      `goes to ${former}, and TREASURY_ADDRESS is ${own}`,
    );
    said = [];
    answer = 'no';
    expect(await command('sweep', now)).toBe(1);
    expect(said.slice(0, 3)).toEqual([
      '2 moves of a run before are not over: sweep goes on with them.',
      `  ${usdt.address} (${usdt.index}): 30 USDT to ${former}`,
      `  ${bnb.address} (${bnb.index}): 0.04 BNB to ${former}`,
    ]);
    expect(asked).toEqual([`Send what was signed before to ${former}, which is not TREASURY_ADDRESS? Type yes: `]);
    expect(said.at(-1)).toBe('Nothing was moved.');
    expect(await product.lies('usdt', former)).toBe(before);
    asked = [];
    answer = 'yes';
    expect(await command('sweep', now)).toBe(0);
    expect(asked).toHaveLength(2);
    expect(await product.lies('usdt', former)).toBe(before + parseEther('30'));
  });

  it('asks for what was signed for another treasury alone where there is nothing else to move', async () => {
    const now = { ...env(), TREASURY_ADDRESS: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' };
    // What is left pays for the gas.
    const deposit = await product.deposit({ bnb: parseEther('0.04') + SIGNED_GAS });
    const signed = await signFor(SANDBOX_TREASURY, deposit, 'bnb', parseEther('0.04'));
    // Sent already: only its end was not stored.
    await product.node.broadcast(signed);
    await product.sandbox.mine(5);
    answer = 'yes';
    expect(await command('sweep', now)).toBe(0);
    expect(asked).toEqual([
      `Send what was signed before to ${SANDBOX_TREASURY}, which is not TREASURY_ADDRESS? Type yes: `,
    ]);
    expect(said).toContain(`To move to ${now.TREASURY_ADDRESS}: 0`);
    expect(said.at(-1)).toMatch(/^Moved: 1\. /);
  });

  it('never goes to an address of the product itself, given out or not yet', async () => {
    const { address } = await product.deposit({}, { keys: keysOf(OTHER_WORDS) });
    await sql`select setval('deposit_address_index', 5000)`.execute(product.db);
    const to = (treasury: string) => command('sweep', { ...env(), TREASURY_ADDRESS: getAddress(treasury) });
    await expect(to(address)).rejects.toThrow('TREASURY_ADDRESS is a deposit address');
    for (const index of [5001, 6000]) {
      const later = keysOf(SANDBOX_WORDS).deposit(index).address;
      await expect(to(later)).rejects.toThrow('TREASURY_ADDRESS is a deposit address');
    }
    for (const contract of [CONTRACTS.usdt, CONTRACTS.busd, CONTRACTS.feed])
      await expect(to(contract)).rejects.toThrow('TREASURY_ADDRESS is a contract');
    await expect(to(keysOf(SANDBOX_WORDS).gasWallet.address)).rejects.toThrow('TREASURY_ADDRESS is the gas wallet');
  });
});

it('a sweep that could not send a move lists it, and its exit code says so', async () => {
  const { address, index } = await product.deposit({});
  await signFor(SANDBOX_TREASURY, { address, index }, 'bnb', parseEther('0.04'));
  expect(await command('sweep')).toBe(1);
  expect(said.slice(-2)).toEqual([
    'Sent and not final, or refused by the node: 1. Run this again.',
    `  ${address} (${index}): 0.04 BNB`,
  ]);
  await product.db.deleteFrom('sweeps').where('address', '=', address).execute();
});

it('a sweep that the chain ends says first what it moved and what is left, and then why', async () => {
  await command('sweep');
  const [moved, left] = [
    await product.deposit({ bnb: parseEther('0.05') }),
    await product.deposit({ bnb: parseEther('0.06') }),
  ];
  said = [];
  const pause = async (): Promise<void> => {
    if (said.some((line) => line.startsWith('Moved '))) throw new Error('The chain is away.');
    await product.options.pause();
  };
  await expect(command('sweep', env(), pause)).rejects.toThrow('The chain is away.');
  expect(said.slice(-3)).toEqual([
    expect.stringMatching(/^Moved: 1\. Came to nothing: 0\. /),
    'Left for the next run, as this one ended or waits for their address: 1. Run this again.',
    expect.stringMatching(`  ${left.address} .* BNB$`),
  ]);
  expect(await product.lies('bnb', moved.address)).toBe(0n);
  expect(await command('sweep')).toBe(0);
});

it('a sweep that loses its lock sends nothing more, and says first what it moved and what is left', async () => {
  await command('sweep');
  const [moved, ...left] = [
    await product.deposit({ bnb: parseEther('0.05') }),
    await product.deposit({ bnb: parseEther('0.06') }),
    await product.deposit({ bnb: parseEther('0.07') }),
  ];
  said = [];
  // No block is made any more then: the second move is never final, and the sweep looks until it is told.
  const pause = async (): Promise<void> => {
    if (said.some((line) => line.startsWith('Moved '))) await sql.raw(ENDS_LOCKS).execute(product.db);
    else await product.options.pause();
  };
  await expect(command('sweep', env(), pause)).rejects.toThrow('was lost');
  expect(said.slice(-4)).toEqual([
    expect.stringMatching(/^Moved: 1\. Came to nothing: 0\. /),
    'Left for the next run, as this one ended or waits for their address: 2. Run this again.',
    ...left.map(({ address }) => expect.stringMatching(`  ${address} .* BNB$`)),
  ]);
  expect(await product.lies('bnb', moved.address)).toBe(0n);
  expect(await product.sandbox.client.getTransactionCount({ address: left[1]?.address ?? '0x' })).toBe(0);
  expect(await command('sweep')).toBe(0);
});

describe('the treasury’s address is no deposit address', () => {
  const to = (treasury: string) => command('sweep', { ...env(), TREASURY_ADDRESS: getAddress(treasury) });
  const refused = 'TREASURY_ADDRESS is a deposit address';

  it('that no payment knows, and that was found after a restore', async () => {
    const address = keysOf(OTHER_WORDS).deposit(5).address;
    await sql`insert into found_deposits values
      (31337, ${address}, 5, '00000000', 'usdt', ${CONTRACTS.usdt}, 1, 1, now())`.execute(product.db);
    await expect(to(address)).rejects.toThrow(refused);
    expect(await to(keysOf(OTHER_WORDS).deposit(6).address)).toBe(0);
    await product.db.deleteFrom('found_deposits').execute();
  });

  it('of the first index, which `xpub` prints, whether a payment has it or not', async () => {
    const first = keysOf(SANDBOX_WORDS).deposit(0).address;
    const rename = (from: string, into: string) =>
      sql`update payments set address = ${into} where address = ${from}`.execute(product.db);
    await rename(first, '0x');
    await expect(to(first)).rejects.toThrow(refused);
    await rename('0x', first);
  });
});

describe('after a restore', () => {
  const next = async () => {
    const { rows } = await sql<{ next: string }>`select nextval('deposit_address_index') as next`.execute(product.db);
    return Number(rows[0]?.next);
  };

  it('no address is given out again that was given out after the backup, also far behind a gap (D16, D77)', async () => {
    await product.catchUp();
    const before = await next();
    expect(await command('after-restore')).toBe(0);
    expect(await next()).toBeGreaterThan(before + 100_000);
    expect(said[0]).toMatch(/^New payments get deposit addresses from index \d+ on\.$/);
    expect(said[1]).toMatch(/^Booking goes on from block \d+\. Start the servers, then run reconcile\.$/);
  });

  it('the addresses that it skips begin behind every payment and every restore before', async () => {
    await product.catchUp();
    const { index, paymentId } = await product.deposit({});
    const moveTo = (to: number) =>
      sql`update payments set address_index = ${to} where id = ${paymentId}`.execute(product.db);
    await moveTo(index + 1_000_000);
    await sql`select setval('deposit_address_index', 1)`.execute(product.db);
    const before = await product.db.selectFrom('skipped_addresses').selectAll().execute();
    for (let times = 0; times < 2; times += 1) expect(await command('after-restore')).toBe(0);
    expect(await next()).toBeGreaterThan(index + 1_200_000);
    await moveTo(index);
    const skipped = await product.db.selectFrom('skipped_addresses').selectAll().orderBy('first_index').execute();
    expect(skipped).toHaveLength(before.length + 2);
    for (const [at, { first_index }] of skipped.entries())
      expect(Number(first_index)).toBeGreaterThanOrEqual(Number(skipped[at - 1]?.next_index ?? 0));
  });

  it('the addresses that it skips may be of the key of the last payment, too, which was changed since', async () => {
    await product.catchUp();
    const former = keysOf(OTHER_WORDS);
    await product.deposit({}, { keys: former });
    // One key, however many restores skipped addresses of it.
    for (let times = 0; times < 2; times += 1) expect(await command('after-restore')).toBe(0);
    const skipped = await product.db.selectFrom('skipped_addresses').selectAll().orderBy('first_index').execute();
    const [one, other] = skipped.slice(-2);
    expect([one?.first_index, one?.next_index]).toEqual([other?.first_index, other?.next_index]);
    expect(new Set([one?.xpub_fingerprint, other?.xpub_fingerprint])).toEqual(
      new Set([former.fingerprint, keysOf(SANDBOX_WORDS).fingerprint]),
    );
    await product.catchUp();
    await command('reconcile --skipped --most 1');
    expect(said.join('\n')).toContain('Other keys with skipped addresses: 1. Run this with the DEPOSIT_XPUB of each.');
  });

  it('nothing is changed while a server books payments', async () => {
    const before = await next();
    await product.db.connection().execute(async (watcher) => {
      await sql`select pg_advisory_lock(7710017, 31337)`.execute(watcher);
      await expect(command('after-restore')).rejects.toThrow('Stop all servers first');
      await sql`select pg_advisory_unlock_all()`.execute(watcher);
    });
    expect(await next()).toBe(before + 1);
  });

  it('booking begins only at a block that is known', async () => {
    await product.db.deleteFrom('chain_cursors').execute();
    const before = await next();
    await expect(command('after-restore')).rejects.toThrow('does not say up to which block');
    await expect(command('after-restore --block 99999999')).rejects.toThrow('no final block');
    const { number: head } = await product.sandbox.client.getBlock();
    await expect(command(`after-restore --block ${head}`)).rejects.toThrow('no final block');
    await expect(command('after-restore --block soon')).rejects.toThrow('--block must be');
    expect(await next()).toBe(before + 1);
    expect(await command('after-restore --block 3')).toBe(0);
    const cursor = await product.db.selectFrom('chain_cursors').selectAll().executeTakeFirstOrThrow();
    expect(cursor).toMatchObject({ block_number: 3, block_hash: (await product.chain.block(3n))?.hash });
    await expect(command('after-restore --block 2')).rejects.toThrow('booked up to block 3');
  });
});

describe('the seed', () => {
  it('gives the key of the deposit addresses to the server, without chain or database', async () => {
    expect(await command('xpub', { TREASURY_SEED_FILE: await seedFile(SANDBOX_WORDS) })).toBe(0);
    expect(said[0]).toBe(`DEPOSIT_XPUB=${SANDBOX_XPUB}`);
    expect(said[1]).toBe(`Deposit address 0: ${keysOf(SANDBOX_WORDS).deposit(0).address}`);
    expect(said.join('\n')).not.toContain('junk');
  });

  it('is the one of the addresses that the server gives out, or nothing moves', async () => {
    await expect(command('sweep', { ...env(), TREASURY_SEED_FILE: await seedFile(OTHER_WORDS) })).rejects.toThrow(
      'The seed is not the one of DEPOSIT_XPUB',
    );
  });

  it('may be one of before DEPOSIT_XPUB was changed: each seed moves its own, and lists the others', async () => {
    const old = await product.deposit({ bnb: parseEther('0.05') });
    const current = await product.deposit({ bnb: parseEther('0.07') }, { keys: keysOf(OTHER_WORDS) });
    expect(await command('sweep')).toBe(1);
    expect(said).toContain('1 are of another seed than this one: run this again with it.');
    expect(said.at(-1)).toContain(`${current.address} (${current.index}): 0.0`);
    expect(said.at(-1)).toContain(keysOf(OTHER_WORDS).fingerprint);
    expect([await product.lies('bnb', old.address), await product.lies('bnb', current.address)]).toEqual([
      0n,
      parseEther('0.07'),
    ]);
    // DEPOSIT_XPUB is not this seed's, which has addresses all the same.
    expect(await command('sweep', { ...env(), TREASURY_SEED_FILE: await seedFile(OTHER_WORDS) })).toBe(0);
    expect(await product.lies('bnb', current.address)).toBe(0n);
  });

  it.each([
    ['that is not there', async () => path.join(folder, 'nowhere'), 'There is no file'],
    ['that others can read', () => seedFile(SANDBOX_WORDS, 0o644), 'Others can read'],
    ['with too few words', () => seedFile('test test test'), 'must be 12, 15, 18, 21 or 24 words'],
  ])('is not taken from a file %s', async (_, file, message) => {
    await expect(command('xpub', { TREASURY_SEED_FILE: await file() })).rejects.toThrow(message);
  });

  it('is not taken from the environment', async () => {
    await expect(command('sweep', { ...env(), TREASURY_SEED: SANDBOX_WORDS })).rejects.toThrow(
      'TREASURY_SEED must not be set',
    );
  });
});

describe('a database that is none of ours', () => {
  const said = (DATABASE_URL: string, args = 'plan') => command(args, { ...env(), DATABASE_URL });

  it.each(['plan', 'sweep', 'reconcile', 'after-restore'])('is named by %s', async (args) => {
    await expect(said('postgres://me:canary@127.0.0.1:1/x', args)).rejects.toThrow(
      /^The database of DATABASE_URL does not answer \(ECONNREFUSED\)\.$/,
    );
  });

  it('is named where it is empty', async () => {
    const empty = await createTestDatabase('template0');
    await expect(said(empty.connectionString)).rejects.toThrow(/^The database of DATABASE_URL is empty/);
    await empty.drop();
  });

  it('is named where its restore did not end', async () => {
    const half = await createTestDatabase('template0');
    const { pool, close } = openDatabase(half.connectionString);
    await pool.query('create table unfinished_restore (backup text, extensions text[])');
    await close();
    await expect(said(half.connectionString)).rejects.toThrow(/^A restore of this database did not end/);
    await half.drop();
  });
});

describe('what is not set, or set wrongly,', () => {
  const real = {
    BSC_RPC_URL: 'https://bsc.example',
    DEPOSIT_XPUB: keysOf(OTHER_WORDS).xpub,
    DATABASE_URL: 'postgresql://nowhere',
  };
  it.each([
    ['plan', { DATABASE_URL: 'postgresql://nowhere' }, 'BSC_RPC_URL and DEPOSIT_XPUB are missing'],
    ['plan', { ...real, DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    ['plan', { ...real, TREASURY_ADDRESS: 'my wallet' }, 'TREASURY_ADDRESS must be an address'],
    // One digit is wrong, which only the checksum shows (EIP-55).
    ['plan', { ...real, TREASURY_ADDRESS: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAad' }, 'TREASURY_ADDRESS must be'],
    ['plan', { ...real, TREASURY_ADDRESS: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }, 'capital and small letters'],
    ['plan', { ...real, TREASURY_ADDRESS: `0x${'0'.repeat(40)}` }, 'TREASURY_ADDRESS must be'],
    ['plan', { ...real, DEPOSIT_XPUB: SANDBOX_XPUB }, 'DEPOSIT_XPUB is the one of the sandbox'],
    ['plan', { ...real, CHAIN_ID: '31337' }, 'CHAIN_ID is the one of the sandbox'],
    ['', {}, 'treasury xpub'],
    ['steal', {}, 'treasury xpub'],
    ['sweep now', {}, 'There is no such option'],
    ['plan --yes now', {}, 'There is no such option'],
  ])('is said: %s with %j', async (args, settings, message) => {
    await expect(command(args, settings)).rejects.toThrow(message);
  });
});
