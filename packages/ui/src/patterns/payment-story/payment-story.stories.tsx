import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import {
  bsc,
  confirmed,
  late,
  local,
  overpaid,
  seen,
  settled,
  underpaid,
  waiting,
  wrongAsset,
} from '../payment-panel/payment.examples.ts';
import { PaymentStory } from './payment-story.tsx';

const guide: Guide = {
  use: ['Below a payment, and for each payment of a list: all that happened to it.'],
  avoid: ['For what is to be done next: that is PaymentPanel.'],
  anatomy: [
    { part: 'Line', is: 'what happened and when; a transfer with its block, its transaction and what it counted for' },
    { part: 'Diamond', is: 'gold where it counted, hollow where it is open, orange where it waits for a decision' },
  ],
  keyboard: [],
  reader: ['An ordered list, in the order in which it happened. What the diamond says stands in words, too.'],
  dos: ['Give every transfer, also those that bought nothing.'],
  donts: ['Don’t sum up: each transfer is a line of its own.'],
};

const meta = {
  title: 'Patterns/PaymentStory',
  component: PaymentStory,
  parameters: { layout: 'padded', guide },
  args: { payment: confirmed, network: bsc, className: 'mu:mx-auto mu:w-full mu:max-w-2xl' },
} satisfies Meta<typeof PaymentStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Transaction 0x5c50…2060, opens in a new tab' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://explorer.example/tx/0x5c50'),
    );
  },
};
export const Waiting: Story = { args: { payment: waiting } };
export const Seen: Story = { args: { payment: seen } };
export const Underpaid: Story = { args: { payment: underpaid } };
export const AnotherCoin: Story = { args: { payment: wrongAsset } };
export const Overpaid: Story = { args: { payment: overpaid } };
export const Late: Story = { args: { payment: late, network: local } };
export const Settled: Story = { args: { payment: settled } };
