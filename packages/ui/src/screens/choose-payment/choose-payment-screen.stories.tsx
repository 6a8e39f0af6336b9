import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoosePaymentScreen, type PaymentMethodView } from './choose-payment-screen.tsx';

const methods: readonly PaymentMethodView[] = [
  { method: 'bnb', symbol: 'BNB', isAvailable: true, reason: null },
  { method: 'usdt', symbol: 'USDT', isAvailable: true, reason: null },
  { method: 'busd', symbol: 'BUSD', isAvailable: false, reason: 'no_longer_issued' },
];

const meta = {
  title: 'Screens/Choose payment',
  component: ChoosePaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', networkName: 'BNB Smart Chain', methods },
    tier: 'premium',
    backHref: '/premium',
    onStart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChoosePaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /BUSD is no longer issued/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^USDT/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};

export const NoPrice: Story = {
  args: {
    view: {
      status: 'ready',
      networkName: 'BNB Smart Chain',
      methods: methods.map((of) =>
        of.method === 'bnb' ? { ...of, isAvailable: false, reason: 'price_unavailable' } : of,
      ),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};

export const Unavailable: Story = {
  args: {
    view: {
      status: 'ready',
      networkName: 'BNB Smart Chain',
      methods: methods.map((of) =>
        of.isAvailable ? { ...of, isAvailable: false, reason: 'payments_unavailable' } : of,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Payments are not possible right now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const Starting: Story = { args: { isStarting: true } };

export const NotBegun: Story = { args: { error: 'You have this plan already.' } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Payments are not possible right now.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^BNB/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};
