// The face of the payments, for other features.
export { checkoutHref } from './address.ts';
export { loadWallets } from './load-wallets.ts';
export type { FoundWallet } from './wallet/index.ts';
