// The server's looks at contracts against the sandbox's chain and explorer, and against an explorer that answers as documented.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createContracts, OutsideAway, readConfig } from '@mutuals/api/testing';
import { encodeFunctionData, type Address } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import { startChain, type Chain } from './chain.ts';
import { testCollectionAbi, testMultiCollectionAbi, testProjectTokenAbi } from './contracts/generated/contracts.ts';
import { deploy, deployProxy, transact, type Deployable } from './deploy.ts';
import documented from './explorer.documented.json' with { type: 'json' };
import { CONTRACTS } from './values.ts';

const ZERO = '0x0000000000000000000000000000000000000000';
const ada = privateKeyToAccount(generatePrivateKey());
const bo = privateKeyToAccount(generatePrivateKey());

let chain: Chain;
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-contracts-'));
  chain = await startChain();
  sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length', chain });
});
afterAll(async () => {
  await sandbox.close();
  await chain.stop();
  await rm(dataDir, { recursive: true });
});

function lookOf({ explorer = true, rpcUrls }: { explorer?: boolean | string; rpcUrls?: string[] } = {}) {
  const config = readConfig({
    DATABASE_URL: 'postgres:///none',
    SANDBOX_URL: sandbox.url,
    ABLY_API_KEY: 'sandbox.local:secret',
  });
  const configured = config.proofs.explorer;
  if (config.chain === null || configured === null) throw new Error('The sandbox has both.');
  const network = { ...config.chain, ...(rpcUrls && { rpcUrls }) };
  const api = typeof explorer === 'string' ? { apiUrl: explorer, key: 'its-secret' } : configured;
  const contracts = createContracts(network, explorer === false ? null : api);
  if (contracts === null) throw new Error('There is a chain.');
  return contracts;
}

const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`;
const made = async (kind: Deployable): Promise<Address> =>
  lower(await deploy(chain, ada, { kind, name: 'Tide', symbol: 'TIDE' }));
const [adas, bos] = [lower(ada.address), lower(bo.address)];

it('are none without a chain', () => {
  expect(createContracts(null, null)).toBeNull();
});

describe('an owner', () => {
  const giveTo = async (token: Address, to: Address) =>
    transact(chain, ada, {
      to: token,
      data: encodeFunctionData({ abi: testProjectTokenAbi, functionName: 'transferOwnership', args: [to] }),
    });

  it('is who the contract says', async () => {
    expect(await lookOf().owner(await made('token'))).toBe(adas);
  });

  it.each([ZERO, '0x000000000000000000000000000000000000dEaD', '0x0000000000000000000000000000000000000001'] as const)(
    'that is nobody is none: %s',
    async (nobody) => {
      const token = await made('token');
      await giveTo(token, nobody);
      expect(await lookOf().owner(token)).toBeNull();
    },
  );

  it('that is the contract itself is none, and another contract is one', async () => {
    const token = await made('token');
    await giveTo(token, token);
    expect(await lookOf().owner(token)).toBeNull();
    const [another, team] = [await made('token'), await made('account')];
    await transact(chain, ada, {
      to: another,
      data: encodeFunctionData({ abi: testProjectTokenAbi, functionName: 'transferOwnership', args: [team] }),
    });
    expect(await lookOf().owner(another)).toBe(team);
  });

  it('is none of a contract that does not say, and of an address without code', async () => {
    expect(await lookOf().owner(CONTRACTS.usdt)).toBeNull();
    expect(await lookOf().owner(bos)).toBeNull();
  });
});

describe('a proxy', () => {
  it('has its own owner and deployer, not those of what it passes calls on to', async () => {
    const implementation = await made('token');
    const proxy = lower(await deployProxy(chain, bo, implementation, adas));
    expect(await lookOf().proxy(proxy)).toEqual({ implementation, admin: adas });
    // Its storage is empty, whatever the owner of the implementation is.
    expect(await lookOf().owner(proxy)).toBeNull();
    expect(await lookOf().isDeployedBy(proxy, bos)).toBe(true);
    expect(await lookOf().isDeployedBy(proxy, adas)).toBe(false);
    expect(await lookOf().proxy(implementation)).toBeNull();
  });
});

describe('a deployer', () => {
  it('is found without an explorer where its own transaction created the contract', async () => {
    const token = await made('token');
    const look = lookOf({ explorer: false });
    expect(await look.isDeployedBy(token, adas)).toBe(true);
    expect(await look.isDeployedBy(token, bos)).toBe(false);
    expect(await look.deployer(token)).toBeNull();
  });

  it('is found by the explorer where a transaction created the contract', async () => {
    expect(await lookOf().deployer(await made('token'))).toBe(adas);
  });

  it('is nobody where a factory created the contract: anybody may call one', async () => {
    const token = await made('factory_token');
    expect(await lookOf().deployer(token)).toBeNull();
    for (const address of [adas, bos]) expect(await lookOf().isDeployedBy(token, address)).toBe(false);
  });

  it('is nobody of an address without code', async () => {
    expect(await lookOf().isContract(bos)).toBe(false);
    expect(await lookOf().isDeployedBy(bos, bos)).toBe(false);
    expect(await lookOf().deployer(bos)).toBeNull();
  });
});

describe('a collection', () => {
  it('tells how many pieces somebody holds and minted', async () => {
    const collection = await made('collection');
    const mint = (to: Address, count: bigint) =>
      transact(chain, ada, {
        to: collection,
        data: encodeFunctionData({ abi: testCollectionAbi, functionName: 'mint', args: [to, count] }),
      });
    await mint(adas, 3n);
    await mint(bos, 1n);
    await transact(chain, ada, {
      to: collection,
      data: encodeFunctionData({ abi: testCollectionAbi, functionName: 'transferFrom', args: [adas, bos, 1n] }),
    });
    const look = lookOf();
    expect(await look.collection(collection)).toBe('erc721');
    expect([await look.held(collection, 'erc721', adas), await look.minted(collection, 'erc721', adas)]).toEqual([
      2, 3,
    ]);
    expect([await look.held(collection, 'erc721', bos), await look.minted(collection, 'erc721', bos)]).toEqual([2, 1]);
    const alone = lookOf({ explorer: false });
    expect([await alone.held(collection, 'erc721', adas), await alone.minted(collection, 'erc721', adas)]).toEqual([
      2,
      null,
    ]);
  });

  it('with several of each piece is counted by the explorer alone', async () => {
    const collection = await made('multi_collection');
    await transact(chain, ada, {
      to: collection,
      data: encodeFunctionData({ abi: testMultiCollectionAbi, functionName: 'mint', args: [bos, 7n, 5n] }),
    });
    expect(await lookOf().collection(collection)).toBe('erc1155');
    expect(await lookOf().held(collection, 'erc1155', bos)).toBe(5);
    expect(await lookOf().minted(collection, 'erc1155', bos)).toBe(5);
    expect(await lookOf({ explorer: false }).held(collection, 'erc1155', bos)).toBeNull();
  });

  it('is neither a token nor a contract that says yes to all', async () => {
    expect(await lookOf().collection(await made('token'))).toBeNull();
    expect(await lookOf().collection(await made('yes_account'))).toBeNull();
    expect(await lookOf().collection(bos)).toBeNull();
  });
});

describe('an outside that is away (D86)', () => {
  it('is told from one that says no: the chain', async () => {
    const away = lookOf({ rpcUrls: ['http://127.0.0.1:1'] });
    await expect(away.owner(CONTRACTS.usdt)).rejects.toBeInstanceOf(OutsideAway);
    await expect(away.isDeployedBy(CONTRACTS.usdt, adas)).rejects.toBeInstanceOf(OutsideAway);
    await expect(away.held(CONTRACTS.usdt, 'erc721', adas)).rejects.toBeInstanceOf(OutsideAway);
  });

  it('is told from one that says no: the explorer', async () => {
    const token = await made('factory_token');
    await sandbox.outside.change((state) => void (state.away = ['explorer']));
    await expect(lookOf().isDeployedBy(token, adas)).rejects.toBeInstanceOf(OutsideAway);
    await sandbox.outside.change((state) => void (state.away = []));
    expect(await lookOf().isDeployedBy(token, adas)).toBe(false);
  });

  it('is one of which two nodes say different things, and of which one is away', async () => {
    const token = await made('token');
    const own = `${sandbox.url}/chain/rpc`;
    expect(await lookOf({ rpcUrls: [own, own] }).owner(token)).toBe(adas);
    await expect(lookOf({ rpcUrls: [own, 'http://127.0.0.1:1'] }).owner(token)).rejects.toBeInstanceOf(OutsideAway);
  });
});

describe('an explorer, as documented', () => {
  let answers: Record<string, unknown>;
  let calls: URLSearchParams[];
  let play: ((response: ServerResponse) => void) | null;
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://explorer').searchParams;
    calls.push(asked);
    if (play === null) response.end(JSON.stringify(answers[asked.get('action') ?? '']));
    else play(response);
  });
  const look = () => lookOf({ explorer: `http://127.0.0.1:${Object(server.address()).port}` });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    [answers, calls, play] = [{ ...documented.answers }, [], null];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked by its documented calls, with the chain and the key', async () => {
    const { contract, holder } = documented;
    await look().deployer(lower(`0x${contract.slice(2)}`));
    await look().minted(lower(`0x${contract.slice(2)}`), 'erc721', lower(`0x${holder.slice(2)}`));
    expect(calls.map((asked) => Object.fromEntries(asked))).toEqual(documented.calls);
  });

  it('tells what was minted and held, of the collection and the holder alone', async () => {
    const [contract, holder] = [lower(`0x${documented.contract.slice(2)}`), lower(`0x${documented.holder.slice(2)}`)];
    expect(await look().minted(contract, 'erc721', holder)).toBe(1);
    expect(await look().held(contract, 'erc1155', holder)).toBe(3);
  });

  it('that names a transaction which created something else proves nothing', async () => {
    const [token, other] = [await made('token'), await made('token')];
    const nonce = (await chain.client.getTransactionCount({ address: ada.address })) - 1;
    const { transactions } = await chain.client.getBlock();
    expect(nonce).toBeGreaterThan(0);
    answers['getcontractcreation'] = {
      status: '1',
      message: 'OK',
      result: [{ contractAddress: token, contractCreator: bos, txHash: transactions[0] }],
    };
    expect(await look().deployer(token)).toBeNull();
    answers['getcontractcreation'] = {
      status: '1',
      message: 'OK',
      result: [{ contractAddress: other, contractCreator: bos, txHash: transactions[0] }],
    };
    // Who sent it is read from the chain.
    expect(await look().deployer(other)).toBe(adas);
  });

  it('that knows nothing is an answer', async () => {
    answers = { getcontractcreation: documented.noData, tokennfttx: documented.noTransactions };
    expect(await look().deployer(CONTRACTS.usdt)).toBeNull();
    expect(await look().minted(CONTRACTS.usdt, 'erc721', adas)).toBe(0);
  });

  it.each<[string, unknown]>([
    ['is over its limits', documented.limited],
    ['refuses the key', documented.wrongKey],
    ['sends something else', { jsonrpc: '2.0' }],
  ])('that %s is away (D86), and the key is in no error', async (_what, answer) => {
    answers['getcontractcreation'] = answer;
    const asking = look().deployer(CONTRACTS.usdt);
    await expect(asking).rejects.toBeInstanceOf(OutsideAway);
    await expect(asking).rejects.not.toThrow(/its-secret|127\.0\.0\.1/);
  });

  it('that breaks off is away (D86)', async () => {
    play = (response) => response.destroy();
    await expect(look().deployer(CONTRACTS.usdt)).rejects.toBeInstanceOf(OutsideAway);
  });
});
