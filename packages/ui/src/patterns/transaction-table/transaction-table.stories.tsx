import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { bsc, confirmed, hash, waiting } from '../payment-panel/payment.examples.ts';
import { PaymentStory } from '../payment-story/payment-story.tsx';
import { type Transaction, TransactionTable, type TransactionTableProps } from './transaction-table.tsx';

const guide: Guide = {
  use: ['For a person’s own payments: the page /my-payments.'],
  avoid: [
    'For everybody’s payments: the admin’s table has users and methods, made of Table.',
    'For one payment: use PaymentPanel.',
  ],
  anatomy: [
    { part: 'Date and plan', is: 'when it was asked for, and which plan' },
    { part: 'Amount', is: 'the exact sum with its coin, about what it was in dollars below' },
    {
      part: 'Status',
      is: 'the same word and colour as on the payment’s own page, and below it that money waits for a decision',
    },
    { part: 'Transaction', is: 'the hash, shortened, at the explorer in a new tab; left out where it is narrow' },
    { part: 'What happened', is: 'opens the story below the row, one at a time' },
    { part: 'View', is: 'the payment’s own page' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the table; it is one stop', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move between rows, cells and the links in them', story: 'Keyboard' },
    { keys: 'Enter or space on What happened', does: 'Opens the story, and closes it', story: 'OpensItsStory' },
    { keys: 'Arrow down', does: 'Goes on to the story that is open', story: 'OpensItsStory' },
  ],
  reader: [
    'A table with headings; the date names the row.',
    'Each link says which payment or transaction it leads to.',
    'A missing hash is said, not read as a dash.',
    'The button says whether its story is open, and names it; the story is the row after its payment.',
  ],
  dos: ['Give the newest first.', 'Pass the network’s explorer; without one the hash is text.'],
  donts: ['Don’t leave out payments that failed or expired: money may have arrived in them.'],
};

const transactions: readonly Transaction[] = [
  { ...waiting, _id: 'p1', createdAt: '2026-11-20T18:52:00.000Z' },
  { ...waiting, _id: 'p2', createdAt: '2026-11-20T18:31:00.000Z', detail: 'confirming', transactionSignature: hash },
  {
    ...waiting,
    _id: 'p3',
    createdAt: '2026-10-19T08:04:00.000Z',
    status: 'confirmed',
    subscriptionTier: 'premium_plus',
    expectedAmount: '0.1',
    usdPrice: '60.00',
    transactionSignature: '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b',
  },
  { ...waiting, _id: 'p4', createdAt: '2026-09-18T21:17:00.000Z', status: 'expired' },
  {
    ...waiting,
    _id: 'p5',
    createdAt: '2026-09-18T20:59:00.000Z',
    status: 'failed',
    paymentMethod: 'usdt',
    expectedAmount: '30',
    transactionSignature: '0x9fc76417374aa880d4449a1f7f31ec597f00b1f6f3dd2d66f4c9c6c445836d8b',
  },
  { ...waiting, _id: 'p6', createdAt: '2026-08-17T11:40:00.000Z', status: 'settling' },
];

const meta = {
  title: 'Patterns/TransactionTable',
  component: TransactionTable,
  parameters: { layout: 'padded', guide },
  args: {
    transactions,
    network: bsc,
    open: null,
    onOpenChange: fn(),
    hrefOf: ({ _id }) => `/payment/${_id}`,
    upgradeHref: '/premium',
  },
} satisfies Meta<typeof TransactionTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Transaction 0x5c50…2060, opens in a new tab' }),
    ).toHaveAttribute('href', `https://explorer.example/tx/${hash}`);
    await expect(canvas.getByRole('link', { name: /^View the payment of Nov 20, 2026.*6:52/ })).toHaveAttribute(
      'href',
      '/payment/p1',
    );
    await expect(canvas.getAllByText('Awaiting payment')).toHaveLength(2);
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

export const MoneyWaits: Story = {
  tags: ['no-picture'],
  args: { transactions: transactions.map((of) => ({ ...of, hasUnsettled: of._id === 'p4' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Sep 18.*9:17/ })).toHaveTextContent('Received, to be settled');
    await expect(canvas.getAllByText('Received, to be settled')).toHaveLength(1);
  },
};

export const WithoutAnExplorer: Story = {
  tags: ['matrix'],
  args: { network: { blockExplorerUrl: null }, transactions: transactions.slice(1, 3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0x5c50…2060')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Transaction/ })).toBeNull();
  },
};

export const Empty: Story = { args: { transactions: [] } };

export const Loading: Story = { args: { transactions: [], isLoading: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /6:31/ });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: /6:52/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /6:31/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight>5/}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Transaction 0x5c50/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^What happened to the payment of Nov 20.*6:31/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^View the payment of Nov 20.*6:31/ })).toHaveFocus());
  },
};

/** As on a page: one story at a time. */
const Opening = (args: TransactionTableProps) => {
  const [id, setId] = useState<string | null>(null);
  const story = <PaymentStory payment={{ ...confirmed, _id: id ?? '' }} network={bsc} />;
  return <TransactionTable {...args} open={id === null ? null : { id, story }} onOpenChange={setId} />;
};

export const OpensItsStory: Story = {
  tags: ['no-picture'],
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^What happened to the payment of Oct 19/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: /6:52/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown>2/}{ArrowRight>6/}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(button).toHaveFocus();
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(panel).toContainElement(canvas.getByRole('list', { name: 'What happened' }));
    // The arrow key continues into the story, to its links.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(panel?.closest('[role=row]')?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowUp}');
    // Another one replaces it.
    const other = canvas.getByRole('button', { name: /^What happened to the payment of Nov 20.*6:52/ });
    await userEvent.click(other);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getAllByRole('list', { name: 'What happened' })).toHaveLength(1);
    await userEvent.click(other);
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'What happened' })).toBeNull());
  },
};
