import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import type { Accounts } from '../../../integrations/chain/accounts.ts';
import { readSignature, type Signing } from './signing.ts';

/** The chain, where every address has code that calls anything signed. */
const sayingYes: Accounts = { isContract: async () => true, accepts: async () => true };
const signing: Signing = { origin: 'https://mutuals.example', chainId: 56, accounts: sayingYes };
const [owner, thief] = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())];
const message = 'Show that this address is yours.';
const challenge = { type: 'sign', address: owner.address.toLowerCase(), message };

describe('an account with delegated code (EIP-7702)', () => {
  it('is proven by its key, whatever the code says', async () => {
    const signature = await owner.signMessage({ message });
    expect(await readSignature(signing, challenge, { signature })).toMatchObject({ method: 'signature' });
  });

  it('is not proven by another key, though the code says yes to all', async () => {
    const signature = await thief.signMessage({ message });
    await expect(readSignature(signing, challenge, { signature })).rejects.toMatchObject({
      code: 'account_accepts_all',
    });
  });
});
