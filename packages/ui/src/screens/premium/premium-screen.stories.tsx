import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PremiumScreen, type PremiumView } from './premium-screen.tsx';

const pricing = {
  bnbPriceUsd: '600.00',
  tiers: {
    FREE: { bnb: '0', usd: '0' },
    PREMIUM: { bnb: '0.05', usd: '30.00' },
    PREMIUM_PLUS: { bnb: '0.1', usd: '60.00' },
  },
};

const methods = [
  { method: 'bnb', symbol: 'BNB', isAvailable: true, reason: null },
  { method: 'usdt', symbol: 'USDT', isAvailable: true, reason: null },
  { method: 'busd', symbol: 'BUSD', isAvailable: false, reason: 'no_longer_issued' },
] as const;
const onFree = {
  status: 'ready',
  tier: 'free',
  expiresAt: null,
  isRenewable: false,
  isReminded: true,
  pricing,
  methods,
} as const satisfies PremiumView;
const onPremium = { ...onFree, tier: 'premium', expiresAt: '2026-12-20T09:00:00.000Z' } as const;

const meta = {
  title: 'Screens/Premium',
  component: PremiumScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: onFree,
    checkoutHref: (tier, offer) => `/payment/checkout/${tier.toUpperCase()}/${offer?.method}`,
    onRemindedChange: fn(),
    links: { faq: '/faq', terms: '/terms', support: '/support/create' },
    onRetry: fn(),
  },
} satisfies Meta<typeof PremiumScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFree: Story = {
  tags: ['on-sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Free forever' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM/bnb',
    );
    await expect(canvas.getByRole('link', { name: 'Choose Premium Plus' })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM_PLUS/bnb',
    );
    await expect(canvas.getByRole('link', { name: /^Pay 60\.00\sUSDT$/ })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM_PLUS/usdt',
    );
    await expect(canvas.queryByRole('link', { name: /BUSD/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/support/create');
  },
};
export const OnPremium: Story = {
  tags: ['whole-page'],
  args: { view: onPremium },
};
/** The last 7 days of a plan (D14). */
export const EndsSoon: Story = {
  args: { view: { ...onPremium, isRenewable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You can renew it now/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew Premium' })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM/bnb',
    );
    const reminders = canvas.getByRole('switch', { name: /^Remind me before it ends/ });
    await expect(reminders).toBeChecked();
    await userEvent.click(reminders);
    await expect(args.onRemindedChange).toHaveBeenCalledWith(false);
  },
};
/** BNB cannot be sold (D45): no price is shown in it. */
export const BnbAway: Story = {
  tags: ['no-picture'],
  args: {
    view: {
      ...onFree,
      methods: methods.map((of) =>
        of.method === 'bnb' ? { ...of, isAvailable: false, reason: 'price_unavailable' } : of,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no reliable BNB price right now/)).toBeVisible();
    await expect(canvas.getByText('30.00')).toBeVisible();
    await expect(canvas.queryByText('BNB')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/payment/checkout/PREMIUM/usdt',
    );
  },
};
export const OnPremiumPlus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Contact support' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: /^Choose/ })).toBeNull();
  },
  args: { view: { ...onPremium, tier: 'premium_plus' } },
};
export const PricesNotLoaded: Story = {
  args: { view: { ...onFree, pricing: null, methods: null } },
};
/** The BNB prices are known; only the dollar prices are not. */
export const RateUnknown: Story = {
  tags: ['no-picture'],
  args: {
    view: {
      ...onFree,
      methods: null,
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
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
