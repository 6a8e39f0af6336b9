import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  confirmed,
  dropped,
  late,
  overpaid,
  seen,
  underpaid,
  waiting,
} from '../../patterns/payment-panel/payment.examples.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { paymentStory, readyView } from './payment-story.ts';

const meta = {
  ...paymentStory,
  title: 'Screens/Payment',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Awaiting: Story = {
  tags: ['whole-page', 'on-sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Premium, one month' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Receipt' })).toBeNull();
  },
};

const inUsdt = {
  wanted: 'choice',
  subscriptionTier: 'premium_plus',
  paymentMethod: 'usdt',
  amount: '60.00',
} as const;

export const OpenInsteadOfWhatWasChosen: Story = {
  args: { instead: { ...inUsdt, status: 'offered' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'You still have an open payment for Premium in BNB. Finish it, or drop it and go on with Premium Plus in USDT. That is 60.00 USDT.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop it and go on' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};

export const OpenInsteadOfThePlans: Story = {
  tags: ['no-picture'],
  args: { instead: { wanted: 'plans', status: 'offered' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Finish it, or drop it and choose again\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop it and see the plans' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const InAnotherCoin: Story = {
  tags: ['no-picture'],
  args: { others: [{ method: 'usdt', amount: '30.00', href: '/payment/1?tier=PREMIUM&method=usdt' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pay 30\.00\sUSDT instead$/ })).toHaveAttribute(
      'href',
      '/payment/1?tier=PREMIUM&method=usdt',
    );
  },
};

export const OpenInsteadAndSeen: Story = {
  tags: ['no-picture'],
  args: {
    view: { ...readyView, payment: seen, phase: 'seen', drop: { status: 'notOffered' } },
    instead: { ...inUsdt, status: 'held' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Finish it first/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Drop it and go on' })).toBeNull();
  },
};

export const DroppedAndNotBegun: Story = {
  tags: ['no-picture'],
  args: {
    leftMs: 0,
    view: { ...readyView, payment: dropped, phase: 'expired', drop: { status: 'notOffered' } },
    instead: { ...inUsdt, status: 'failed', message: 'Mutuals can’t be reached.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Premium Plus in USDT could not be begun')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const Underpaid: Story = {
  args: { view: { ...readyView, payment: underpaid, phase: 'underpaid', drop: { status: 'notOffered' } } },
};

export const Delayed: Story = {
  args: { view: { ...readyView, payment: { ...waiting, isDelayed: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Do not pay twice/)).toBeVisible();
  },
};

export const Seen: Story = {
  args: { view: { ...readyView, payment: seen, phase: 'seen', drop: { status: 'notOffered' } } },
};

export const ConfirmedLive: Story = {
  tags: ['whole-page'],
  args: {
    view: {
      ...readyView,
      payment: confirmed,
      phase: 'confirmed',
      isLive: true,
      isLeaving: true,
      drop: { status: 'notOffered' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Overpaid: Story = {
  args: { view: { ...readyView, payment: overpaid, phase: 'overpaid', drop: { status: 'notOffered' } } },
};

export const Late: Story = {
  tags: ['whole-page'],
  args: { leftMs: 0, view: { ...readyView, payment: late, phase: 'unsettled', drop: { status: 'notOffered' } } },
};

export const NotFound: Story = {
  args: { view: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment not found' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('href', '/my-payments');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'unavailable', fault: { code: 'offline', message: '' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
