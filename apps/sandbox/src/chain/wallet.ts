// The wallet of whoever is signed in at the sandbox, with test coins: the `request` of an EIP-1193 provider over HTTP.
//   POST /chain/wallet {"method", "params"?}     Authorization: Bearer {access token}
//     200 {"result"}                             what `request` resolves with
//     200 {"error": {"code", "message"}}         what it rejects with (EIP-1193 and EIP-1474)
//     400, 401                                   a problem: no call at all, or no session
//   POST /chain/wallet/mode {"mode"}             how it behaves from now on, for tests:
//     "normal"     at first; confirms everything, on the sandbox's chain
//     "reject"     4001 to whatever a person would have to confirm
//     "locked"     no accounts; -32002 when asked to connect, 4100 to the rest of what a person would have to confirm
//     "poor"       -32000 "insufficient funds …" to a transaction
//     "elsewhere"  on chain 0x1, and knows no other: 4902 until the sandbox's chain is added
// Calls: eth_accounts, eth_requestAccounts, wallet_revokePermissions, eth_chainId, net_version, wallet_switchEthereumChain,
// wallet_addEthereumChain (adds, and does not switch), personal_sign, eth_sendTransaction (in a block when it resolves), and what a node reads.
// The first eth_requestAccounts fills the wallet: 100 BNB, 50,000 USDT, 50,000 BUSD. There are no events: a page that wraps this emits
// `accountsChanged` and `chainChanged` after the calls that change them.
import { hexToNumber, toHex, type Address, type Hash, type Hex } from 'viem';
import { isRecord, Problem } from '../http.ts';
import type { Wallet } from '../identity/wallets.ts';
import type { Chain } from './chain.ts';
import { nodeError, type AnswerRpc } from './rpc.ts';
import { GAS_PRICE_WEI, SANDBOX_CHAIN_ID } from './values.ts';

export const WALLET_MODES = ['normal', 'reject', 'locked', 'poor', 'elsewhere'] as const;
export type WalletMode = (typeof WALLET_MODES)[number];

export interface WalletCalls {
  /** @throws Problem 400 if it is not a call */
  call(wallet: Wallet, body: unknown): Promise<object>;
  setMode(wallet: Wallet, mode: WalletMode): void;
}

/** A wallet's state; lost when the sandbox restarts. */
interface State {
  mode: WalletMode;
  isConnected: boolean;
  chainId: number;
  known: Set<number>;
  /** The last transaction, since nonces need a sequence. */
  sending: Promise<unknown>;
}

/** The error that `request` rejects with. */
class ProviderError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const ETHER = 10n ** 18n;
const COINS = { bnb: 100n * ETHER, usdt: 50_000n * ETHER, busd: 50_000n * ETHER };
/** A chain that every wallet knows, and that is not the sandbox's. */
const ELSEWHERE = 1;

const rejected = () => new ProviderError(4001, 'User rejected the request.');
const unauthorized = () =>
  new ProviderError(4100, 'The requested account and/or method has not been authorized by the user.');
const badParams = (message: string) => new ProviderError(-32_602, message);

/** Gives a wallet that was never used its coins. */
export async function fillWallet(chain: Chain, to: Address): Promise<void> {
  const isNew = (await chain.client.getTransactionCount({ address: to })) === 0;
  if (!isNew || (await chain.client.getBalance({ address: to })) > 0n) return;
  await chain.transfer(
    { to, asset: 'bnb', amount: COINS.bnb },
    { to, asset: 'usdt', amount: COINS.usdt },
    { to, asset: 'busd', amount: COINS.busd },
  );
}

export function createWalletCalls(chain: Chain, rpc: AnswerRpc): WalletCalls {
  const states = new Map<Address, State>();
  function stateOf({ address }: Wallet): State {
    const state = states.get(address) ?? beginning();
    states.set(address, state);
    return state;
  }
  /** Runs work in sequence, so that nobody gets coins twice and no nonce is used twice. */
  function inTurn<T>(state: State, work: () => Promise<T>): Promise<T> {
    const next = state.sending.then(work);
    state.sending = next.catch(() => undefined);
    return next;
  }

  async function send(wallet: Wallet, state: State, [transaction]: readonly unknown[]): Promise<Hash> {
    const { to, value, data, gas } = transactionOf(wallet, state, transaction);
    const { address } = wallet;
    const [nonce, limit] = await Promise.all([
      chain.client.getTransactionCount({ address }),
      gas ?? chain.client.estimateGas({ account: address, to, value, data }),
    ]);
    const signed = await wallet.signTransaction({
      type: 'legacy',
      chainId: SANDBOX_CHAIN_ID,
      nonce,
      to,
      value,
      data,
      gas: limit,
      gasPrice: GAS_PRICE_WEI,
    });
    return chain.sendSigned(signed);
  }
  /** Calls that a person has to confirm. */
  const confirmed: Readonly<
    Record<string, (wallet: Wallet, state: State, params: readonly unknown[]) => Promise<unknown>>
  > = {
    eth_requestAccounts: async ({ address }, state) => {
      await inTurn(state, () => fillWallet(chain, address));
      state.isConnected = true;
      return [address];
    },
    wallet_switchEthereumChain: async (_, state, params) => {
      const chainId = chainIdOf(params);
      if (!state.known.has(chainId))
        throw new ProviderError(
          4902,
          `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`,
        );
      state.chainId = chainId;
      return null;
    },
    wallet_addEthereumChain: async (_, state, params) => {
      const chainId = chainIdOf(params);
      const { chainName, rpcUrls, nativeCurrency } = Object(params[0]);
      if (typeof chainName !== 'string' || !isRecord(nativeCurrency))
        throw badParams('The chain needs its name and its currency.');
      if (!Array.isArray(rpcUrls) || !rpcUrls.some((url) => typeof url === 'string' && URL.canParse(url)))
        throw badParams('The chain needs the address of a node.');
      state.known.add(chainId);
      return null;
    },
    personal_sign: async (wallet, state, [message, address]) => {
      requireOwn(wallet, state, address);
      if (!isHex(message)) throw badParams('The message must be text of the form 0x….');
      return wallet.signMessage({ message: { raw: message } });
    },
    eth_sendTransaction: (wallet, state, params) => inTurn(state, () => send(wallet, state, params)),
  };
  const free: Readonly<Record<string, (wallet: Wallet, state: State) => unknown>> = {
    eth_accounts: ({ address }, { isConnected, mode }) => (isConnected && mode !== 'locked' ? [address] : []),
    eth_chainId: (_, { chainId }) => toHex(chainId),
    net_version: (_, { chainId }) => String(chainId),
    wallet_revokePermissions: (_, state) => {
      state.isConnected = false;
      return null;
    },
  };

  async function answer(wallet: Wallet, method: string, params: readonly unknown[]): Promise<object> {
    const state = stateOf(wallet);
    const [asks, tells] = [confirmed[method], free[method]];
    if (tells !== undefined) return { result: tells(wallet, state) };
    if (asks !== undefined) {
      requireWilling(state.mode, method);
      return { result: await asks(wallet, state, params) };
    }
    if (state.chainId !== SANDBOX_CHAIN_ID)
      throw new ProviderError(4901, 'The wallet is not connected to the requested chain.');
    const { result, error } = Object(await rpc({ jsonrpc: '2.0', id: 1, method, params }));
    return error === undefined ? { result } : { error };
  }

  return {
    async call(wallet, body) {
      const { method, params = [] } = isRecord(body) ? body : {};
      if (typeof method !== 'string' || !Array.isArray(params))
        throw new Problem(400, 'validation_failed', 'Send {"method", "params"}: a name and a list.');
      try {
        return await answer(wallet, method, params);
      } catch (error) {
        if (error instanceof ProviderError) return { error: { code: error.code, message: error.message } };
        const [code, message] = nodeError(error);
        return { error: { code, message } };
      }
    },
    setMode(wallet, mode) {
      const state = stateOf(wallet);
      state.mode = mode;
      state.chainId = mode === 'elsewhere' ? ELSEWHERE : SANDBOX_CHAIN_ID;
      state.known = new Set([state.chainId]);
    },
  };
}

function beginning(): State {
  return {
    mode: 'normal',
    isConnected: false,
    chainId: SANDBOX_CHAIN_ID,
    known: new Set([SANDBOX_CHAIN_ID]),
    sending: Promise.resolve(),
  };
}

/** @throws ProviderError as the mode says */
function requireWilling(mode: WalletMode, method: string): void {
  if (mode === 'reject') throw rejected();
  if (mode === 'locked' && method === 'eth_requestAccounts')
    throw new ProviderError(-32_002, 'Already processing unlock. Please wait.');
  if (mode === 'locked') throw unauthorized();
  if (mode === 'poor' && method === 'eth_sendTransaction')
    throw new ProviderError(
      -32_000,
      'insufficient funds for gas * price + value: balance 0, tx cost 1050000000000, overshot 1050000000000',
    );
}

/** @throws ProviderError 4100 */
function requireOwn({ address }: Wallet, { isConnected }: State, asked: unknown): void {
  if (!isConnected || String(asked).toLowerCase() !== address.toLowerCase()) throw unauthorized();
}

interface WantedTransaction {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint | null;
}

/** @throws ProviderError */
function transactionOf(wallet: Wallet, state: State, wanted: unknown): WantedTransaction {
  if (!isRecord(wanted)) throw badParams('The transaction must be an object.');
  const { from, to, value = '0x0', data = wanted['input'] ?? '0x', gas, chainId } = wanted;
  requireOwn(wallet, state, from);
  if (state.chainId !== SANDBOX_CHAIN_ID)
    throw new ProviderError(4901, 'The wallet is not connected to the requested chain.');
  if (chainId !== undefined && chainId !== toHex(state.chainId))
    throw badParams(`The chain of the transaction must be the active one, ${toHex(state.chainId)}.`);
  if (!isAddress(to)) throw badParams('"to" must be an address.');
  if (!isQuantity(value) || !(gas === undefined || isQuantity(gas)))
    throw badParams('"value" and "gas" must be numbers of the form 0x….');
  if (!isHex(data)) throw badParams('"data" must be text of the form 0x….');
  return { to, value: BigInt(value), data, gas: gas === undefined ? null : BigInt(gas) };
}

function chainIdOf([wanted]: readonly unknown[]): number {
  const chainId = isRecord(wanted) ? wanted['chainId'] : undefined;
  if (!isQuantity(chainId) || !Number.isSafeInteger(Number(chainId)))
    throw badParams('"chainId" must be a number of the form 0x….');
  return hexToNumber(chainId);
}

const isAddress = (value: unknown): value is Address => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value);
const isQuantity = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value);
