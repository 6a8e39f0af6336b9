import { phaseOf } from '@mutuals/machines/payment';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { PaymentPanel, type PaymentPanelProps } from './payment-panel.tsx';
import { bsc, hash, local, paid, waiting } from './payment.examples.ts';

const guide: Guide = {
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

const minute = 60_000;

/** Drawn smaller, so that the window holds all of it. */
const whole =
  (width: number): Decorator =>
  (Story) => (
    <div className="mu:mx-auto" style={{ width, maxWidth: '100%', zoom: 0.7 }}>
      <Story />
    </div>
  );

/** In the phase that the rules give the payment. */
const Panel = (args: PaymentPanelProps) => <PaymentPanel {...args} phase={phaseOf(args.payment, args.leftMs)} />;

const meta = {
  title: 'Patterns/PaymentPanel',
  component: PaymentPanel,
  parameters: { layout: 'padded', guide },
  args: {
    payment: waiting,
    phase: 'awaiting',
    network: bsc,
    leftMs: 12 * minute + 34_000,
    totalMs: 15 * minute,
    onCheck: fn(),
    onOpenWallet: fn(),
    hrefs: { newPayment: '/payment/checkout/PREMIUM', support: '/support/create', plan: '/premium' },
    className: 'mu:mx-auto mu:w-full mu:max-w-3xl',
  },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof PaymentPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting payment')).toBeVisible();
    await expect(
      canvas.getByText('Send exactly 0.050000 BNB on BNB Smart Chain. Another coin or another network will not count.'),
    ).toBeVisible();
  },
};

export const Whole: Story = { decorators: [whole(704)] };

export const Phone: Story = { decorators: [whole(358)] };

export const Narrow: Story = {
  args: { payment: { ...waiting, subscriptionTier: 'premium_plus', expectedAmount: '0.123456' } },
  decorators: [whole(288)],
};

export const InUsdt: Story = {
  decorators: [whole(704)],
  args: { payment: { ...waiting, paymentMethod: 'usdt', expectedAmount: '30' } },
};

export const TimeRunsOut: Story = { args: { leftMs: 48_000 } };

export const TestNetwork: Story = { args: { network: local } };

export const OpeningTheWallet: Story = { decorators: [whole(704)], args: { wallet: 'opening' } };

export const NoWallet: Story = { decorators: [whole(704)], args: { wallet: 'missing' } };

export const WalletFailed: Story = { decorators: [whole(704)], args: { wallet: 'failed' } };

export const WalletOnAnotherNetwork: Story = { decorators: [whole(704)], args: { wallet: 'wrongNetwork' } };

export const DeclinedInTheWallet: Story = { decorators: [whole(704)], args: { wallet: 'rejected' } };

export const NotEnoughInTheWallet: Story = { decorators: [whole(704)], args: { wallet: 'insufficientFunds' } };

export const Checking: Story = { decorators: [whole(704)], args: { check: 'checking' } };

export const NothingNew: Story = { decorators: [whole(704)], args: { check: 'nothing' } };

export const CheckFailed: Story = { decorators: [whole(704)], args: { check: 'failed' } };

export const Underpaid: Story = {
  tags: ['matrix'],
  args: { payment: { ...waiting, detail: 'underpaid', receivedAmount: '0.03', transactionSignature: hash } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.020000')).toBeVisible();
    await expect(canvas.getByText('0.030000 of 0.050000 BNB')).toBeVisible();
  },
};

export const UnderpaidByAHair: Story = {
  args: {
    payment: { ...waiting, detail: 'underpaid', receivedAmount: '0.030000000000000001', transactionSignature: hash },
  },
};

export const WrongAsset: Story = {
  decorators: [whole(704)],
  args: {
    payment: {
      ...waiting,
      detail: 'wrong_asset',
      receivedAmount: '30',
      receivedSymbol: 'USDT',
      transactionSignature: hash,
    },
  },
};

export const Seen: Story = {
  args: { payment: { ...paid, detail: 'confirming', confirmations: { done: 0, needed: 15 } } },
};

export const Confirming: Story = {
  tags: ['matrix'],
  args: { payment: { ...paid, detail: 'confirming', confirmations: { done: 9, needed: 15 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '9 of 15 confirmations' })).toHaveAttribute(
      'aria-valuenow',
      '9',
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const ConfirmingUncounted: Story = { args: { payment: { ...paid, detail: 'confirming' }, leftMs: 0 } };

export const Reorged: Story = { args: { payment: { ...paid, detail: 'reorged' } } };

export const Confirmed: Story = { args: { payment: { ...paid, status: 'confirmed' }, isLive: true } };

export const Overpaid: Story = {
  tags: ['matrix'],
  args: { payment: { ...paid, status: 'confirmed', detail: 'overpaid', receivedAmount: '0.06' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You sent 0.010000 BNB more than was needed/)).toBeVisible();
  },
};

export const Failed: Story = { args: { payment: { ...waiting, status: 'failed', transactionSignature: hash } } };

export const Expired: Story = { args: { payment: { ...waiting, status: 'expired' }, leftMs: 0 } };

export const TimeIsUp: Story = {
  tags: ['no-picture'],
  args: { leftMs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payment request has expired. Please create a new payment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull();
  },
};

export const Late: Story = { args: { payment: { ...paid, status: 'expired', detail: 'late' }, leftMs: 0 } };

export const ExpiredUnderpaid: Story = {
  args: {
    payment: { ...waiting, status: 'expired', detail: 'underpaid', receivedAmount: '0.03', transactionSignature: hash },
    leftMs: 0,
  },
};

export const ExpiredWithAnotherCoin: Story = {
  args: {
    payment: {
      ...waiting,
      status: 'expired',
      detail: 'wrong_asset',
      receivedAmount: '30',
      receivedSymbol: 'USDT',
      transactionSignature: hash,
    },
    leftMs: 0,
  },
};

export const UnknownStatus: Story = {
  tags: ['no-picture'],
  args: { payment: { ...waiting, status: 'settling' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting payment')).toBeVisible();
  },
};

/** The check finds the transfer. */
function Found(args: PaymentPanelProps) {
  const [isFound, setFound] = useState(false);
  return (
    <Panel
      {...args}
      payment={isFound ? { ...paid, detail: 'confirming', confirmations: { done: 2, needed: 15 } } : args.payment}
      onCheck={() => setFound(true)}
    />
  );
}

export const FocusIsNotLost: Story = {
  tags: ['no-picture'],
  render: (args) => <Found {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Check status' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Premium, one month' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Copy amount', 'Copy address', 'Open wallet', 'Check status']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenWallet).toHaveBeenCalledOnce();
  },
};
