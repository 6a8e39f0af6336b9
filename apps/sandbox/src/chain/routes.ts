// The sandbox's chain over HTTP. For scripts, which pay as anybody from anywhere would:
//   POST /chain/transfers {"to", "asset": "bnb|usdt|busd|other", "amount": "<wei>"}   {"txHash"}: sent, and in a block
//   POST /chain/blocks {"count"}            so many empty blocks more (1 to 1000); {"block"}: the newest
//   POST /chain/time {"seconds"}            the chain's clock moves, and a block has the new time; blocks never go back: after a negative number
//                                           the clock stands until its time is reached
//   POST /chain/reorganisations {"depth"}   as many empty blocks take the place of the newest ones; a block is final below two others
//   POST /chain/price {"usd": "<dollars>"}  what the feed says from now on (8 decimals; 0 and less are taken, too)
//   POST /chain/contracts {"handle", "kind", "name", "symbol"}   deployed by the wallet of that person, for proofs: {"address"}; "kind" is one
//                                           of token, factory_token, collection, multi_collection, account, yes_account
// For the server and wallets:
//   GET  /chain/config                      the chain, its contracts, the extended public key of the deposit addresses
//   POST /chain/rpc                         JSON-RPC, alone or in batches: reading, and eth_sendRawTransaction; all else is refused
//   GET  /chain/tx/{hash}, /chain/address/{address}   what an explorer would show, as JSON
// For the web app: POST /chain/wallet and /chain/wallet/mode, see wallet.ts.
import { parseUnits, type Address } from 'viem';
import { isRecord, Problem, readJson, sendJson, type Exchange, type FieldError, type Routes } from '../http.ts';
import type { Identity } from '../identity/identity.ts';
import { ChainRefusal, type Asset, type Chain } from './chain.ts';
import { testTokenAbi } from './contracts/generated/contracts.ts';
import { deploy, DEPLOYABLE } from './deploy.ts';
import { createRpc } from './rpc.ts';
import { createWalletCalls, WALLET_MODES } from './wallet.ts';
import { CONTRACTS, SANDBOX_XPUB, sandboxChain } from './values.ts';

const BODY_LIMIT_BYTES = 16_384;
const RPC_LIMIT_BYTES = 2_000_000;
const ASSETS = ['bnb', 'usdt', 'busd', 'other'] as const satisfies readonly Asset[];
const MOST_BLOCKS = 1000;
const MOST_SECONDS = 366 * 86_400;
const MOST_DEPTH = 256;
const FEED_DECIMALS = 8;
/** The max. balance (uint256). */
const MOST_WEI = 2n ** 256n - 1n;

/** `chain` is null if there is none. */
export function chainRoutes(
  chain: Chain | null,
  origin: () => string,
  identity: Pick<Identity, 'signIn' | 'walletOf'>,
): Routes {
  if (chain === null)
    return async ({ url }) => {
      if (!url.pathname.startsWith('/chain/')) return false;
      throw new Problem(503, 'chain_unavailable', 'The sandbox runs without its chain.');
    };
  const rpc = createRpc(chain);
  const wallets = createWalletCalls(chain, rpc);
  const calls: Readonly<Record<string, (exchange: Exchange) => Promise<object>>> = {
    'POST /chain/transfers': async ({ request }) => {
      const { to, asset, amount } = await fieldsOf(request, ['to', 'asset', 'amount']);
      const [txHash] = await chain.transfer({ to: addressOf(to), asset: assetOf(asset), amount: amountOf(amount) });
      return { txHash };
    },
    'POST /chain/blocks': async ({ request }) => {
      const { count } = await fieldsOf(request, ['count']);
      return { block: Number(await chain.mine(integerOf('count', count, 1, MOST_BLOCKS))) };
    },
    'POST /chain/time': async ({ request }) => {
      const { seconds } = await fieldsOf(request, ['seconds']);
      await chain.moveTime(integerOf('seconds', seconds, -MOST_SECONDS, MOST_SECONDS));
      return headOf(chain);
    },
    'POST /chain/reorganisations': async ({ request }) => {
      const { depth } = await fieldsOf(request, ['depth']);
      await chain.reorganise(integerOf('depth', depth, 1, MOST_DEPTH));
      return headOf(chain);
    },
    'POST /chain/price': async ({ request }) => {
      const { usd } = await fieldsOf(request, ['usd']);
      const answer = dollarsOf(usd);
      await chain.setPrice(answer);
      return { usd: String(usd) };
    },
    'POST /chain/contracts': async ({ request }) => {
      const { handle, kind, name, symbol } = await fieldsOf(request, ['handle', 'kind', 'name', 'symbol']);
      const known = DEPLOYABLE.find((each) => each === kind);
      if (known === undefined)
        throw invalid('body/kind', 'not_allowed', `"kind" must be one of ${DEPLOYABLE.join(', ')}.`);
      const { accessToken } = await identity.signIn(String(handle));
      const wallet = await identity.walletOf(accessToken);
      return { address: await deploy(chain, wallet, { kind: known, name: String(name), symbol: String(symbol) }) };
    },
    'GET /chain/config': async () => configOf(origin()),
    'POST /chain/rpc': async ({ request }) => Object(await rpc(await readJson(request, RPC_LIMIT_BYTES))),
    'POST /chain/wallet': async ({ request }) =>
      wallets.call(await identity.walletOf(bearerOf(request)), await readJson(request, BODY_LIMIT_BYTES)),
    'POST /chain/wallet/mode': async ({ request }) => {
      const wallet = await identity.walletOf(bearerOf(request));
      const { mode } = await fieldsOf(request, ['mode']);
      const known = WALLET_MODES.find((each) => each === mode);
      if (known === undefined)
        throw invalid('body/mode', 'not_allowed', `"mode" must be one of ${WALLET_MODES.join(', ')}.`);
      wallets.setMode(wallet, known);
      return { mode: known };
    },
  };
  return async (exchange) => {
    const { request, response, url } = exchange;
    if (!url.pathname.startsWith('/chain/')) return false;
    const call = calls[`${request.method} ${url.pathname}`] ?? explore(chain, request.method, url.pathname);
    if (call === null) return false;
    try {
      sendJson(response, 200, await call(exchange));
    } catch (error) {
      throw error instanceof ChainRefusal ? new Problem(409, 'chain_refused', error.message) : error;
    }
    return true;
  };
}

const TRANSACTION = /^\/chain\/tx\/(0x[0-9a-f]{64})$/i;
const ADDRESS = /^\/chain\/address\/(0x[0-9a-f]{40})$/i;

/** What an explorer shows of a transaction or an address; null for any other path. */
function explore({ client }: Chain, method: string | undefined, path: string): (() => Promise<object>) | null {
  if (method !== 'GET') return null;
  const hash = TRANSACTION.exec(path)?.[1];
  if (isHexText(hash))
    return async () => {
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => null);
      if (receipt === null) throw new Problem(404, 'not_found', 'There is no such transaction in a block.');
      const { value } = await client.getTransaction({ hash });
      const { from, to, status, blockNumber, logs } = receipt;
      return { hash, from, to, value: String(value), status, block: Number(blockNumber), logs: logs.length };
    };
  const address = ADDRESS.exec(path)?.[1];
  if (!isHexText(address)) return null;
  return async () => {
    const tokens = Object.entries({ usdt: CONTRACTS.usdt, busd: CONTRACTS.busd }).map(async ([name, token]) => {
      const held = await client.readContract({
        address: token,
        abi: testTokenAbi,
        functionName: 'balanceOf',
        args: [address],
      });
      return [name, String(held)];
    });
    const bnb = String(await client.getBalance({ address }));
    return { address, balances: { bnb, ...Object.fromEntries(await Promise.all(tokens)) } };
  };
}

const isHexText = (value: string | undefined): value is `0x${string}` => value !== undefined;

const token = (symbol: string, address: Address) => ({ symbol, address, decimals: 18 });

function configOf(origin: string): object {
  return {
    chainId: sandboxChain.id,
    networkName: sandboxChain.name,
    nativeCurrency: sandboxChain.nativeCurrency,
    rpcUrl: `${origin}/chain/rpc`,
    explorerUrl: `${origin}/chain`,
    tokens: {
      usdt: token('USDT', CONTRACTS.usdt),
      busd: token('BUSD', CONTRACTS.busd),
      other: token('OTHER', CONTRACTS.other),
      fee: token('FEE', CONTRACTS.fee),
    },
    priceFeed: CONTRACTS.feed,
    xpub: SANDBOX_XPUB,
  };
}

async function headOf(chain: Chain): Promise<object> {
  const { number, timestamp } = await chain.client.getBlock();
  return { block: Number(number), time: new Date(Number(timestamp) * 1000).toISOString() };
}

/** The fields of the body, without others. @throws Problem 400 */
async function fieldsOf(
  request: Exchange['request'],
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(request, BODY_LIMIT_BYTES);
  if (!isRecord(body)) throw invalid('body', 'invalid_type', 'The body must be an object.');
  const unknown = Object.keys(body).find((key) => !names.includes(key));
  if (unknown !== undefined) throw invalid(`body/${unknown}`, 'not_allowed', `There is no field "${unknown}" here.`);
  const missing = names.find((name) => body[name] === undefined);
  if (missing !== undefined) throw invalid(`body/${missing}`, 'required', `"${missing}" is missing.`);
  return body;
}

/** @throws Problem 401 */
function bearerOf({ headers: { authorization } }: Exchange['request']): string {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Problem(401, 'token_invalid', 'Send the access token of your session.');
  return token;
}

function addressOf(value: unknown): Address {
  if (!isAddressText(value)) throw invalid('body/to', 'invalid_format', '"to" must be an address: 0x and 40 digits.');
  return value;
}

const isAddressText = (value: unknown): value is Address =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);

function assetOf(value: unknown): Asset {
  const asset = ASSETS.find((known) => known === value);
  if (asset === undefined) throw invalid('body/asset', 'not_allowed', `"asset" must be one of ${ASSETS.join(', ')}.`);
  return asset;
}

function amountOf(value: unknown): bigint {
  const amount = typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : null;
  if (amount === null || amount > MOST_WEI)
    throw invalid('body/amount', 'invalid_format', '"amount" must be whole wei as text, such as "50000000000000000".');
  return amount;
}

function integerOf(name: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw invalid(`body/${name}`, 'out_of_range', `"${name}" must be a whole number from ${least} to ${most}.`);
  return value;
}

function dollarsOf(value: unknown): bigint {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,12}(\.\d{1,8})?$/.test(text))
    throw invalid('body/usd', 'invalid_format', '"usd" must be dollars with up to 8 decimals, such as "612.5".');
  return parseUnits(text, FEED_DECIMALS);
}

function invalid(path: string, code: string, message: string): Problem {
  const error: FieldError = { path, code, message };
  return new Problem(400, 'validation_failed', message, [error]);
}
