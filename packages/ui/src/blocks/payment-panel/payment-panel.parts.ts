import { defineParts } from '../../lib/parts.ts';

export const paymentPanelParts = defineParts('payment-panel', 'a section', {
  head: 'what is paid, and how it stands',
  title: 'the heading; the focus comes here when a stage ends',
  body: 'the stage: a PaymentSlip, then a PaymentState',
});

export const paymentSlipParts = defineParts('payment-slip', 'what to send, where and until when', {
  countdown: 'the time left, as a bar; 5 minutes, 1 minute, 30 seconds and the end are announced',
  amount: 'exactly, with a button that copies it',
  address: 'whole and in groups, with a button that copies it',
  facts: 'the network and the coin',
  words: 'all of it in one sentence',
  actions: 'the buttons',
  code: 'the QR code of the address, and links into wallets on this phone',
  steps: 'how to pay, in three steps',
});

export const paymentStateParts = defineParts('payment-state', 'in the middle of the panel', {
  picture: 'a drawing',
  title: 'how it stands',
  text: 'what that means, and whether anything is left to do',
});

export const walletNewsParts = defineParts('wallet-news', 'a Banner; nothing while the wallet does nothing', {
  leave: 'stops waiting for a wallet that does not answer',
  'not-sent': 'asks, and then lets pay again, where nobody knows whether it sent',
});

export const walletListParts = defineParts('wallet-list', 'the list', {
  wallet: 'one of them: a button',
  icon: 'its picture',
});

export const walletChooserParts = defineParts('wallet-chooser', 'a dialog', { list: 'the wallets: a WalletList' });
