import { encodeFunctionData } from 'viem/utils';
import type { ChainConfig } from '../../chain-config.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import type { ChainAddress, ChainHash } from './chain.ts';
import { createJsonRpc, RpcRefusal } from './json-rpc.ts';

/** Accounts on the chain that are contracts, also by delegation (EIP-7702). Each call throws OutsideAway. */
export interface Accounts {
  isContract(address: ChainAddress): Promise<boolean>;
  /** Whether a contract calls a signature its own (EIP-1271). With two RPCs, whether it does on both. */
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
/** The contract refused: nodes answer so where it reverts, with a reason and without. */
const REVERTED = new Set([3, -32_000, -32_015]);

/** The contracts of the configured chain; null if there is none. */
export function createAccounts(config: ChainConfig | null): Accounts | null {
  if (config === null) return null;
  const nodes = config.rpcUrls.map((url) => createJsonRpc(url));
  const askAll = async (method: string, params: readonly unknown[]): Promise<unknown[]> =>
    (await Promise.all(nodes.map((node) => node.ask([{ method, params }])))).flat();

  return {
    isContract: (address) =>
      orAway(async () => {
        const codes = await askAll('eth_getCode', [address, 'latest']);
        return codes.every((code) => typeof code === 'string' && code.length > 2);
      }),
    accepts: (address, hash, signature) =>
      orAway(async () => {
        const data = encodeFunctionData({ abi: ABI, args: [hash, signature] });
        try {
          const answers = await askAll('eth_call', [{ to: address, data }, 'latest']);
          return answers.every((answer) => answer === YES);
        } catch (error) {
          if (error instanceof RpcRefusal && REVERTED.has(error.code)) return false;
          throw error;
        }
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
