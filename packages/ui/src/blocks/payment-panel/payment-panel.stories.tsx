import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { paymentPanelParts, paymentSlipParts, paymentStateParts } from './payment-panel.parts.ts';
import { PaymentPanel, PaymentSlip, PaymentState, WalletChooser, WalletNews } from './payment-panel.tsx';
import { walletLinks } from './wallet-links.ts';

const guide: Guide = {
  use: ['For one payment in a coin that people send from a wallet of theirs, on this device or on another one.'],
  avoid: [
    'For a choice of plans or coins: that comes before.',
    'Where a wallet signs at once and nothing is sent by hand.',
  ],
  anatomy: [paymentPanelParts, paymentSlipParts, paymentStateParts],
  keyboard: [
    { keys: 'Tab', does: 'Amount, address, then the actions, then links into wallets', story: 'Keyboard' },
    { keys: 'Enter on “It sent nothing”', does: 'Asks before a second payment is possible', story: 'MayHaveSent' },
  ],
  reader: [
    'A section named after what is paid.',
    'The countdown is announced at 5 minutes, 1 minute, 30 seconds and the end, and not each second.',
    'How the payment stands is announced when it changes.',
  ],
  dos: [
    'Say the amount exactly, in the form that a wallet takes.',
    'Show the address whole, and its QR code beside it.',
    'Say that nothing is left to do once it has arrived.',
  ],
  donts: [
    'Don’t send anybody to pay twice: where it is unclear whether a wallet sent, ask.',
    'Don’t count the time in the panel: the server’s clock holds.',
  ],
};

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const slip = {
  amount: '0.050000',
  symbol: 'BNB',
  worth: 'about $30.00',
  address,
  network: 'BNB Chain',
  coin: 'BNB, the network’s own coin',
  leftMs: 720_000,
  totalMs: 900_000,
} as const;

const meta = {
  title: 'Blocks/PaymentPanel',
  component: PaymentPanel,
  decorators: [withKit],
  parameters: { guide },
  args: {
    title: 'Membership, one month',
    badge: (
      <Badge tone="warning" size="md">
        Awaiting payment
      </Badge>
    ),
    stage: 'slip',
    className: 'mu:w-[48rem] mu:max-w-[calc(100vw-2rem)]',
    children: (
      <PaymentSlip
        {...slip}
        links={walletLinks({ chainId: 56, tokenAddress: null, paymentAddress: address }, '0.05')}
        actions={<Button variant="primary">Open wallet</Button>}
      />
    ),
  },
} satisfies Meta<typeof PaymentPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['whole-page', 'rtl'] };

export const PartArrived: Story = {
  args: { children: <PaymentSlip {...slip} amount="0.020000" received={{ amount: '0.030000', total: '0.050000' }} /> },
};

export const AskingTheWallet: Story = {
  args: {
    children: (
      <PaymentSlip {...slip} news={<WalletNews wallet={{ status: 'opening' }} onCancel={fn()} onNotSent={fn()} />} />
    ),
  },
};

export const Declined: Story = {
  tags: ['no-picture'],
  args: {
    children: (
      <WalletNews
        wallet={{ status: 'refused', reason: 'You declined in the wallet. Nothing was sent.', isDeclined: true }}
        onCancel={fn()}
        onNotSent={fn()}
      />
    ),
  },
};

const notSent = fn();
export const MayHaveSent: Story = {
  args: { children: <WalletNews wallet={{ status: 'left' }} onCancel={fn()} onNotSent={notSent} /> },
  play: async ({ canvas, userEvent }) => {
    notSent.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'It sent nothing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(notSent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Nothing was sent' }));
    await expect(notSent).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  args: {
    children: <WalletNews wallet={{ status: 'sent', hash: '0x5c50…2060' }} onCancel={fn()} onNotSent={fn()} />,
  },
};

export const SeveralWallets: Story = {
  tags: ['no-picture'],
  render: () => (
    <WalletChooser
      wallets={[
        { id: 'a', name: 'MetaMask', icon: null },
        { id: 'b', name: 'Trust Wallet', icon: null },
      ]}
      onChoose={chosen}
      onCancel={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Which wallet?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Trust Wallet' }));
    await expect(chosen).toHaveBeenCalledWith('b');
  },
};
const chosen = fn();

export const Seen: Story = {
  args: { stage: 'network', children: <PaymentState phase="seen" amount="0.050000 BNB" /> },
};

export const Confirmed: Story = {
  args: {
    stage: 'end',
    badge: (
      <Badge tone="success" size="md">
        Confirmed
      </Badge>
    ),
    children: (
      <PaymentState phase="confirmed">
        <Button variant="primary">Go on</Button>
      </PaymentState>
    ),
  },
};

/** A payment whose wallet answers at once. */
function Paid() {
  const [isPaid, pay] = useState(false);
  return (
    <PaymentPanel
      title="Membership, one month"
      stage={isPaid ? 'end' : 'slip'}
      announcement={isPaid ? 'Payment confirmed' : ''}
      className="mu:w-[48rem] mu:max-w-[calc(100vw-2rem)]"
    >
      {isPaid ? (
        <PaymentState phase="confirmed" />
      ) : (
        <PaymentSlip {...slip} actions={<Button onPress={() => pay(true)}>Open wallet</Button>} />
      )}
    </PaymentPanel>
  );
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: () => <Paid />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Copy amount', 'Copy address', 'Open wallet']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Membership, one month' })).toHaveFocus());
    await expect(canvas.getByText('Payment confirmed', { selector: 'output' })).toBeInTheDocument();
  },
};
