// Keys from the seed, which only this process has, and only while it runs (D16, D47).
import { pbkdf2Sync } from 'node:crypto';
import { DEPOSIT_PATH, lowerCase, xpubFingerprint, type ChainAddress } from '@mutuals/api/treasury';
import type { LocalAccount } from 'viem';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import type { Deposit } from './store.ts';

/** Signs for an address. */
export type Signer = Pick<LocalAccount, 'signTransaction'> & { readonly address: ChainAddress };

export interface Keys {
  /** The key from which the server derives deposit addresses (`DEPOSIT_XPUB`). */
  readonly xpub: string;
  /** The fingerprint of `xpub`, which payments are stored with. */
  readonly fingerprint: string;
  /** Pays gas for addresses without BNB. */
  readonly gasWallet: Signer;
  deposit(index: number): Signer;
}

/** Separate from the deposit addresses and from what ordinary wallets of the same seed show. */
const GAS_WALLET_PATH = "m/44'/60'/2'/0/0";
const WORD_COUNTS = [12, 15, 18, 21, 24];

/**
 * The keys of a seed (BIP-39, BIP-44).
 * @throws Error in one line, which never quotes the words
 */
export function keysOf(words: string): Keys {
  const list = words.normalize('NFKD').trim().toLowerCase().split(/\s+/);
  if (!WORD_COUNTS.includes(list.length)) throw new Error('The seed must be 12, 15, 18, 21 or 24 words.');
  const root = HDKey.fromMasterSeed(pbkdf2Sync(list.join(' '), 'mnemonic', 2048, 64, 'sha512'));
  const signer = (path: `m/44'/60'/${string}`): Signer => {
    const { address, signTransaction } = hdKeyToAccount(root, { path });
    return { address: lowerCase(address), signTransaction };
  };
  const xpub = root.derive(DEPOSIT_PATH).publicExtendedKey;
  return {
    xpub,
    fingerprint: xpubFingerprint(xpub),
    gasWallet: signer(GAS_WALLET_PATH),
    deposit: (index) => signer(`${DEPOSIT_PATH}/${index}`),
  };
}

/** Whether a deposit address belongs to these keys; without a stored fingerprint the address itself tells. */
export const isOf = (keys: Keys, { address, index, fingerprint }: Deposit): boolean =>
  fingerprint === null ? keys.deposit(index).address === address : fingerprint === keys.fingerprint;
