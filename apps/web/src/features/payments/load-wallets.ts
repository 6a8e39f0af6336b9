/** The code for wallets: nobody else needs it (D46). */
export const loadWallets = () => import('./wallet/index.ts');
