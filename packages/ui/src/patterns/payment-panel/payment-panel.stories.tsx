import { phaseOf } from '@mutuals/machines/payment';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { PaymentPanel, type PaymentPanelProps } from './payment-panel.tsx';
import {
  bsc,
  confirmed,
  dropped,
  hash,
  late,
  local,
  overpaid,
  paid,
  seen,
  settled,
  underpaid,
  waiting,
  wrongAsset,
} from './payment.examples.ts';

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
    { part: 'Not this one', is: 'drops the payment after a question, while nothing was received' },
    { part: 'Progress', is: 'two diamonds that breathe and near each other, from seen to final' },
    { part: 'Outcome', is: 'how it ended, where the money is, and the next step' },
    { part: 'Wish', is: 'for money that bought nothing: a period, or its return to an address that signs' },
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
    'Problems of the wallet interrupt; what a check came to is read politely.',
  ],
  dos: [
    'Pass amounts as the decimal strings of the server: what is shown is what is copied.',
    'Pass the time left by the server’s clock.',
    'Set `isLive` only when the confirmation arrived while the page was open.',
  ],
  donts: [
    'Don’t offer to drop a payment once something was received, or while a wallet may send.',
    'Don’t show an address to pay to once the time is up or a transfer has arrived.',
    'Don’t format an amount for a locale: wallets take a point.',
    'Don’t hide what arrived too late, too little or in another coin.',
  ],
};

const minute = 60_000;

/** Scaled down, so that it fits the window. */
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
    onChooseWallet: fn(),
    onCancelWallet: fn(),
    onNotSent: fn(),
    onClaimPeriod: fn(),
    onClaimRefund: fn(),
    onDrop: fn(),
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

const refused = (code: string): Pick<PaymentPanelProps, 'wallet'> => ({
  wallet: { status: 'refused', intent: 'pay', fault: { code, message: '' } },
});

export const OpeningTheWallet: Story = {
  decorators: [whole(704)],
  args: { wallet: { status: 'opening' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t wait' }));
    await expect(args.onCancelWallet).toHaveBeenCalledOnce();
  },
};

export const LeftTheWallet: Story = {
  decorators: [whole(704)],
  args: { wallet: { status: 'left' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Open wallet' })).toBeNull();
    // Two quick presses pay nothing: the first one asks.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'It sent nothing' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onNotSent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Nothing was sent' }));
    await expect(args.onNotSent).toHaveBeenCalledOnce();
    await expect(args.onOpenWallet).not.toHaveBeenCalled();
  },
};

export const ChoosingTheWallet: Story = {
  args: {
    wallet: {
      status: 'choosing',
      wallets: [
        { id: 'cat', name: 'Cat Wallet', icon: null },
        { id: 'dog', name: 'Dog Wallet', icon: null },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Which wallet?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dog Wallet' }));
    await expect(args.onChooseWallet).toHaveBeenCalledWith('dog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelWallet).toHaveBeenCalledOnce();
  },
};

export const SentFromTheWallet: Story = {
  decorators: [whole(704)],
  args: { wallet: { status: 'sent', hash } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0x5c50…2060/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open wallet' })).toBeNull();
  },
};

export const NoWallet: Story = { decorators: [whole(704)], args: refused('missing') };

export const WalletFailed: Story = { decorators: [whole(704)], args: refused('failed') };

export const WalletOnAnotherNetwork: Story = { decorators: [whole(704)], args: refused('wrongNetwork') };

export const DeclinedInTheWallet: Story = { decorators: [whole(704)], args: refused('rejected') };

export const NotEnoughInTheWallet: Story = { decorators: [whole(704)], args: refused('insufficientFunds') };

export const EveryWalletProblem: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      {['insufficientGas', 'locked', 'closed', 'unclear', 'something_new'].map((code) => (
        <Panel key={code} {...args} {...refused(code)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too little BNB for the network fee/)).toBeVisible();
    await expect(canvas.getByText(/The wallet is locked/)).toBeVisible();
    await expect(canvas.getByText(/closed before it sent anything/)).toBeVisible();
    await expect(canvas.getByText(/answer can’t be read/)).toBeVisible();
    await expect(canvas.getByText('Failed to open the wallet. Please try manually sending the payment.')).toBeVisible();
  },
};

export const Checking: Story = { decorators: [whole(704)], args: { check: 'checking' } };

export const NothingNew: Story = { decorators: [whole(704)], args: { check: 'nothing' } };

export const CheckFailed: Story = { decorators: [whole(704)], args: { check: 'failed' } };

export const Underpaid: Story = {
  tags: ['matrix'],
  args: { payment: underpaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.020000')).toBeVisible();
    await expect(canvas.getByText('0.030000 of 0.050000 BNB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in MetaMask' })).toHaveAttribute(
      'href',
      expect.stringContaining('?value=20000000000000000'),
    );
  },
};

export const UnderpaidByAHair: Story = {
  args: {
    payment: { ...underpaid, receivedAmount: '0.030000000000000001', remainingAmount: '0.019999999999999999' },
  },
};

export const WrongAsset: Story = {
  decorators: [whole(704)],
  args: { payment: wrongAsset },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
  },
};

export const SeenInPart: Story = {
  tags: ['no-picture'],
  args: { payment: { ...seen, seenAmount: '0.03' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/then you see here exactly how much is still to be sent/)).toBeVisible();
    await expect(canvas.queryByText(/nothing more to send/)).toBeNull();
  },
};

export const Seen: Story = {
  tags: ['matrix'],
  args: { payment: seen },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Seen, becoming final')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /See the transfer/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Confirming: Story = { args: { payment: { ...paid, detail: 'confirming' }, leftMs: 0 } };

export const Reorged: Story = { args: { payment: { ...paid, detail: 'reorged' } } };

export const Confirmed: Story = { args: { payment: confirmed, isLive: true } };

export const Overpaid: Story = {
  tags: ['matrix'],
  args: { payment: overpaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You sent 0.010000 BNB more than was needed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
  },
};

export const Failed: Story = { args: { payment: { ...waiting, status: 'failed', transactionSignature: hash } } };

export const Expired: Story = { args: { payment: { ...waiting, status: 'expired' }, leftMs: 0 } };

export const TimeIsUp: Story = {
  tags: ['no-picture'],
  args: { leftMs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment session expired. Please start a new payment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull();
    // Until the server has closed it, a new one would be the same one.
    await expect(canvas.getByText(/^The last blocks are still being read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Create a new payment/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TimeIsUpUnderpaid: Story = {
  tags: ['no-picture'],
  args: { payment: underpaid, leftMs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Received, to be settled')[0]).toBeVisible();
    await expect(canvas.queryByText(/Our team has answered/)).toBeNull();
  },
};

export const Late: Story = {
  args: { payment: late, leftMs: 0 },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await expect(canvas.getByText('Choose what should become of it.')).toBeVisible();
    await expect(args.onClaimPeriod).not.toHaveBeenCalled();
    await expect(args.onClaimRefund).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /A month of Premium/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the month' }));
    await expect(args.onClaimPeriod).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: /Send it back/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and ask for it back' }));
    await expect(args.onClaimRefund).toHaveBeenCalledOnce();
  },
};

export const LateSigning: Story = {
  tags: ['no-picture'],
  args: { payment: late, leftMs: 0, wallet: { status: 'signing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t wait' }));
    await expect(args.onCancelWallet).toHaveBeenCalledOnce();
  },
};

export const Wished: Story = {
  args: {
    payment: { ...late, claim: { wish: 'refund', refundAddress: '0x28c6c06298d514db089934071355e5743bf21d60' } },
    leftMs: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Send it back/ })).toBeChecked();
  },
};

export const WishNotTaken: Story = {
  tags: ['no-picture'],
  args: {
    payment: late,
    leftMs: 0,
    claim: { status: 'failed', fault: { code: 'offline', message: '' } },
    wallet: { status: 'refused', intent: 'refund', fault: { code: 'rejected', message: '' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mutuals can’t be reached/)).toBeVisible();
    await expect(canvas.getByText('You declined in the wallet. Nothing was sent.')).toBeVisible();
  },
};

export const Settled: Story = { args: { payment: settled, leftMs: 0 } };

export const ExpiredUnderpaid: Story = {
  args: {
    payment: {
      ...underpaid,
      status: 'expired',
      unsettled: [{ symbol: 'BNB', amount: '0.03' }],
      unsettledWorth: { usd: '18.00', isAboutPrice: false },
    },
    leftMs: 0,
  },
  // It is worth too little for a month: there is no choice.
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Have 0\.030000\sBNB sent back/)).toBeVisible();
    await expect(canvas.getByText(/^It is worth about \$18\.00 of the \$30\.00/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and ask for it back' }));
    await expect(args.onClaimRefund).toHaveBeenCalledOnce();
    await expect(args.onClaimPeriod).not.toHaveBeenCalled();
  },
};

export const ExpiredWithAnotherCoin: Story = {
  args: { payment: { ...wrongAsset, status: 'expired' }, leftMs: 0 },
};

export const Dropping: Story = {
  tags: ['no-picture-dark'],
  args: { drop: { status: 'offered' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not this one' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Drop this payment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(args.onDrop).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Not this one' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const DropFailed: Story = {
  tags: ['no-picture'],
  args: { drop: { status: 'failed', fault: { code: 'payment_paid', message: '', isFinal: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payment is paid, or its money is on its way.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not this one' })).toBeEnabled();
  },
};

export const Dropped: Story = {
  args: { payment: dropped, leftMs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You dropped this payment')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/premium');
    await expect(canvas.queryByRole('link', { name: 'Create a new payment' })).toBeNull();
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
  return <Panel {...args} payment={isFound ? seen : args.payment} onCheck={() => setFound(true)} />;
}

export const FocusIsNotLost: Story = {
  tags: ['no-picture'],
  render: (args) => <Found {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Check status' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('0.050000 BNB')).toBeVisible();
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
