import { paymentView } from '@mutuals/machines/payment';
import { type PaymentScene, snapshotIn } from '@mutuals/machines/payment/fixtures';
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

/** The page of a payment over real snapshots of its machine: one story for each phase, each leaf state and each action that can fail. */
const meta = {
  ...paymentStory,
  title: 'Screens/Payment/Payment machine',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const changes: Partial<Readonly<Record<PaymentScene, PaymentView>>> = {
  underpaid,
  wrongAsset,
  seen,
  confirming: { ...paid, detail: 'confirming' },
  reorged: { ...paid, detail: 'reorged' },
  confirmed,
  overpaid,
  unsettled: late,
  'ready.action.wallet.signing': late,
  'ready.action.claiming': late,
  claimFailed: late,
};

const show = (scene: PaymentScene): Story => ({
  name: scene,
  args: {
    view: paymentView(
      snapshotIn(scene, {
        payment: { ...waiting, serverTime: '2026-11-20T18:54:26.000Z' },
        changed: (of) => changes[of] ?? {},
      }),
    ),
  },
});

export const PaymentLoading: Story = { ...show('loading'), tags: ['no-picture'] };
export const PaymentNotFound: Story = { ...show('notFound'), tags: ['no-picture'] };
export const PaymentUnavailable: Story = { ...show('unavailable'), tags: ['no-picture'] };
export const PaymentAwaiting: Story = { ...show('awaiting'), tags: ['no-picture'] };
export const PaymentUnderpaid: Story = { ...show('underpaid'), tags: ['no-picture'] };
export const PaymentWrongAsset = show('wrongAsset');
export const PaymentSeen: Story = { ...show('seen'), tags: ['no-picture'] };
export const PaymentConfirming = show('confirming');
export const PaymentReorged = show('reorged');
export const PaymentConfirmed: Story = { ...show('confirmed'), tags: ['no-picture'] };
export const PaymentOverpaid: Story = { ...show('overpaid'), tags: ['no-picture'] };
export const PaymentFailed = show('failed');
export const PaymentExpired = show('expired');
export const PaymentUnsettled: Story = { ...show('unsettled'), tags: ['no-picture'] };
export const ProgressIdle: Story = { ...show('ready.progress.idle'), tags: ['no-picture'] };
export const ProgressToPay: Story = { ...show('ready.progress.toPay'), tags: ['no-picture'] };
export const ProgressCelebrating: Story = { ...show('ready.progress.celebrating'), tags: ['no-picture'] };
export const ProgressDone: Story = { ...show('ready.progress.done'), tags: ['no-picture'] };
export const RefreshQuiet: Story = { ...show('ready.refresh.waiting.quiet'), tags: ['no-picture'] };
export const RefreshNothing: Story = { ...show('ready.refresh.waiting.nothing'), tags: ['no-picture'] };
export const RefreshFailed: Story = { ...show('ready.refresh.waiting.failed'), tags: ['no-picture'] };
export const Refreshing: Story = { ...show('ready.refresh.refreshing'), tags: ['no-picture'] };
export const RefreshChecking: Story = { ...show('ready.refresh.checking'), tags: ['no-picture'] };
export const ActionIdle: Story = { ...show('ready.action.idle'), tags: ['no-picture'] };
export const WalletFinding: Story = { ...show('ready.action.wallet.finding'), tags: ['no-picture'] };
export const WalletChoosing = show('ready.action.wallet.choosing');
export const WalletPreparing: Story = { ...show('ready.action.wallet.preparing'), tags: ['no-picture'] };
export const WalletAsking: Story = { ...show('ready.action.wallet.asking'), tags: ['no-picture'] };
export const WalletSigning = show('ready.action.wallet.signing');
export const WalletLeft: Story = { ...show('ready.action.left'), tags: ['no-picture'] };
export const WalletSent: Story = { ...show('ready.action.sent'), tags: ['no-picture'] };
export const WalletRefused: Story = { ...show('ready.action.failed'), tags: ['no-picture'] };
export const ClaimSending: Story = { ...show('ready.action.claiming'), tags: ['no-picture'] };
export const ClaimFailed: Story = { ...show('claimFailed'), tags: ['no-picture'] };
export const DropSending: Story = { ...show('ready.action.dropping'), tags: ['no-picture'] };
export const DropFailed: Story = {
  ...show('dropFailed'),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was not dropped')).toBeVisible();
  },
};
