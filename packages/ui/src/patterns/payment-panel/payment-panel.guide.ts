import type { Guide } from '../../lib/story/guide.ts';

export const paymentPanelGuide: Guide = {
  use: ['For one cryptocurrency payment from its start to its end: the page /payment/{id}.'],
  avoid: [
    'For a list of payments: use TransactionTable.',
    'To choose a plan or a coin: that comes before, with PlanCard and RadioCards.',
  ],
  anatomy: [
    { part: 'Title and status', is: 'what is bought, and how far it is in one word' },
    { part: 'Time', is: 'a scale that runs out, by the server’s clock' },
    { part: 'Slip', is: 'amount, address, network and coin, each exact, each to copy; the QR code holds the address' },
    { part: 'Sentence', is: 'the same in words, so that nothing depends on a code' },
    { part: 'Actions', is: 'open a wallet, check the status, and what either came to' },
    { part: 'Progress', is: 'two diamonds that near each other with every confirmation' },
    { part: 'Outcome', is: 'how it ended, where the money is, and the next step' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through copying the amount and the address, the wallet and the check',
      story: 'Keyboard',
    },
    { keys: 'Enter or space', does: 'Presses the button', story: 'Keyboard' },
  ],
  reader: [
    'A region named by what is bought; a turn of the payment is read once, politely.',
    'The time is told at five minutes, one minute, half a minute and at the end.',
    'Confirmations are a progress bar with its count in words.',
    'Problems of the wallet interrupt; what a check came to is read politely.',
  ],
  dos: [
    'Pass amounts as the decimal strings of the server: what is shown is what is copied.',
    'Pass the time left by the server’s clock.',
    'Set `isLive` only when the confirmation arrived while the page was open.',
  ],
  donts: [
    'Don’t show an address to pay to once the time is up or a transfer has arrived.',
    'Don’t format an amount for a locale: wallets take a point.',
    'Don’t hide what arrived too late, too little or in another coin.',
  ],
};
