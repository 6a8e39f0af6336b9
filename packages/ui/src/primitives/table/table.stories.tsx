import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Provider } from '../../provider/provider.tsx';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LinkButton } from '../link/link-button.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import {
  ColumnMenu,
  type ColumnWidth,
  ResizableColumns,
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
  VirtualRows,
} from './table.tsx';
import { columnMenuParts, resizableColumnsParts, tableParts, virtualRowsParts } from './table.parts.ts';

const guide: Guide = {
  use: [
    'For records of one kind that people compare column by column: payments, users, tickets.',
    'When rows are sorted or paged by the server: the table shows the order it is given and tells which one is wanted.',
  ],
  avoid: [
    'For people and groups to look at, one at a time: take ProfileCard or GroupCard in a grid.',
    'For the details of one thing: take a description list.',
    'For a choice of one thing among some: take a Select or RadioCards.',
  ],
  anatomy: [tableParts, columnMenuParts, resizableColumnsParts, virtualRowsParts],
  keyboard: [
    { keys: 'Tab', does: 'Enters the table at the row where one last was; Tab again leaves it', story: 'Keyboard' },
    {
      keys: 'Arrow down, arrow up',
      does: 'Moves between rows; up from the first one reaches the headings',
      story: 'Keyboard',
    },
    {
      keys: 'Arrow right, arrow left',
      does: 'Moves between the cells of a row and what can be pressed in them',
      story: 'Keyboard',
    },
    {
      keys: 'Enter or Space on a heading',
      does: 'Sorts by that column, and again the other way round',
      story: 'Keyboard',
    },
    { keys: 'Home, End', does: 'Goes to the first or last cell of a row', story: 'Keyboard' },
    { keys: 'Enter on a row', does: 'Opens it, where rows open', story: 'RowsThatOpen' },
    {
      keys: 'Space on a row; Shift with an arrow key; Escape',
      does: 'Chooses it or leaves it; chooses several; leaves all, where rows can be chosen',
      story: 'Selection',
    },
    {
      keys: 'Arrow right on a heading, then Enter',
      does: 'Takes hold of the end of its column, in a ResizableColumns: arrow keys change the width, Enter or Escape lets go',
      story: 'Resizable',
    },
    { keys: 'Space in a ColumnMenu', does: 'Shows a column, or hides it', story: 'ColumnsToChoose' },
    { keys: 'Page down, page up', does: 'Moves by the rows in sight', story: 'Virtual' },
  ],
  reader: [
    'A grid with its label, the number of rows and the position in it; each cell is read with the names of its column and row, on cards as well.',
    'What is chosen is announced with how many are, and each row says whether it is.',
    'Sorting is announced with the column and the direction.',
    'The end of a column that can be resized is a slider with the column’s name and its width.',
    'In a VirtualRows the table says how many rows there are, and each row its place among them, drawn or not.',
    '"Loading your payments…" is said once when loading begins, and the table is marked as busy.',
  ],
  dos: [
    'Let the first column name the row: it is the title of the card and the name of the row.',
    'Align amounts and counts to the end, so that digits stand below each other.',
    'Give the status to the corner and the buttons to the foot of the card.',
    'Keep the widths that `onResizeEnd` tells and the columns that people hide, and give them back next time.',
    'Take a VirtualRows from a few hundred rows on; before that, pages are easier to find one’s way in.',
    'Keep the old rows while a page or an order loads; skeletons are for the first time only.',
    'Say beside the bulk action how many rows are chosen: those on other pages stay chosen. Where a filter is to begin anew, pass an empty set.',
  ],
  donts: [
    'Do not put it into a Card: it brings its own frame.',
    'Do not hide in a narrow box what a row cannot be understood without.',
    'Do not put a table whose rows open a `detail` into a VirtualRows: all rows are as high there.',
    'Do not make a row a link and put other links into it that lead to the same place.',
    'Do not scroll a table sideways on a phone: comparing is lost anyway, so each row becomes a card on which nothing is cut off.',
  ],
};

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
    skeleton: <Skeleton shape="pill" className="mu:h-5" />,
  },
  {
    id: 'hash',
    title: 'Transaction',
    cell: (row) =>
      row.hash ? (
        <Link href="#hash" className="mu:inline-block mu:py-1 mu:font-mono mu:text-sm">
          {row.hash}
        </Link>
      ) : (
        <span className="mu:text-text-subtle">—</span>
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
    skeleton: <Skeleton className="mu:my-0 mu:h-9 mu:w-16 mu:rounded-control mu:@2xl:ml-auto" />,
  },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Payment, string>,
  parameters: { guide },
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
    className: 'mu:w-180 mu:max-w-full',
  },
} satisfies Meta<typeof Table<Payment, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Below 42rem of its own box, not of the window: also in a side column, and with text twice as large. */
export const Narrow: Story = { tags: ['rtl'], args: { className: 'mu:w-90' } };

export const Loading: Story = { args: { rows: [], isLoading: true, loadingRows: 4 } };

export const LoadingNarrow: Story = { args: { rows: [], isLoading: true, loadingRows: 2, className: 'mu:w-90' } };

/** Another page is loading: the old rows stay. */
export const LoadingMore: Story = {
  tags: ['no-picture'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading your payments…'));
    await expect(canvas.getAllByRole('row')).toHaveLength(payments.length + 1);
  },
};

export const Empty: Story = { args: { rows: [] } };

export const EmptyNarrow: Story = { args: { rows: [], className: 'mu:w-90' } };

/** For work lists: the head is sticky. */
export const Dense: Story = { args: { isDense: true } };

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

/** A kept row does what the last rendering says. */
export const RowsThatCount: Story = {
  tags: ['no-picture'],
  render: function Counting(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <p>Opened: {count}</p>
        <Table {...args} onRowAction={() => setCount(count + 1)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('19 Sep 2026'));
    await waitFor(() => expect(canvas.getByText('Opened: 1')).toBeVisible());
    await userEvent.click(canvas.getByText('19 Sep 2026'));
    await waitFor(() => expect(canvas.getByText('Opened: 2')).toBeVisible());
  },
};

export const RowsThatLead: Story = {
  tags: ['no-picture'],
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
    const row = canvas.getByRole('row', { name: '21 Nov 2026' });
    await expect(canvas.getByRole('grid', { name: 'Your payments' })).toContainElement(row);
    await userEvent.tab();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(cell('21 Nov 2026')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'View' })[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(cell('—')).toHaveFocus());
    await userEvent.keyboard('{Home}');
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

/** What is hidden on a card shows while it has keyboard focus, so that focus is always visible. */
export const KeyboardOnCards: Story = {
  args: { className: 'mu:w-90' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const hash = canvas.getByRole('link', { name: '0x9f2c…41ab' });
    await waitFor(() => expect(hash).toHaveFocus());
    await waitFor(() => expect(hash.closest('td')?.getBoundingClientRect().height).toBeGreaterThan(16));
  },
};

function Chosen({ chosen = [], ...props }: TableProps<Payment, string> & { chosen?: readonly string[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosen));
  return <Table {...props} selection={{ ids, onChange: setIds }} />;
}

/** Two pages of a list can hold the same record, and an id may be a column's: each row is shown once, in any order. */
export const SameIds: Story = {
  tags: ['no-picture'],
  render: function Reversing(args) {
    const [isReversed, setIsReversed] = useState(false);
    const [one, two, three] = args.rows;
    if (!one || !two || !three) throw new Error('three rows');
    const rows = [{ ...one, id: 'status' }, two, three, two];
    return (
      <>
        <button type="button" onClick={() => setIsReversed(true)}>
          Reverse
        </button>
        <Table {...args} rows={isReversed ? rows.toReversed() : rows} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const [one, two, three] = names();
    await expect(names()).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(names()).toEqual([two, three, one]));
  },
};

/** Rows for bulk actions, whose buttons are elsewhere. The boxes take the room of one column, so that nothing wraps. */
export const Selection: Story = {
  tags: ['rtl'],
  args: { columns: [columns[0], ...columns.slice(1).filter(({ id }) => id !== 'hash')] },
  render: (args) => <Chosen {...args} chosen={['p3']} />,
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.getAllByRole('row', { selected: true }).map((row) => row.dataset['key']);
    const all = canvas.getByRole('checkbox', { name: 'Select All' });
    await expect(chosen()).toEqual(['p3']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await waitFor(() => expect(chosen()).toEqual(['p4', 'p3', 'p2', 'p1']));
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toEqual([]));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 21 Nov 2026' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 19 Sep 2026' }));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(chosen()).toEqual(['p4', 'p3', 'p2']));
    canvas.getAllByRole('row')[2]?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(chosen()).toEqual(['p4', 'p2']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toEqual([]));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(chosen()).toEqual(['p3']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(chosen()).toEqual(['p3', 'p2']));
    await userEvent.keyboard(' {ArrowUp}');
    await waitFor(() => expect(chosen()).toEqual(['p3']));
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveFocus());
  },
};

const cellOf = fn<(row: Payment) => string>((row) => row.tier);

/** A ticked row is drawn anew, and its cells and the other rows are not: their content stays. */
export const SelectionKeepsRows: Story = {
  tags: ['no-picture'],
  args: { columns: [columns[0], { id: 'tier', title: 'Tier', cell: cellOf }] },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    cellOf.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 21 Nov 2026' }));
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1));
    await expect(cellOf).not.toHaveBeenCalled();
  },
};

export const SelectionNarrow: Story = {
  tags: ['no-picture'],
  args: { className: 'mu:w-90' },
  render: (args) => <Chosen {...args} chosen={['p4', 'p2']} />,
};

/** What is chosen on another page stays chosen; the box in the head speaks of the rows that show. */
export const SelectionOnPages: Story = {
  tags: ['no-picture'],
  render: function OnPages(args) {
    const [page, setPage] = useState(0);
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <p>Chosen: {[...ids].toSorted().join(' ')}</p>
        <button type="button" onClick={() => setPage(1 - page)}>
          Other page
        </button>
        <Table {...args} rows={args.rows.slice(page * 2, page * 2 + 2)} selection={{ ids, onChange: setIds }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.getByText(/^Chosen:/).textContent;
    const box = (date: string) => canvas.getByRole('checkbox', { name: `Select ${date}` });
    const all = () => canvas.getByRole('checkbox', { name: 'Select All' });
    const turn = () => userEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    await userEvent.click(box('20 Oct 2026'));
    await waitFor(() => expect(chosen()).toBe('Chosen: p3'));
    await turn();
    await expect(all()).not.toBePartiallyChecked();
    await userEvent.click(box('19 Sep 2026'));
    await waitFor(() => expect(chosen()).toBe('Chosen: p2 p3'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('2 Sep 2026'));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(chosen()).toBe('Chosen: p1 p2 p3'));
    await expect(all()).toBeChecked();
    await userEvent.click(all());
    await waitFor(() => expect(chosen()).toBe('Chosen: p3'));
    await turn();
    await expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    await waitFor(() => expect(chosen()).toBe('Chosen: p3 p4'));
  },
};

function Resized({
  onResizeEnd,
  ...props
}: TableProps<Payment, string> & { onResizeEnd: (width: ColumnWidth) => void }) {
  return (
    <ResizableColumns onResizeEnd={({ date = 0 }) => onResizeEnd(date)}>
      <Table {...props} />
    </ResizableColumns>
  );
}

const onResizeEnd = fn<(width: ColumnWidth) => void>();
const dateWidth = (canvasElement: HTMLElement): number =>
  canvasElement.querySelector<HTMLElement>('th[aria-sort]')?.offsetWidth ?? 0;

/** Columns in a ResizableColumns. */
export const Resizable: Story = {
  tags: ['matrix'],
  args: { columns: [{ ...columns[0], width: '2fr' }, ...columns.slice(1, 4)] },
  render: (args) => <Resized {...args} onResizeEnd={onResizeEnd} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onResizeEnd.mockClear();
    const edge = canvas.getByRole('slider', { name: 'Resizer Date' });
    await waitFor(() => expect(dateWidth(canvasElement)).toBeGreaterThan(200));
    const before = dateWidth(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /^Date/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(edge).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(dateWidth(canvasElement)).toBeGreaterThan(before));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onResizeEnd).toHaveBeenLastCalledWith(dateWidth(canvasElement)));
    await expect(edge).toHaveAttribute('aria-valuetext', `${dateWidth(canvasElement)} pixels`);
  },
};

/** Cards have no columns, and nothing of their widths. */
export const ResizableNarrow: Story = {
  tags: ['no-picture'],
  args: { className: 'mu:w-90' },
  render: (args) => <Resized {...args} onResizeEnd={onResizeEnd} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await waitFor(() => expect(dateWidth(canvasElement)).toBeLessThan(100));
    await expect(canvas.getByRole('grid').offsetWidth).toBe(360);
  },
};

/** A ColumnMenu above the table. */
export const ColumnsToChoose: Story = {
  tags: ['open'],
  render: function Choosing(args) {
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['hash']));
    return (
      <Provider>
        <div className="mu:flex mu:max-w-full mu:flex-col mu:gap-3">
          <ColumnMenu columns={columns} hiddenColumns={hidden} onChange={setHidden} className="mu:self-end" />
          <Table {...args} hiddenColumns={hidden} />
        </div>
      </Provider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Date', 'Tier', 'Amount', 'Status', 'View']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const tier = await screen.findByRole('menuitemcheckbox', { name: 'Tier' });
    await waitFor(() => expect(tier).toHaveFocus());
    await expect(tier).toBeChecked();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(names()).toEqual(['Date', 'Amount', 'Status', 'View']));
    await expect(tier).not.toBeChecked();
    await userEvent.keyboard('{End}{ArrowUp} ');
    await waitFor(() => expect(names()).toEqual(['Date', 'Amount', 'Status', 'Transaction', 'View']));
  },
};

const many: readonly Payment[] = Array.from({ length: 250 }, (_, page) =>
  payments.map((payment, place) => ({
    ...payment,
    id: `p${page * 4 + place}`,
    date: `Payment ${page * 4 + place + 1}`,
  })),
).flat();

/** A thousand rows in a VirtualRows: those in sight are in the page. */
export const Virtual: Story = {
  tags: ['rtl'],
  args: { rows: many, className: 'mu:w-full' },
  render: (args) => (
    <VirtualRows className="mu:w-180 mu:max-w-full">
      <Chosen {...args} chosen={['p1']} />
    </VirtualRows>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    const row = (number: number) => canvas.getByRole('row', { name: `Payment ${number}` });
    await userEvent.tab();
    await waitFor(() => expect(row(2)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(row(2)).not.toHaveFocus());
    const focused = () => Number(document.activeElement?.getAttribute('aria-rowindex'));
    const below = focused();
    await expect(below).toBeGreaterThan(5);
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBeLessThan(below));
    canvas.getByRole('grid').scrollTo(0, 48 * 500);
    await waitFor(() => expect(row(501)).toBeVisible());
    canvas.getByRole('grid').scrollTo(0, 0);
    await waitFor(() => expect(row(1)).toBeVisible());
  },
};

/** Both: the VirtualRows stands around the ResizableColumns. */
export const VirtualResizable: Story = {
  tags: ['no-picture'],
  args: { rows: many, className: 'mu:w-full', columns: [columns[0], ...columns.slice(1, 4)] },
  render: (args) => (
    <VirtualRows className="mu:w-180 mu:max-w-full">
      <Resized {...args} onResizeEnd={onResizeEnd} />
    </VirtualRows>
  ),
  play: async ({ canvas, userEvent }) => {
    onResizeEnd.mockClear();
    const edge = await canvas.findByRole('slider', { name: 'Resizer Date' });
    const width = () => canvas.getByRole('columnheader', { name: /^Date/ }).offsetWidth;
    await waitFor(() => expect(width()).toBeGreaterThan(150));
    const before = width();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(edge).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(width()).toBeGreaterThan(before));
    await expect(onResizeEnd).toHaveBeenLastCalledWith(width());
  },
};

/** In a narrow box they are cards. */
export const VirtualNarrow: Story = {
  tags: ['no-picture'],
  args: { rows: many.slice(0, 20), className: 'mu:w-full' },
  render: (args) => (
    <VirtualRows className="mu:w-90">
      <Table {...args} />
    </VirtualRows>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
    await expect(getComputedStyle(canvas.getAllByRole('row')[1] ?? document.body).display).toBe('flex');
  },
};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:flex mu:flex-col mu:gap-6">
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
