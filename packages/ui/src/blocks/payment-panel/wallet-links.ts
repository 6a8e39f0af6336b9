import { DECIMALS, toUnits } from '../../lib/decimal.ts';

/** What a wallet is to send: the network's own coin, or a token by its contract and its decimals. */
export type WalletTransfer = { readonly chainId: number; readonly paymentAddress: string } & (
  | { readonly tokenAddress: null }
  | { readonly tokenAddress: string; readonly decimals: number }
);

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
 * other, and none for what is no amount of the coin. Trust Wallet has no test network.
 */
export function walletLinks(transfer: WalletTransfer, amount: string): readonly WalletLink[] {
  const { chainId, tokenAddress, paymentAddress } = transfer;
  const units = toUnits(amount, transfer.tokenAddress === null ? DECIMALS : transfer.decimals);
  if ((chainId !== BSC && chainId !== BSC_TEST) || units === undefined) return [];
  const metaMask =
    tokenAddress === null
      ? `send/${paymentAddress}@${chainId}?value=${units}`
      : `send/${tokenAddress}@${chainId}/transfer?address=${paymentAddress}&uint256=${units}`;
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
