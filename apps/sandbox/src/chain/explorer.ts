// The two questions of an explorer (Etherscan's API, version 2) that Mutuals asks, answered from the sandbox's chain:
//   GET /explorer/api?module=contract&action=getcontractcreation&contractaddresses={address}
//   GET /explorer/api?module=account&action=tokennfttx|token1155tx&contractaddress={address}&address={address}
import { SANDBOX_EXPLORER_KEY } from '@mutuals/api/sandbox-proofs';
import { parseAbiItem, type Address, type Hash } from 'viem';
import { isRecord, sendJson, type Routes } from '../http.ts';
import { goAway, type Outside } from '../outside/outside.ts';
import type { Chain } from './chain.ts';
import { SANDBOX_CHAIN_ID } from './values.ts';

const PIECE = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)');
const PIECES = parseAbiItem(
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
);

const ok = (result: readonly object[]): object => ({ status: '1', message: 'OK', result });
const nothing = (message: string, result: unknown): object => ({ status: '0', message, result });

export function explorerRoutes(chain: Chain | null, outside: Outside): Routes {
  return async ({ request, response, url: { pathname, searchParams: asked } }) => {
    if (request.method !== 'GET' || pathname !== '/explorer/api') return false;
    if (chain === null || outside.isAway('explorer')) return goAway(response);
    sendJson(response, 200, await answer(chain, asked));
    return true;
  };
}

async function answer(chain: Chain, asked: URLSearchParams): Promise<object> {
  if (asked.get('apikey') !== SANDBOX_EXPLORER_KEY) return nothing('NOTOK', 'Invalid API Key');
  if (asked.get('chainid') !== String(SANDBOX_CHAIN_ID)) return nothing('NOTOK', 'Missing or unsupported chainid');
  const call = `${asked.get('module')} ${asked.get('action')}`;
  if (call === 'contract getcontractcreation') return creation(chain, addressOf(asked.get('contractaddresses')));
  const [contract, holder] = [addressOf(asked.get('contractaddress')), addressOf(asked.get('address'))];
  if (call === 'account tokennfttx') return transfers(await pieces(chain, contract, holder));
  if (call === 'account token1155tx') return transfers(await several(chain, contract, holder));
  return nothing('NOTOK', 'Error! Missing Or invalid Action name');
}

interface Creator {
  Method: 'ots_getContractCreator';
  Parameters: [address: Address];
  ReturnType: { hash: Hash; creator: Address } | null;
}

async function creation({ client }: Chain, contract: Address): Promise<object> {
  const found = await client
    .request<Creator>({ method: 'ots_getContractCreator', params: [contract] })
    .catch(() => null);
  if (!isRecord(found)) return nothing('No data found', null);
  const { from, to, blockNumber } = await client.getTransactionReceipt({ hash: found.hash });
  return ok([
    {
      contractAddress: contract,
      contractCreator: from,
      txHash: found.hash,
      blockNumber: String(blockNumber),
      contractFactory: to === null ? '' : found.creator,
    },
  ]);
}

interface Row {
  readonly contractAddress: Address;
  readonly from: Address | undefined;
  readonly to: Address | undefined;
  readonly tokenID: string;
  readonly tokenValue?: string;
}

const transfers = (rows: readonly Row[]): object =>
  rows.length === 0 ? nothing('No transactions found', []) : ok(rows);

const isOf =
  (holder: Address) =>
  ({ from, to }: Row): boolean =>
    [from, to].some((address) => address?.toLowerCase() === holder);

async function pieces({ client }: Chain, contract: Address, holder: Address): Promise<Row[]> {
  const logs = await client.getLogs({ address: contract, event: PIECE, fromBlock: 0n, strict: true });
  const rows = logs.map(({ args: { from, to, tokenId } }) => ({
    contractAddress: contract,
    from,
    to,
    tokenID: String(tokenId),
  }));
  return rows.filter(isOf(holder));
}

async function several({ client }: Chain, contract: Address, holder: Address): Promise<Row[]> {
  const logs = await client.getLogs({ address: contract, event: PIECES, fromBlock: 0n, strict: true });
  const rows = logs.map(({ args: { from, to, id, value } }) => ({
    contractAddress: contract,
    from,
    to,
    tokenID: String(id),
    tokenValue: String(value),
  }));
  return rows.filter(isOf(holder));
}

const addressOf = (value: string | null): Address =>
  value !== null && /^0x[\da-f]{40}$/i.test(value) ? `0x${value.slice(2).toLowerCase()}` : '0x';
