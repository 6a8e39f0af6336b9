import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/index.ts';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Link, LinkButton } from '../link/index.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { tableGuide } from './table.guide.ts';
import { Table, type TableColumn, type TableProps, type TableSort } from './table.tsx';

interface Payment {
  id: string;
  date: string;
  tier: string;
  amount: number;
  status: 'Confirmed' | 'Pending' | 'Expired';
  hash?: string;
}

const payments: readonly Payment[] = [
  { id: 'p4', date: '21 Nov 2026', tier: 'Premium Plus', amount: 0.1, status: 'Pending' },
  { id: 'p3', date: '20 Oct 2026', tier: 'Premium', amount: 0.05, status: 'Confirmed', hash: '0x9f2c…41ab' },
  { id: 'p2', date: '19 Sep 2026', tier: 'Premium', amount: 0.05, status: 'Expired' },
  { id: 'p1', date: '2 Sep 2026', tier: 'Premium', amount: 0.048213, status: 'Confirmed', hash: '0x1d77…c0e5' },
];

const tones = { Confirmed: 'success', Pending: 'warning', Expired: 'neutral' } as const;

const columns: readonly [TableColumn<Payment>, ...Array<TableColumn<Payment>>] = [
  { id: 'date', title: 'Date', cell: (row) => row.date, isSortable: true },
  { id: 'tier', title: 'Tier', cell: (row) => row.tier },
  { id: 'amount', title: 'Amount', cell: (row) => `${row.amount} BNB`, isSortable: true, align: 'end' },
  {
    id: 'status',
    title: 'Status',
    cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
    narrow: 'corner',
    skeleton: <Skeleton shape="pill" className="h-5" />,
  },
  {
    id: 'hash',
    title: 'Transaction',
    cell: (row) =>
      row.hash ? (
        <Link href="#hash" className="inline-block py-1 font-mono text-sm">
          {row.hash}
        </Link>
      ) : (
        <span className="text-text-subtle">—</span>
      ),
    narrow: 'hidden',
  },
  {
    id: 'view',
    title: 'View',
    hideTitle: true,
    cell: () => (
      <LinkButton href="#view" size="sm">
        View
      </LinkButton>
    ),
    align: 'end',
    narrow: 'foot',
    skeleton: <Skeleton className="my-0 h-9 w-16 rounded-control @2xl:ml-auto" />,
  },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Payment, string>,
  parameters: { guide: tableGuide },
  args: {
    label: 'Your payments',
    columns,
    rows: payments,
    rowId: ({ id }) => id,
    sort: { column: 'date', direction: 'descending' },
    onSortChange: fn(),
    loadingLabel: 'Loading your payments…',
    empty: (
      <EmptyState
        title="No payments yet"
        drawing="stack"
        action={
          <LinkButton href="#premium" variant="primary">
            See the plans
          </LinkButton>
        }
      >
        Each payment shows here with its status, from the moment you start it.
      </EmptyState>
    ),
    className: 'w-180 max-w-full',
  },
} satisfies Meta<typeof Table<Payment, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below 42rem of its own box, not of the window: also in a side column, and with text twice as large. */
export const Narrow: Story = { args: { className: 'w-90' } };

export const Loading: Story = { args: { rows: [], isLoading: true, loadingRows: 4 } };

export const LoadingNarrow: Story = { args: { rows: [], isLoading: true, loadingRows: 2, className: 'w-90' } };

/** Another page is on its way: the old rows stay. */
export const LoadingMore: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading your payments…'));
    await expect(canvas.getAllByRole('row')).toHaveLength(payments.length + 1);
  },
};

export const Empty: Story = { args: { rows: [] } };

export const EmptyNarrow: Story = { args: { rows: [], className: 'w-90' } };

export const RowsThatOpen: Story = {
  args: { onRowAction: fn(), columns: [columns[0], ...columns.slice(1, 4)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onRowAction).toHaveBeenLastCalledWith(payments[1]));
    await userEvent.click(canvas.getByText('19 Sep 2026'));
    await waitFor(() => expect(args.onRowAction).toHaveBeenLastCalledWith(payments[2]));
  },
};

export const RowsThatLead: Story = {
  args: { rowHref: ({ id }) => `#payment-${id}`, columns: [columns[0], ...columns.slice(1, 4)] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#payment-p3'));
    window.location.hash = '';
  },
};

function Sorted(props: TableProps<Payment, string>) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const rising = sort.column === 'amount' ? payments.toSorted((a, b) => a.amount - b.amount) : payments.toReversed();
  return (
    <Table
      {...props}
      rows={sort.direction === 'descending' ? rising.toReversed() : rising}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

export const Keyboard: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    const cell = (text: string) => canvas.getAllByText(text)[0]?.closest('td');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(cell('21 Nov 2026')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'View' })[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await waitFor(() => expect(cell('21 Nov 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(cell('20 Oct 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(heading('Date')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(heading('Amount')).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('2 Sep 2026'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(heading('Amount')).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('21 Nov 2026'));
  },
};

/** What is hidden on a card shows while the keyboard is on it, so that focus is never out of sight. */
export const KeyboardOnCards: Story = {
  args: { className: 'w-90' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const hash = canvas.getByRole('link', { name: '0x9f2c…41ab' });
    await waitFor(() => expect(hash).toHaveFocus());
    await waitFor(() => expect(hash.closest('td')?.getBoundingClientRect().height).toBeGreaterThan(16));
  },
};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="flex flex-col gap-6">
      {interactionStates.map((state) => (
        <ForceState key={state} state={state} target="th[data-allows-sorting]">
          <ForceState state={state} target="tbody tr">
            <Table
              {...args}
              label={state}
              rows={payments.slice(0, 1)}
              columns={[columns[0], ...columns.slice(1, 4)]}
              onRowAction={() => {}}
            />
          </ForceState>
        </ForceState>
      ))}
    </div>
  ),
};
