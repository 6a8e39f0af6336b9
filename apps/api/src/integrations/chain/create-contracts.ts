import { setImmediate as turn } from 'node:timers/promises';
import { encodeFunctionData, getContractAddress, keccak256, parseAbi, stringToHex, toHex } from 'viem/utils';
import type { ChainConfig } from '../../chain-config.ts';
import type { ExplorerConfig } from '../../config.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { type ChainAddress, ChainDisagrees, ChainUnavailable } from './chain.ts';
import type { CollectionStandard, Contracts } from './contracts.ts';
import { lowerCase } from './deposit-address.ts';
import { createExplorer } from './explorer.ts';
import { createJsonRpc, fieldOf, RpcRefusal } from './json-rpc.ts';
import { addressIn, bytesIn, numberIn } from './read-chain.ts';

const abi = parseAbi([
  'function owner() view returns (address)',
  'function getOwner() view returns (address)',
  'function supportsInterface(bytes4) view returns (bool)',
  'function balanceOf(address) view returns (uint256)',
]);
/** EIP-165 itself, and an interface that no contract may claim to have: one that does, says yes to all. */
const INTERFACES = { erc165: '0x01ffc9a7', none: '0xffffffff', erc721: '0x80ac58cd', erc1155: '0xd9b67a26' } as const;
const STANDARDS: readonly CollectionStandard[] = ['erc721', 'erc1155'];

/** EIP-1967. */
const slotOf = (name: string): string => toHex(BigInt(keccak256(stringToHex(`eip1967.proxy.${name}`))) - 1n);
const SLOTS = { implementation: slotOf('implementation'), admin: slotOf('admin') };
/** EIP-1167. */
const CLONE = /^0x363d3d373d3d3d363d73([\da-f]{40})5af43d82803e903d91602b57fd5bf3$/;

const ZERO: ChainAddress = '0x0000000000000000000000000000000000000000';
const BURNT = new Set<string>([
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000000000000000000000000',
]);
/** Below are the precompiled contracts, and addresses that stand for nobody. */
const FIRST_SOMEBODY = 0x1_0000n;
/** Of whom the contracts that they deployed are computed: a few tenths of a second. */
const MOST_TRANSACTIONS = 5000;
const AT_ONCE = 500;
const MOST_PIECES = 1_000_000;

/** The contracts of the configured chain; null without one. */
export function createContracts(config: ChainConfig | null, explorerConfig: ExplorerConfig | null): Contracts | null {
  if (config === null) return null;
  const nodes = config.rpcUrls.map((url) => createJsonRpc(url));
  const explorer = explorerConfig === null ? null : createExplorer(explorerConfig, config.chainId);

  /** What all nodes say. */
  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const answers = (await Promise.all(nodes.map((node) => node.ask([{ method, params }])))).flat();
    const [first, ...others] = answers.map((answer) => JSON.stringify(answer));
    if (others.some((other) => other !== first)) throw new ChainDisagrees('The two RPCs say different things');
    return answers[0];
  }
  /** What a function answers; null if it refuses, and for a contract without it. */
  async function call(contract: ChainAddress, asked: Parameters<typeof encodeFunctionData<typeof abi>>[0]) {
    const data = encodeFunctionData(asked);
    try {
      const word = bytesIn(await ask('eth_call', [{ to: contract, data }, 'latest']));
      return word.length === 66 ? word : null;
    } catch (error) {
      if (error instanceof RpcRefusal && error.isOfContract) return null;
      throw error;
    }
  }
  const code = async (address: ChainAddress) => bytesIn(await ask('eth_getCode', [address, 'latest']));
  const slot = async (address: ChainAddress, at: string) =>
    addressOfWord(bytesIn(await ask('eth_getStorageAt', [address, at, 'latest'])));

  async function has(contract: ChainAddress, id: `0x${string}`): Promise<boolean> {
    const word = await call(contract, { abi, functionName: 'supportsInterface', args: [id] });
    return word !== null && BigInt(word) === 1n;
  }

  async function deployer(contract: ChainAddress): Promise<ChainAddress | null> {
    const txHash = await explorer?.creation(contract);
    const receipt = txHash ? await ask('eth_getTransactionReceipt', [txHash]) : null;
    if (receipt === null) return null;
    // A transaction that calls nobody creates one contract, and says which. Anybody may call a factory: that makes no deployer.
    const isOfIt = fieldOf(receipt, 'to') === null && addressIn(fieldOf(receipt, 'contractAddress')) === contract;
    return isOfIt ? addressIn(fieldOf(receipt, 'from')) : null;
  }

  /** An address determines those of the contracts that it creates, in the order of its transactions. */
  async function isComputed(contract: ChainAddress, from: ChainAddress): Promise<boolean> {
    const sent = numberIn(await ask('eth_getTransactionCount', [from, 'latest']));
    for (let nonce = 0n; nonce < sent && nonce < MOST_TRANSACTIONS; nonce++) {
      if (lowerCase(getContractAddress({ from, nonce })) === contract) return true;
      if (nonce % BigInt(AT_ONCE) === 0n) await turn();
    }
    return false;
  }

  const contracts: Contracts = {
    isContract: async (address) => (await code(address)) !== '0x',
    async owner(contract) {
      for (const functionName of ['owner', 'getOwner'] as const) {
        const word = await call(contract, { abi, functionName });
        const owner = word === null ? null : addressOfWord(word);
        if (owner !== null) return isNobody(owner, contract) ? null : owner;
      }
      return null;
    },
    async proxy(contract) {
      const [, clone] = CLONE.exec(await code(contract)) ?? [];
      if (clone !== undefined) return { implementation: `0x${clone}`, admin: null };
      const implementation = await slot(contract, SLOTS.implementation);
      if (implementation === null || implementation === ZERO) return null;
      const admin = await slot(contract, SLOTS.admin);
      return { implementation, admin: admin === null || isNobody(admin, contract) ? null : admin };
    },
    deployer,
    isDeployedBy: async (contract, address) =>
      (await code(contract)) !== '0x' &&
      ((await isComputed(contract, address)) || (await deployer(contract)) === address),
    async collection(contract) {
      if (!(await has(contract, INTERFACES.erc165)) || (await has(contract, INTERFACES.none))) return null;
      for (const standard of STANDARDS) if (await has(contract, INTERFACES[standard])) return standard;
      return null;
    },
    async held(contract, standard, holder) {
      if (standard === 'erc1155') {
        const transfers = await explorer?.transfers(contract, standard, holder);
        return transfers === undefined ? null : sumOf(transfers, holder);
      }
      const word = await call(contract, { abi, functionName: 'balanceOf', args: [holder] });
      return word === null ? 0 : Number(BigInt(word) < MOST_PIECES ? BigInt(word) : MOST_PIECES);
    },
    async minted(contract, standard, holder) {
      const transfers = await explorer?.transfers(contract, standard, holder);
      if (transfers === undefined) return null;
      const made = transfers.filter(({ from, to }) => from === ZERO && to === holder);
      return made.reduce((sum, { pieces }) => sum + pieces, 0);
    },
  };
  return allOrAway(contracts);
}

/** An address in a word of 32 bytes; null if it is another value. */
const addressOfWord = (word: string): ChainAddress | null =>
  /^0x0{24}[\da-f]{40}$/.test(word) ? `0x${word.slice(26)}` : null;

const isNobody = (address: ChainAddress, contract: ChainAddress): boolean =>
  BigInt(address) < FIRST_SOMEBODY || BURNT.has(address) || address === contract;

const sumOf = (transfers: Awaited<ReturnType<ReturnType<typeof createExplorer>['transfers']>>, holder: ChainAddress) =>
  Math.max(
    0,
    transfers.reduce(
      (sum, { from, to, pieces }) => sum + (to === holder ? pieces : 0) - (from === holder ? pieces : 0),
      0,
    ),
  );

/** Gives each failure of the chain the type that means that nothing was said (D86). */
const away = async <T>(asking: Promise<T>): Promise<T> =>
  asking.catch((error: unknown) => {
    const isOfChain =
      error instanceof RpcRefusal || error instanceof ChainUnavailable || error instanceof ChainDisagrees;
    throw isOfChain ? new OutsideAway('The chain', error.message) : error;
  });

const allOrAway = (contracts: Contracts): Contracts => ({
  isContract: (address) => away(contracts.isContract(address)),
  owner: (contract) => away(contracts.owner(contract)),
  proxy: (contract) => away(contracts.proxy(contract)),
  deployer: (contract) => away(contracts.deployer(contract)),
  isDeployedBy: (contract, address) => away(contracts.isDeployedBy(contract, address)),
  collection: (contract) => away(contracts.collection(contract)),
  held: (contract, standard, holder) => away(contracts.held(contract, standard, holder)),
  minted: (contract, standard, holder) => away(contracts.minted(contract, standard, holder)),
});
