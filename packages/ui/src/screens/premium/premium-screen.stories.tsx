import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PremiumScreen } from './premium-screen.tsx';

const pricing = {
  bnbPriceUsd: '600.00',
  tiers: {
    FREE: { bnb: '0', usd: '0' },
    PREMIUM: { bnb: '0.05', usd: '30.00' },
    PREMIUM_PLUS: { bnb: '0.1', usd: '60.00' },
  },
};

const meta = {
  title: 'Screens/Premium',
  component: PremiumScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'ready', tier: 'free', expiresAt: null, pricing }, onRetry: fn() },
} satisfies Meta<typeof PremiumScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFree: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
export const OnPremium: Story = {
  tags: ['whole-page'],
  args: { view: { status: 'ready', tier: 'premium', expiresAt: '2026-12-20T09:00:00.000Z', pricing } },
};
export const OnPremiumPlus: Story = {
  args: { view: { status: 'ready', tier: 'premium_plus', expiresAt: '2026-12-20T09:00:00.000Z', pricing } },
};
export const PricesNotLoaded: Story = {
  args: { view: { status: 'ready', tier: 'free', expiresAt: null, pricing: null } },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong on our side.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
