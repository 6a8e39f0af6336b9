import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CoinOffer } from '../../patterns/plan-card/pricing.ts';
import { CheckoutScreen, type CheckoutView } from './checkout-screen.tsx';

const offers: readonly CoinOffer[] = [
  { method: 'bnb', symbol: 'BNB', amount: '0.05', isAvailable: true, reason: null },
  { method: 'usdt', symbol: 'USDT', amount: '30.00', isAvailable: true, reason: null },
  { method: 'busd', symbol: 'BUSD', amount: '30.00', isAvailable: false, reason: 'no_longer_issued' },
];
const ready = {
  status: 'ready',
  networkName: 'BNB Smart Chain',
  windowMs: 900_000,
  usd: '30.00',
  offers,
  period: { kind: 'new', startsAt: '2026-11-20T09:00:00.000Z', endsAt: '2026-12-20T09:00:00.000Z' },
} as const satisfies CheckoutView;
const off = (reason: string, ...methods: readonly CoinOffer['method'][]): readonly CoinOffer[] =>
  offers.map((of) => (methods.includes(of.method) ? { ...of, isAvailable: false, reason } : of));

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready,
    tier: 'premium',
    hrefs: { back: '/subscription', plan: '/premium', support: '/support/create' },
    onStart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'Summary' });
    await expect(summary).toHaveTextContent(/0\.050000 BNB\s*about \$30\.00/);
    await expect(summary).toHaveTextContent('From the confirmation until December 20, 2026');
    await expect(canvas.getByRole('radio', { name: /BUSD is no longer issued/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^USDT/ }));
    await expect(summary).toHaveTextContent(/You pay\s*30\.00 USDT/);
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};

export const InTheCoinThatWasPressed: Story = {
  tags: ['no-picture'],
  args: { method: 'usdt', hasSteps: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};

const plan = { startsAt: '2026-11-24T09:00:00.000Z', endsAt: '2026-12-24T09:00:00.000Z' };

export const Renewal: Story = {
  tags: ['no-picture'],
  args: { view: { ...ready, period: { kind: 'renewal', ...plan } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('From November 24, 2026, where your plan ends, until December 24, 2026'),
    ).toBeVisible();
  },
};

export const Upgrade: Story = {
  tags: ['no-picture'],
  args: { tier: 'premium_plus', view: { ...ready, period: { kind: 'upgrade', ...plan } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your unused days of Premium are added$/)).toBeVisible();
  },
};

/** BNB cannot be sold (D45): the next coin is preselected, one press away. */
export const NoPrice: Story = {
  args: { view: { ...ready, offers: off('price_unavailable', 'bnb') } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};

/** The same, discovered when BNB was pressed. */
export const PriceWentAway: Story = {
  tags: ['no-picture'],
  args: { failure: { message: 'There is no reliable BNB price right now.', isOfCoin: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to initialize payment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 30\.00\sUSDT$/ }));
    await expect(args.onStart).toHaveBeenCalledWith('usdt');
  },
};

export const NotBegun: Story = {
  tags: ['no-picture'],
  args: { failure: { message: 'Mutuals can’t be reached.', isOfCoin: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mutuals can’t be reached.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay / })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/subscription');
  },
};

export const Unavailable: Story = {
  tags: ['no-picture'],
  args: { view: { ...ready, offers: off('payments_unavailable', 'bnb', 'usdt') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Payments are not possible right now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  },
};

export const Starting: Story = { tags: ['no-picture'], args: { isStarting: true } };

export const Owned: Story = {
  args: {
    view: {
      status: 'owned',
      until: { endsAt: '2026-12-20T09:00:00.000Z', renewableFrom: '2026-12-13T09:00:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You have Premium already' })).toBeVisible();
    await expect(canvas.getByText(/You can renew it from December 13, 2026\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/premium');
  },
};

export const Lower: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'lower', current: 'premium_plus' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To change to Premium, contact support.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/create');
  },
};

export const Loading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Payments are not possible right now.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/subscription');
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
