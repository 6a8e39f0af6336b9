import { encodeFunctionData } from 'viem/utils';
import type { ChainConfig } from '../../chain-config.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { type ChainAddress, ChainDisagrees, type ChainHash } from './chain.ts';
import { createJsonRpc, RpcRefusal } from './json-rpc.ts';

/** Accounts on the chain that are contracts, also by delegation (EIP-7702). Each call throws OutsideAway. */
export interface Accounts {
  isContract(address: ChainAddress): Promise<boolean>;
  /** Whether a contract calls a signature its own (EIP-1271). With two RPCs, both have to say the same. */
  accepts(address: ChainAddress, hash: ChainHash, signature: `0x${string}`): Promise<boolean>;
}

const ABI = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
    outputs: [{ type: 'bytes4' }],
  },
] as const;
/** What a contract answers for yes, filled up to a word. */
const YES = `0x1626ba7e${'0'.repeat(56)}`;

/** The contracts of the configured chain; null if there is none. */
export function createAccounts(config: ChainConfig | null): Accounts | null {
  if (config === null) return null;
  const nodes = config.rpcUrls.map((url) => createJsonRpc(url));
  /** Whether what a node answers is a yes, as all of them have to say. A contract that refuses says no. */
  async function askAll(method: string, params: readonly unknown[], isYes: (answer: unknown) => boolean) {
    const answers = nodes.map(async (node) => {
      try {
        return (await node.ask([{ method, params }])).every(isYes);
      } catch (error) {
        if (error instanceof RpcRefusal && error.isOfContract) return false;
        throw error;
      }
    });
    const [first = false, ...others] = await Promise.all(answers);
    if (others.some((other) => other !== first)) throw new ChainDisagrees('The two RPCs say different things');
    return first;
  }

  return {
    isContract: (address) =>
      orAway(() => askAll('eth_getCode', [address, 'latest'], (code) => typeof code === 'string' && code.length > 2)),
    accepts: (address, hash, signature) =>
      orAway(() => {
        const data = encodeFunctionData({ abi: ABI, args: [hash, signature] });
        return askAll('eth_call', [{ to: address, data }, 'latest'], (answer) => answer === YES);
      }),
  };
}

/** What the chain does not say is no answer (D86). */
const orAway = async (asking: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await asking();
  } catch (error) {
    throw new OutsideAway('The chain', error instanceof Error ? error.message : 'an error');
  }
};
