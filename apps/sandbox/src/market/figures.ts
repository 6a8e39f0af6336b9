// Market figures of a token, derived from its address, so that they are the same at every start and at both sources.
import { createHash } from 'node:crypto';

export interface Figures {
  readonly symbol: string;
  readonly name: string;
  readonly priceUsd: string;
  readonly changeH24: number;
  readonly marketCap: number;
  readonly volumeH24: number;
  readonly liquidityUsd: number;
  readonly pairAddress: string;
}

const SYMBOLS = ['TIDE', 'KESTREL', 'LUMEN', 'NOVA', 'MAPLE', 'RIVER', 'SOLACE', 'VERVE'] as const;

/** Null for a token whose address ends in 0, which nobody trades. */
export function figuresOf(address: string): Figures | null {
  const token = address.toLowerCase();
  if (token.endsWith('0')) return null;
  const digest = createHash('sha256').update(`market ${token}`).digest();
  /** From 0 up to 1. */
  const part = (index: number): number => digest.readUInt32BE(index * 4) / 2 ** 32;
  const symbol = SYMBOLS[digest.readUInt8(28) % SYMBOLS.length] ?? 'TIDE';
  const price = 10 ** (part(0) * 6 - 4.5);
  return {
    symbol,
    name: symbol.charAt(0) + symbol.slice(1).toLowerCase(),
    priceUsd: price.toFixed(12).replace(/0+$/, ''),
    changeH24: Math.round((part(1) * 40 - 18) * 100) / 100,
    marketCap: Math.round(10 ** (5.5 + part(2) * 3)),
    volumeH24: Math.round(10 ** (3.5 + part(3) * 3) * 100) / 100,
    liquidityUsd: Math.round(10 ** (4 + part(4) * 2.5) * 100) / 100,
    pairAddress: `0x${createHash('sha256').update(`pair ${token}`).digest('hex').slice(0, 40)}`,
  };
}
