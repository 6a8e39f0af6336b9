// Parses answers of a node. A value of another type is ChainDisagrees; nothing is guessed.
import { type Block, type ChainAddress, ChainDisagrees, type ChainHash } from './chain.ts';
import { lowerCase } from './deposit-address.ts';
import { fieldOf } from './json-rpc.ts';

/** A number, which nodes send as hex. */
export function numberIn(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value);
  throw new ChainDisagrees('The RPC sent no number where there must be one');
}

/** A number that can be stored. A larger one would fail later, as if a payment were at fault and not the node. */
export function numberUpTo(most: number, value: unknown): bigint {
  const number = numberIn(value);
  if (number <= most) return number;
  throw new ChainDisagrees('The RPC sent a number that is too large to be true');
}

export function hashIn(value: unknown): ChainHash {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return lowerCase(value);
  throw new ChainDisagrees('The RPC sent no hash where there must be one');
}

export function addressIn(value: unknown): ChainAddress {
  if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)) return lowerCase(value);
  throw new ChainDisagrees('The RPC sent no address where there must be one');
}

export function bytesIn(value: unknown): ChainHash {
  if (typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)) return lowerCase(value);
  throw new ChainDisagrees('The RPC sent no data where there must be some');
}

export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ChainDisagrees('The RPC sent no list where there must be one');
}

/** The end of the year 9999. */
const LAST_DATE_S = 253_402_300_799;

export function blockIn(value: unknown): Block {
  return {
    number: numberUpTo(Number.MAX_SAFE_INTEGER, fieldOf(value, 'number')),
    hash: hashIn(fieldOf(value, 'hash')),
    parentHash: hashIn(fieldOf(value, 'parentHash')),
    timestamp: numberUpTo(LAST_DATE_S, fieldOf(value, 'timestamp')),
  };
}
