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
  args: {
    view: { status: 'ready', tier: 'free', expiresAt: null, pricing },
    checkoutHref: (tier) => `/payment/checkout/${tier.toUpperCase()}`,
    links: { faq: '/faq', terms: '/terms', support: '/support/create' },
    onRetry: fn(),
  },
} satisfies Meta<typeof PremiumScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Free forever' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM',
    );
    await expect(canvas.getByRole('link', { name: 'Choose Premium Plus' })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM_PLUS',
    );
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/support/create');
  },
};
export const OnPremium: Story = {
  tags: ['whole-page'],
  args: { view: { status: 'ready', tier: 'premium', expiresAt: '2026-12-20T09:00:00.000Z', pricing } },
};
export const OnPremiumPlus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Contact support' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: /^Choose/ })).toBeNull();
  },
  args: { view: { status: 'ready', tier: 'premium_plus', expiresAt: '2026-12-20T09:00:00.000Z', pricing } },
};
export const PricesNotLoaded: Story = {
  args: { view: { status: 'ready', tier: 'free', expiresAt: null, pricing: null } },
};
/** The prices are known; only what they are in dollars is not. */
export const RateUnknown: Story = {
  tags: ['no-picture'],
  args: {
    view: {
      status: 'ready',
      tier: 'free',
      expiresAt: null,
      pricing: {
        bnbPriceUsd: null,
        tiers: {
          FREE: { bnb: '0', usd: '0' },
          PREMIUM: { bnb: '0.05', usd: null },
          PREMIUM_PLUS: { bnb: '0.1', usd: null },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('a month')).toHaveLength(2);
    await expect(canvas.getByText(/the rate of BNB cannot be read/)).toBeVisible();
  },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong on our side.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
