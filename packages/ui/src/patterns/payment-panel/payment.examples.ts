import type { PaymentNetwork, PaymentTransfer, PaymentView } from './payment.types.ts';

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
  chainId: 56,
  tokenAddress: null,
  expectedAmount: '0.05',
  receivedAmount: '0',
  remainingAmount: '0.05',
  seenAmount: '0',
  seenTransaction: null,
  usdPrice: '30.00',
  rate: { bnbUsd: '600.00000000', at: '2026-11-20T18:51:40.000Z' },
  paymentAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  createdAt: '2026-11-20T18:52:00.000Z',
  expiresAt: '2026-11-20T19:07:00.000Z',
  confirmedAt: null,
  droppedAt: null,
  transactionSignature: null,
  transfers: [],
  periods: [],
  unsettled: [],
  unsettledWorth: { usd: '0.00', isAboutPrice: false },
  isDelayed: false,
  claim: null,
};

const transfer: PaymentTransfer = {
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6101',
  symbol: 'BNB',
  amount: '0.05',
  txHash: hash,
  blockNumber: 70_123_456,
  blockTime: '2026-11-20T18:55:12.000Z',
  countedAs: 'payment',
  settledAs: null,
};

/** The chain's head shows all of it. */
export const seen: PaymentView = { ...waiting, seenAmount: '0.05', seenTransaction: hash };

/** The same after a transfer of all of it. */
export const paid: PaymentView = {
  ...waiting,
  receivedAmount: '0.05',
  remainingAmount: '0',
  transactionSignature: hash,
  transfers: [transfer],
};

export const underpaid: PaymentView = {
  ...waiting,
  detail: 'underpaid',
  receivedAmount: '0.03',
  remainingAmount: '0.02',
  transfers: [{ ...transfer, amount: '0.03' }],
};

export const wrongAsset: PaymentView = {
  ...waiting,
  detail: 'wrong_asset',
  transfers: [{ ...transfer, symbol: 'USDT', amount: '30', countedAs: 'wrong_asset' }],
  unsettled: [{ symbol: 'USDT', amount: '30' }],
  unsettledWorth: { usd: '30.00', isAboutPrice: true },
};

export const confirmed: PaymentView = {
  ...paid,
  status: 'confirmed',
  confirmedAt: '2026-11-20T18:55:14.000Z',
  periods: [{ startsAt: '2026-11-20T18:55:14.000Z', endsAt: '2026-12-20T18:55:14.000Z' }],
};

export const overpaid: PaymentView = {
  ...confirmed,
  detail: 'overpaid',
  transfers: [
    transfer,
    {
      ...transfer,
      _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6102',
      amount: '0.01',
      blockNumber: 70_123_460,
      blockTime: '2026-11-20T18:55:14.000Z',
      countedAs: 'extra',
    },
  ],
  unsettled: [{ symbol: 'BNB', amount: '0.01' }],
  unsettledWorth: { usd: '6.00', isAboutPrice: false },
};

/** Its payer dropped it after two minutes. */
export const dropped: PaymentView = {
  ...waiting,
  status: 'expired',
  remainingAmount: '0',
  expiresAt: '2026-11-20T18:54:00.000Z',
  droppedAt: '2026-11-20T18:54:00.000Z',
};

export const late: PaymentView = {
  ...waiting,
  status: 'expired',
  detail: 'late',
  remainingAmount: '0',
  transfers: [{ ...transfer, blockTime: '2026-11-20T19:07:04.000Z', countedAs: 'late' }],
  unsettled: [{ symbol: 'BNB', amount: '0.05' }],
  unsettledWorth: { usd: '30.00', isAboutPrice: true },
};

/** The team has granted a period for it. */
export const settled: PaymentView = {
  ...late,
  transfers: late.transfers.map((of) => ({ ...of, settledAs: 'credited' })),
  periods: [{ startsAt: '2026-11-21T09:00:00.000Z', endsAt: '2026-12-21T09:00:00.000Z' }],
  unsettled: [],
  unsettledWorth: { usd: '0.00', isAboutPrice: false },
  claim: { wish: 'period', refundAddress: null },
};
