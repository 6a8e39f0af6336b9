// The treasury's calls of the chain besides balances: the gas price, sending, and receipts.
import type { ChainAddress, ChainHash } from '@mutuals/api/treasury';
import {
  BaseError,
  createPublicClient,
  decodeFunctionData,
  encodeFunctionData,
  ExecutionRevertedError,
  http,
  parseAbi,
  RpcRequestError,
  TransactionReceiptNotFoundError,
  type Hex,
} from 'viem';

export interface Receipt {
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  /** Wei that the transaction cost its sender besides the amount. */
  readonly fee: bigint;
}

export interface Node {
  /** Wei for one unit of gas. */
  gasPrice(): Promise<bigint>;
  /** Gas for moving this amount of a token, with a margin; null if the token refuses it, as for a frozen address. */
  tokenGas(token: ChainAddress, from: ChainAddress, to: ChainAddress, amount: bigint): Promise<bigint | null>;
  /** The next nonce of an address, pending transactions included. */
  nextNonce(address: ChainAddress): Promise<number>;
  /** Wei at the head. */
  balance(address: ChainAddress): Promise<bigint>;
  /**
   * Sends a signed transaction; sending it again does nothing.
   * @throws SendRefused; or what viem throws if the node does not answer
   */
  broadcast(signed: Hex): Promise<void>;
  /** Null until it is mined. */
  receipt(hash: ChainHash): Promise<Receipt | null>;
}

/** The node refuses a transaction, for example because its gas price is too low by now. */
export class SendRefused extends Error {}

const TOKEN = parseAbi(['function transfer(address to, uint256 value) returns (bool)']);
/** BNB Smart Chain's validators accept nothing below (INTEGRATIONS 6). */
const LEAST_GAS_PRICE_WEI = 50_000_000n;
/** Gas of a BNB transfer, which is fixed. */
export const BNB_GAS = 21_000n;
const KNOWN_ALREADY = /already known|already imported|known transaction|nonce too low|already in the (mem)?pool/i;

export const tokenTransfer = (to: ChainAddress, amount: bigint): Hex =>
  encodeFunctionData({ abi: TOKEN, functionName: 'transfer', args: [to, amount] });

/** The receiver of a `tokenTransfer`. */
export const tokenReceiver = (data: Hex): ChainAddress => decodeFunctionData({ abi: TOKEN, data }).args[0];

export function createNode(rpcUrl: string): Node {
  const client = createPublicClient({ cacheTime: 0, transport: http(rpcUrl, { retryCount: 2, timeout: 10_000 }) });
  return {
    async gasPrice() {
      const price = await client.getGasPrice();
      return price > LEAST_GAS_PRICE_WEI ? price : LEAST_GAS_PRICE_WEI;
    },
    async tokenGas(token, from, to, amount) {
      try {
        const gas = await client.estimateGas({ account: from, to: token, data: tokenTransfer(to, amount) });
        return gas + gas / 5n;
      } catch (error) {
        if (error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError)) return null;
        throw error;
      }
    },
    nextNonce: (address) => client.getTransactionCount({ address, blockTag: 'pending' }),
    balance: (address) => client.getBalance({ address }),
    async broadcast(signed) {
      await client.sendRawTransaction({ serializedTransaction: signed }).catch((error: unknown) => {
        if (KNOWN_ALREADY.test(String(error))) return;
        const refusal = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null;
        throw refusal instanceof RpcRequestError ? new SendRefused(refusal.details) : error;
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
