import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { binaryOf } from './anvil.ts';
import { startChain } from './chain.ts';
import { testFeedAbi } from './contracts/generated/contracts.ts';
import { CONTRACTS, DEPLOYER } from './values.ts';

const TO = '0x00000000000000000000000000000000000000aa';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-anvil-'));
});
afterEach(() => rm(folder, { recursive: true }));

const isListening = (url: string): Promise<boolean> =>
  fetch(url, { method: 'POST' }).then(
    () => true,
    () => false,
  );

describe('a chain that is kept', () => {
  it('goes on after a restart: blocks, balances, contracts, the price, the final block, and a clock that does not go back', async () => {
    const first = await startChain({ folder });
    const [hash] = await first.transfer({ to: TO, asset: 'bnb', amount: 5n });
    await first.setPrice(700_00000000n);
    await first.moveTime(5000);
    const head = await first.client.getBlock();
    await first.stop();

    const second = await startChain({ folder });
    const { client } = second;
    expect((await client.getBlock({ blockNumber: head.number })).hash).toBe(head.hash);
    expect((await client.getTransactionReceipt({ hash: hash ?? '0x' })).status).toBe('success');
    expect(await client.getBalance({ address: TO, blockTag: 'finalized' })).toBe(5n);
    expect(await client.getCode({ address: CONTRACTS.usdt })).toMatch(/^0x60/);
    const feed = { address: CONTRACTS.feed, abi: testFeedAbi } as const;
    expect((await client.readContract({ ...feed, functionName: 'latestRoundData' }))[1]).toBe(700_00000000n);
    expect((await client.getBlock()).timestamp).toBeGreaterThanOrEqual(head.timestamp);
    await second.stop();
  });

  it('whose file was cut in the middle of writing goes on from the last whole one', async () => {
    const file = path.join(folder, 'state.json');
    const first = await startChain({ folder });
    const [hash] = await first.transfer({ to: TO, asset: 'bnb', amount: 5n });
    await first.stop();
    const whole = await readFile(file);
    await truncate(file, Math.floor(whole.length / 2));

    const second = await startChain({ folder });
    expect((await second.client.getTransactionReceipt({ hash: hash ?? '0x' })).status).toBe('success');
    await second.stop();
  });

  it('whose file is damaged, and of which no whole one is kept, does not start, and says in one line what to delete', async () => {
    await writeFile(path.join(folder, 'state.json'), '{');
    await expect(startChain({ folder })).rejects.toThrow(new RegExp(`^[^\\n]*delete ${folder}[^\\n]*$`));
  });
});

it('ends with its parent, also one that is killed, and writes its state down', async () => {
  const program = `import { startChain } from ${JSON.stringify(path.join(import.meta.dirname, 'chain.ts'))};
    const chain = await startChain({ folder: ${JSON.stringify(folder)} });
    console.log(chain.url);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(parent.stdout, 'data');
  const url = String(said).trim();
  expect(await isListening(url)).toBe(true);
  parent.kill('SIGKILL');
  while (await isListening(url)) await pause(10);
  while (!(await readdir(folder)).includes('state.json')) await pause(10);
  const again = await startChain({ folder });
  expect(await again.client.getTransactionCount({ address: DEPLOYER })).toBeGreaterThan(7);
  await again.stop();
});

it('says on which platform it has no program', () => {
  expect(() => binaryOf('sunos', 'sparc')).toThrow('There is no anvil for sunos-sparc');
});
