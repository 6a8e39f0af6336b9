// Embedded wallets: one a handle, all from the sandbox's own seed phrase. They sign here, and no private key leaves
// this file.
import { pbkdf2Sync } from 'node:crypto';
import type { LocalAccount } from 'viem';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import { digestOf } from './handle.ts';

const NOT_HARDENED = 0x7fff_ffff;

/** The functions of a wallet; `address` has its checksum (EIP-55). */
export type Wallet = Pick<LocalAccount, 'address' | 'signMessage' | 'signTransaction'>;

/** Returns a function from handles to wallets. */
export function createWallets(mnemonic: string): (handle: string) => Wallet {
  const root = HDKey.fromMasterSeed(seedOf(mnemonic));
  return (handle) => {
    const digest = digestOf('wallet', handle);
    const [account, change, index] = [0, 4, 8].map((offset) => digest.readUInt32BE(offset) & NOT_HARDENED);
    const { address, signMessage, signTransaction } = hdKeyToAccount(root, {
      path: `m/44'/60'/${account}'/${change}/${index}`,
    });
    return { address, signMessage, signTransaction };
  };
}

/** The seed of BIP-39, by Node's own PBKDF2. */
function seedOf(mnemonic: string): Uint8Array {
  return pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512');
}
