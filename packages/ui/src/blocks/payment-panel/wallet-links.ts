import { toWei } from '../../lib/decimal.ts';

/** What a wallet is to send. */
export interface WalletTransfer {
  readonly chainId: number;
  /** The token's contract; null for the network's own coin. */
  readonly tokenAddress: string | null;
  readonly paymentAddress: string;
}

/** A payment in a wallet on this phone. */
export interface WalletLink {
  readonly name: string;
  readonly href: string;
}

const BSC = 56;
const BSC_TEST = 97;

/** Trust Wallet's id for BNB Smart Chain (SLIP-44). */
const TRUST_CHAIN = 'c20000714';

/**
 * Deep links that open a payment in a wallet on the same phone, filled in exactly. Only for BNB Chain and its test network, for no
 * other. Trust Wallet has no test network.
 */
export function walletLinks(
  { chainId, tokenAddress, paymentAddress }: WalletTransfer,
  amount: string,
): readonly WalletLink[] {
  if (chainId !== BSC && chainId !== BSC_TEST) return [];
  const wei = toWei(amount);
  const metaMask =
    tokenAddress === null
      ? `send/${paymentAddress}@${chainId}?value=${wei}`
      : `send/${tokenAddress}@${chainId}/transfer?address=${paymentAddress}&uint256=${wei}`;
  const links = [{ name: 'MetaMask', href: `https://link.metamask.io/${metaMask}` }];
  if (chainId !== BSC) return links;
  const asset = tokenAddress === null ? TRUST_CHAIN : `${TRUST_CHAIN}_t${tokenAddress}`;
  return [
    ...links,
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/send?asset=${asset}&address=${paymentAddress}&amount=${amount}`,
    },
  ];
}
