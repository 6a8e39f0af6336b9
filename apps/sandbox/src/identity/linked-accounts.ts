// The linked accounts in an identity token, which has fewer and shorter fields than Privy's user object.
import { digestOf, subjectOf } from './handle.ts';

export interface Linked {
  readonly handle: string;
  readonly name: string;
  readonly pictureUrl: string;
  readonly walletAddress: string;
}

/** The X account and the embedded wallet. `pfp` is the picture, `lv` the second of the last verification. */
export function linkedAccounts({ handle, name, pictureUrl, walletAddress }: Linked, verifiedAt: Date): object[] {
  const lv = Math.floor(verifiedAt.getTime() / 1000);
  return [
    { type: 'twitter_oauth', subject: subjectOf(handle), username: handle, name, pfp: pictureUrl, lv },
    {
      type: 'wallet',
      id: walletIdOf(handle),
      address: walletAddress,
      chain_type: 'ethereum',
      wallet_client_type: 'privy',
      lv,
    },
  ];
}

function walletIdOf(handle: string): string {
  return digestOf('wallet-id', handle)
    .toString('base64url')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase()
    .slice(0, 24);
}
