import { toWei } from '../../lib/decimal.ts';
import type { PaymentView } from './payment.types.ts';

export interface WalletLink {
  readonly name: string;
  readonly href: string;
}

const BSC = 56;
const BSC_TEST = 97;

/** Trust Wallet's id for BNB Smart Chain (SLIP-44). */
const TRUST_CHAIN = 'c20000714';

/**
 * Deep links that open a payment in a wallet on the same phone, filled in exactly. Only for the two public networks: no real wallet is sent to the
 * sandbox's (D20). Trust Wallet has no test network.
 */
export function walletLinks(
  { chainId, tokenAddress, paymentAddress }: Pick<PaymentView, 'chainId' | 'tokenAddress' | 'paymentAddress'>,
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
