// The embedded wallets: one address a handle, all from the sandbox's own words. No private key leaves this file.
import { pbkdf2Sync } from 'node:crypto';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import { digestOf } from './handle.ts';

const NOT_HARDENED = 0x7fff_ffff;

/** Answers the address of a handle's wallet (EIP-55). */
export function createWallets(mnemonic: string): (handle: string) => string {
  const root = HDKey.fromMasterSeed(seedOf(mnemonic));
  return (handle) => {
    const digest = digestOf('wallet', handle);
    const [account, change, index] = [0, 4, 8].map((offset) => digest.readUInt32BE(offset) & NOT_HARDENED);
    return hdKeyToAccount(root, { path: `m/44'/60'/${account}'/${change}/${index}` }).address;
  };
}

/** BIP-39, by Node's own PBKDF2. */
function seedOf(mnemonic: string): Uint8Array {
  return pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512');
}
