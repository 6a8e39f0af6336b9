// What the treasury does on the chain beside reading balances: it asks what gas costs, sends, and looks what became of it.
import type { ChainAddress, ChainHash } from '@mutuals/api/treasury';
import {
  createPublicClient,
  encodeFunctionData,
  http,
  parseAbi,
  TransactionReceiptNotFoundError,
  type Hex,
} from 'viem';

export interface Receipt {
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  /** Wei that the transaction cost its sender beside what it moved. */
  readonly fee: bigint;
}

export interface Node {
  /** Wei for a unit of gas. */
  gasPrice(): Promise<bigint>;
  /** Gas for moving that much of a token, with some to spare. */
  tokenGas(token: ChainAddress, from: ChainAddress, to: ChainAddress, amount: bigint): Promise<bigint>;
  /** The number of the next transaction of an address, with those that wait. */
  nextNonce(address: ChainAddress): Promise<number>;
  /** Wei at the head. */
  balance(address: ChainAddress): Promise<bigint>;
  /**
   * Sends what is signed; sending it again does nothing.
   * @throws Error when the node does not take it
   */
  broadcast(signed: Hex): Promise<void>;
  /** Null while it is in no block. */
  receipt(hash: ChainHash): Promise<Receipt | null>;
}

const TOKEN = parseAbi(['function transfer(address to, uint256 value) returns (bool)']);
/** BNB Smart Chain's validators take nothing below (INTEGRATIONS 6). */
const LEAST_GAS_PRICE_WEI = 50_000_000n;
/** What a transfer of BNB costs, always. */
export const BNB_GAS = 21_000n;
const KNOWN_ALREADY = /already known|already imported|known transaction|nonce too low|already in the (mem)?pool/i;

export const tokenTransfer = (to: ChainAddress, amount: bigint): Hex =>
  encodeFunctionData({ abi: TOKEN, functionName: 'transfer', args: [to, amount] });

export function createNode(rpcUrl: string): Node {
  const client = createPublicClient({ cacheTime: 0, transport: http(rpcUrl, { retryCount: 2, timeout: 10_000 }) });
  return {
    async gasPrice() {
      const price = await client.getGasPrice();
      return price > LEAST_GAS_PRICE_WEI ? price : LEAST_GAS_PRICE_WEI;
    },
    async tokenGas(token, from, to, amount) {
      const gas = await client.estimateGas({ account: from, to: token, data: tokenTransfer(to, amount) });
      return gas + gas / 5n;
    },
    nextNonce: (address) => client.getTransactionCount({ address, blockTag: 'pending' }),
    balance: (address) => client.getBalance({ address }),
    async broadcast(signed) {
      await client.sendRawTransaction({ serializedTransaction: signed }).catch((error: unknown) => {
        if (!KNOWN_ALREADY.test(String(error))) throw error;
      });
    },
    async receipt(hash) {
      try {
        const { status, blockNumber, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash });
        return { succeeded: status === 'success', blockNumber, fee: gasUsed * effectiveGasPrice };
      } catch (error) {
        if (error instanceof TransactionReceiptNotFoundError) return null;
        throw error;
      }
    },
  };
}
