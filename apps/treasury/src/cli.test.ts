import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildSandbox, type Sandbox } from '@mutuals/sandbox/server';
import { SANDBOX_WORDS, SANDBOX_XPUB } from '@mutuals/sandbox/chain/values';
import { parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from './cli.ts';
import { keysOf } from './keys.ts';
import { alone } from './lock.ts';
import { startSmallProduct, type SmallProduct } from './testing.ts';

let folder: string;
let product: SmallProduct;
let sandbox: Sandbox;
let said: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-treasury-'));
  product = await startSmallProduct();
  sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret', chain: product.sandbox });
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
});

const env = () => ({ SANDBOX_URL: sandbox.url, DATABASE_URL: product.databaseUrl });
const command = (args: string, settings: Record<string, string> = env()): Promise<number> =>
  run(args.split(' ').filter(Boolean), {
    env: settings,
    print: (line) => said.push(line),
    pause: product.options.pause,
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
  expect(said.join('\n')).toContain(`send BNB to the gas wallet ${gasWallet.address}`);
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
  // For the team, too.
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

describe('the seed', () => {
  it('gives the key of the deposit addresses to the server, without chain or database', async () => {
    expect(await command('xpub', { TREASURY_SEED_FILE: await seedFile(SANDBOX_WORDS) })).toBe(0);
    expect(said[0]).toBe(`DEPOSIT_XPUB=${SANDBOX_XPUB}`);
    expect(said[1]).toBe(`Deposit address 0: ${keysOf(SANDBOX_WORDS).deposit(0).address}`);
    expect(said.join('\n')).not.toContain('junk');
  });

  it('is the one of the addresses that the server gives out, or nothing moves', async () => {
    const other = `${'abandon '.repeat(11)}about`;
    await expect(command('sweep', { ...env(), TREASURY_SEED_FILE: await seedFile(other) })).rejects.toThrow(
      'The seed is not the one of DEPOSIT_XPUB',
    );
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

describe('what is not set, or set wrongly,', () => {
  const real = { BSC_RPC_URL: 'https://bsc.example', DEPOSIT_XPUB: SANDBOX_XPUB, DATABASE_URL: 'postgresql://nowhere' };
  it.each([
    ['plan', { DATABASE_URL: 'postgresql://nowhere' }, 'BSC_RPC_URL and DEPOSIT_XPUB are missing'],
    ['plan', { ...real, DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    ['plan', { ...real, TREASURY_ADDRESS: 'my wallet' }, 'TREASURY_ADDRESS must be an address'],
    ['plan', { ...real, CHAIN_ID: '31337' }, 'CHAIN_ID is the one of the sandbox'],
    ['', {}, 'treasury xpub'],
    ['steal', {}, 'treasury xpub'],
    ['sweep now', {}, 'There is nothing to say after the command'],
  ])('is said: %s with %j', async (args, settings, message) => {
    await expect(command(args, settings)).rejects.toThrow(message);
  });
});
