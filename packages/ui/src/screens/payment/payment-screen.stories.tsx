import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { confirmed, late, overpaid, seen, underpaid, waiting } from '../../patterns/payment-panel/payment.examples.ts';
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
  tags: ['whole-page'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Premium, one month' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Receipt' })).toBeNull();
  },
};

export const Underpaid: Story = { args: { view: { ...readyView, payment: underpaid, phase: 'underpaid' } } };

export const Delayed: Story = {
  args: { view: { ...readyView, payment: { ...waiting, isDelayed: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Do not pay twice/)).toBeVisible();
  },
};

export const Seen: Story = { args: { view: { ...readyView, payment: seen, phase: 'seen' } } };

export const ConfirmedLive: Story = {
  tags: ['whole-page'],
  args: { view: { ...readyView, payment: confirmed, phase: 'confirmed', isLive: true, isLeaving: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Overpaid: Story = { args: { view: { ...readyView, payment: overpaid, phase: 'overpaid' } } };

export const Late: Story = {
  tags: ['whole-page'],
  args: { leftMs: 0, view: { ...readyView, payment: late, phase: 'unsettled' } },
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
