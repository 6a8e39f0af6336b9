import { paymentView } from '@mutuals/machines/payment';
import { type PaymentLeaf, snapshotIn } from '@mutuals/machines/payment/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  confirmed,
  late,
  overpaid,
  paid,
  seen,
  underpaid,
  waiting,
  wrongAsset,
} from '../../patterns/payment-panel/payment.examples.ts';
import type { PaymentView } from '../../patterns/payment-panel/payment.types.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { paymentStory } from './payment-story.ts';

/** The page of a payment over real snapshots of its machine, one story for each leaf state in which it can rest. */
const meta = {
  ...paymentStory,
  title: 'Screens/Payment/Payment machine',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const changes: Partial<Readonly<Record<PaymentLeaf, PaymentView>>> = {
  'payment.known.underpaid': underpaid,
  'payment.known.wrongAsset': wrongAsset,
  'payment.known.seen': seen,
  'payment.known.confirming': { ...paid, detail: 'confirming' },
  'payment.known.reorged': { ...paid, detail: 'reorged' },
  'payment.known.confirmed': confirmed,
  'payment.known.overpaid': overpaid,
  'payment.known.unsettled': late,
  'wallet.signing': late,
  'claim.sending': late,
  'claim.failed': late,
};

const inLeaf = (leaf: PaymentLeaf): Story => ({
  name: leaf,
  args: {
    view: paymentView(
      snapshotIn(leaf, {
        payment: { ...waiting, serverTime: '2026-11-20T18:54:26.000Z' },
        changed: (of) => changes[of] ?? {},
      }),
    ),
  },
});

export const PaymentLoading: Story = { ...inLeaf('payment.loading'), tags: ['no-picture'] };
export const PaymentNotFound: Story = { ...inLeaf('payment.notFound'), tags: ['no-picture'] };
export const PaymentUnavailable: Story = { ...inLeaf('payment.unavailable'), tags: ['no-picture'] };
export const PaymentAwaiting: Story = { ...inLeaf('payment.known.awaiting'), tags: ['no-picture'] };
export const PaymentUnderpaid: Story = { ...inLeaf('payment.known.underpaid'), tags: ['no-picture'] };
export const PaymentWrongAsset = inLeaf('payment.known.wrongAsset');
export const PaymentSeen: Story = { ...inLeaf('payment.known.seen'), tags: ['no-picture'] };
export const PaymentConfirming = inLeaf('payment.known.confirming');
export const PaymentReorged = inLeaf('payment.known.reorged');
export const PaymentConfirmed: Story = { ...inLeaf('payment.known.confirmed'), tags: ['no-picture'] };
export const PaymentOverpaid: Story = { ...inLeaf('payment.known.overpaid'), tags: ['no-picture'] };
export const PaymentFailed = inLeaf('payment.known.failed');
export const PaymentExpired = inLeaf('payment.known.expired');
export const PaymentUnsettled: Story = { ...inLeaf('payment.known.unsettled'), tags: ['no-picture'] };
export const CheckOff: Story = { ...inLeaf('check.off'), tags: ['no-picture'] };
export const CheckWaiting: Story = { ...inLeaf('check.waiting'), tags: ['no-picture'] };
export const CheckAsking: Story = { ...inLeaf('check.asking'), tags: ['no-picture'] };
export const CheckChecking: Story = { ...inLeaf('check.checking'), tags: ['no-picture'] };
export const CheckNothing: Story = { ...inLeaf('check.nothing'), tags: ['no-picture'] };
export const CheckFailed: Story = { ...inLeaf('check.failed'), tags: ['no-picture'] };
export const WalletIdle: Story = { ...inLeaf('wallet.idle'), tags: ['no-picture'] };
export const WalletFinding: Story = { ...inLeaf('wallet.finding'), tags: ['no-picture'] };
export const WalletChoosing = inLeaf('wallet.choosing');
export const WalletOpening: Story = { ...inLeaf('wallet.opening'), tags: ['no-picture'] };
export const WalletAskingWaiting: Story = { ...inLeaf('wallet.asking.waiting'), tags: ['no-picture'] };
export const WalletAskingLeft: Story = { ...inLeaf('wallet.asking.left'), tags: ['no-picture'] };
export const WalletSigning = inLeaf('wallet.signing');
export const WalletSent: Story = { ...inLeaf('wallet.sent'), tags: ['no-picture'] };
export const WalletRefused: Story = { ...inLeaf('wallet.refused'), tags: ['no-picture'] };
export const ClaimIdle: Story = { ...inLeaf('claim.idle'), tags: ['no-picture'] };
export const ClaimSending: Story = { ...inLeaf('claim.sending'), tags: ['no-picture'] };
export const ClaimFailed: Story = { ...inLeaf('claim.failed'), tags: ['no-picture'] };
export const DropIdle: Story = { ...inLeaf('drop.idle'), tags: ['no-picture'] };
export const DropSending: Story = { ...inLeaf('drop.sending'), tags: ['no-picture'] };
export const DropFailed: Story = {
  ...inLeaf('drop.failed'),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was not dropped')).toBeVisible();
  },
};
export const StayHere: Story = { ...inLeaf('stay.here'), tags: ['no-picture'] };
export const StayCelebrating: Story = { ...inLeaf('stay.celebrating'), tags: ['no-picture'] };
export const StayLeft: Story = { ...inLeaf('stay.left'), tags: ['no-picture'] };
