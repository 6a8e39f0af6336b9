import type { ExplorerConfig } from '../../config.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { field, listOf } from '../../lib/read-json.ts';
import type { ChainAddress, ChainHash } from './chain.ts';
import type { CollectionStandard } from './contracts.ts';
import { lowerCase } from './deposit-address.ts';

/** Pieces of a collection that came to an address or left it. */
export interface PieceTransfer {
  from: ChainAddress;
  to: ChainAddress;
  /** 1 for ERC-721. */
  pieces: number;
}

/** An explorer with Etherscan's API, version 2. Its calls throw OutsideAway. */
export interface Explorer {
  /** The transaction that created a contract; null if it knows of none at the address. */
  creation(contract: ChainAddress): Promise<ChainHash | null>;
  /** The first `MOST_TRANSFERS` transfers of an address, the oldest first. */
  transfers(
    contract: ChainAddress,
    standard: CollectionStandard,
    address: ChainAddress,
  ): Promise<readonly PieceTransfer[]>;
}

const LIMITS = { timeoutMs: 5000, maxBytes: 4_000_000 };
export const MOST_TRANSFERS = 1000;
const ACTIONS: Readonly<Record<CollectionStandard, string>> = { erc721: 'tokennfttx', erc1155: 'token1155tx' };
/** Messages of a refusal that means that there is nothing. */
const NOTHING = /^no (data|transactions|records?) found$/i;
const MOST_PIECES = 1_000_000;

/** The key is part of the address, so no address may get into an error. */
export function createExplorer({ apiUrl, key }: ExplorerConfig, chainId: number): Explorer {
  /** The results; empty for nothing. */
  async function ask(asked: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
    const query = new URLSearchParams({ chainid: String(chainId), ...asked, apikey: key });
    const answer = await fetchJson(`${apiUrl}?${query.toString()}`, LIMITS).catch(() => {
      throw new OutsideAway('The explorer', 'did not answer');
    });
    const [status, message, result] = [field(answer, 'status'), field(answer, 'message'), field(answer, 'result')];
    if (status === '1' && Array.isArray(result)) return listOf(result);
    if (status === '0' && typeof message === 'string' && NOTHING.test(message)) return [];
    throw new OutsideAway('The explorer', 'answered with an error');
  }

  return {
    async creation(contract) {
      const found = await ask({
        module: 'contract',
        action: 'getcontractcreation',
        contractaddresses: contract,
      });
      const ours = found.find((each) => addressOf(field(each, 'contractAddress')) === contract);
      return hashOf(field(ours, 'txHash'));
    },
    async transfers(contract, standard, address) {
      const found = await ask({
        module: 'account',
        action: ACTIONS[standard],
        contractaddress: contract,
        address,
        page: '1',
        offset: String(MOST_TRANSFERS),
        sort: 'asc',
      });
      return found.flatMap((each) => {
        const [from, to] = [addressOf(field(each, 'from')), addressOf(field(each, 'to'))];
        if (from === null || to === null || addressOf(field(each, 'contractAddress')) !== contract) return [];
        return [{ from, to, pieces: standard === 'erc721' ? 1 : piecesOf(field(each, 'tokenValue')) }];
      });
    },
  };
}

const addressOf = (value: unknown): ChainAddress | null =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? lowerCase(value) : null;

const hashOf = (value: unknown): ChainHash | null =>
  typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value) ? lowerCase(value) : null;

const piecesOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,78}$/.test(value) ? Math.min(Number(value), MOST_PIECES) : 0;
