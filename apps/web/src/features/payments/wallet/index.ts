// Fetched when a wallet is asked for: nobody else loads viem (D46).
export { accountOf } from './chain.ts';
export { discoverWallets, type FoundWallet } from './discover.ts';
export { prepareTransfer, sendTransaction } from './send.ts';
export { signAs, signText } from './sign.ts';
