import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { tokenMarketCardParts } from './token-market-card.parts.ts';
import type { TokenMarket } from './market.format.ts';
import { TokenMarketCard } from './token-market-card.tsx';

const guide: Guide = {
  use: ['On the page of whoever has a token that exchanges list.'],
  avoid: ['For the price of BNB beside a plan: that is a line of text.', 'For figures of our own: use StatRow.'],
  anatomy: [tokenMarketCardParts],
  keyboard: [{ keys: 'Tab', does: 'Reaches the link to the exchange', story: 'Keyboard' }],
  reader: [
    'A section whose heading names the token, then a list of terms and figures.',
    'While it loads, what is coming is read once.',
  ],
  dos: [
    'Take the pair with the most liquidity.',
    'Say how old the figures are when the source is silent.',
    'Show it as not available when the source does not answer: nothing else on the page depends on it.',
  ],
  donts: ['Don’t turn the price into a float before it gets here.', 'Don’t show it where there is no token.'],
};

const market: TokenMarket = {
  symbol: 'TIDE',
  priceUsd: '0.0042137',
  priceChange24h: 5.126,
  marketCap: 12_345_678,
  volume24h: 532_149,
  liquidityUsd: 1_204_800,
  url: 'https://dex.example/bsc/0x5290',
  dexId: 'pancakeswap',
  ageSeconds: 20,
};

const meta = {
  title: 'Blocks/TokenMarketCard',
  component: TokenMarketCard,
  decorators: [withKit],
  parameters: { guide },
  args: { state: { status: 'ready', market }, className: 'mu:w-96 mu:max-w-[calc(100vw-2rem)]' },
} satisfies Meta<typeof TokenMarketCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.004214')).toBeVisible();
    await expect(canvas.getByText('$12.35M')).toBeVisible();
    await expect(canvas.getByText('$532.1K')).toBeVisible();
  },
};

export const Falling: Story = {
  args: {
    state: { status: 'ready', market: { ...market, symbol: 'KESTREL', priceUsd: '1.5', priceChange24h: -18.4 } },
  },
};

export const Unmoved: Story = {
  args: { state: { status: 'ready', market: { ...market, priceUsd: '612.34567', priceChange24h: 0 } } },
};

export const Old: Story = {
  args: { state: { status: 'ready', market: { ...market, ageSeconds: 740 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Figures from 12 minutes ago.')).toBeVisible();
  },
};

export const FigureMissing: Story = {
  tags: ['matrix'],
  args: {
    state: {
      status: 'ready',
      market: { ...market, priceUsd: '0.00000004', priceChange24h: null, marketCap: null, volume24h: null },
    },
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const NotAvailable: Story = { args: { state: { status: 'unavailable' } } };

export const UnsafeLinkIsNoLink: Story = {
  args: { state: { status: 'ready', market: { ...market, url: 'http://dex.example' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Open on PancakeSwap/ })).toHaveFocus();
  },
};
