import type { PaymentNetwork, PaymentView } from './payment.types.ts';

export const bsc: PaymentNetwork = {
  networkName: 'BNB Smart Chain',
  isTestnet: false,
  blockExplorerUrl: 'https://explorer.example',
};
export const local: PaymentNetwork = { networkName: 'Mutuals Sandbox', isTestnet: true, blockExplorerUrl: null };

export const hash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';

/** A payment that nobody has paid yet. */
export const waiting: PaymentView = {
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b21',
  status: 'pending',
  detail: null,
  subscriptionTier: 'premium',
  paymentMethod: 'bnb',
  expectedAmount: '0.05',
  receivedAmount: '0',
  receivedSymbol: null,
  usdPrice: '30.00',
  paymentAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  confirmations: null,
  transactionSignature: null,
};

/** The same after a transfer of all of it. */
export const paid: PaymentView = { ...waiting, receivedAmount: '0.05', transactionSignature: hash };
