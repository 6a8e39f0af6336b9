import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { bsc, confirmed } from '../payment-panel/payment.examples.ts';
import { PaymentReceipt } from './payment-receipt.tsx';

const guide: Guide = {
  use: ['For a payment that was confirmed: what one keeps or hands in.'],
  avoid: ['For a payment that is open: it has nothing to show yet.'],
  anatomy: [
    { part: 'Lines', is: 'plan, period, amount, the frozen rate and its time, when, where to, by which transaction' },
    { part: 'Print', is: 'prints the receipt alone, whatever else is on the page' },
  ],
  keyboard: [{ keys: 'Enter or space', does: 'Prints it', story: 'Keyboard' }],
  reader: ['A region with a list of names and values.'],
  dos: ['Show it below the payment, once it is confirmed.'],
  donts: ['Don’t put two on one page: both would be printed.'],
};

const meta = {
  title: 'Patterns/PaymentReceipt',
  component: PaymentReceipt,
  parameters: { layout: 'padded', guide },
  args: { payment: confirmed, network: bsc, onPrint: fn(), className: 'mu:mx-auto mu:w-full mu:max-w-2xl' },
} satisfies Meta<typeof PaymentReceipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0\.050000\sBNB \(\$30\.00\)/)).toBeVisible();
    await expect(canvas.getByText(/^1 BNB = \$600\.00/)).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="mu:mx-auto mu:w-[358px] mu:max-w-full">
        <Story />
      </div>
    ),
  ],
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
