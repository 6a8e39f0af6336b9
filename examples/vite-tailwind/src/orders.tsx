import { Badge } from '@mutuals/ui/primitives/badge';
import { Button } from '@mutuals/ui/primitives/button';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { Heading } from '@mutuals/ui/primitives/heading';
import { Pagination } from '@mutuals/ui/primitives/pagination';
import { SearchField } from '@mutuals/ui/primitives/search-field';
import { Select } from '@mutuals/ui/primitives/select';
import { Table, type TableColumn, type TableSort } from '@mutuals/ui/primitives/table';
import { ToastRegion, Toasts } from '@mutuals/ui/primitives/toast';
import { useState } from 'react';
import { type Order, orders, statuses } from './data.ts';

type Column = 'id' | 'customer' | 'placed' | 'total' | 'status';

const PER_PAGE = 8;
const toasts = new Toasts();
const tones = { Open: 'accent', Sent: 'success', Returned: 'warning' } as const;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const columns: readonly [TableColumn<Order, Column>, ...Array<TableColumn<Order, Column>>] = [
  { id: 'id', title: 'Order', cell: ({ id }) => `#${id}`, isSortable: true },
  { id: 'customer', title: 'Customer', cell: ({ customer }) => customer, isSortable: true },
  { id: 'placed', title: 'Placed', cell: ({ placed }) => day.format(new Date(placed)), isSortable: true },
  { id: 'total', title: 'Total', cell: ({ total }) => euros.format(total / 100), isSortable: true, align: 'end' },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
    narrow: 'corner',
  },
];

const options = [{ key: 'all', label: 'All' }, ...statuses.map((status) => ({ key: status, label: status }))];

export function Orders() {
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('all');
  const [sort, setSort] = useState<TableSort<Column>>({ column: 'id', direction: 'descending' });
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const found = orders
    .filter((order) => status === 'all' || order.status === status)
    .filter(({ id, customer }) => `${id} ${customer}`.toLowerCase().includes(words.toLowerCase()))
    .toSorted((one, other) => {
      const [a, b] = [one[sort.column], other[sort.column]];
      return (a < b ? -1 : a > b ? 1 : 0) * (sort.direction === 'ascending' ? 1 : -1);
    });
  const rows = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);

  const filter =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const printLabels = () => {
    toasts.show({ title: chosen.size === 1 ? '1 label is printed' : `${chosen.size} labels are printed` });
    setChosen(new Set());
  };

  return (
    <main className="mx-auto grid max-w-5xl gap-6 p-4 md:p-8">
      <Heading level={1} size="xl">
        Orders
      </Heading>
      <div className="flex flex-wrap items-end gap-4">
        <SearchField label="Search orders" value={words} onChange={filter(setWords)} className="flex-1 basis-64" />
        <Select label="Status" options={options} value={status} onChange={filter(setStatus)} className="w-40" />
        <Button variant="primary" isDisabled={chosen.size === 0} onPress={printLabels}>
          Print labels
        </Button>
      </div>
      <Table
        label="Orders"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        selection={{ ids: chosen, onChange: setChosen }}
        empty={
          <EmptyState title="No order found" drawing={null}>
            Try a number or a part of the name.
          </EmptyState>
        }
      />
      <Pagination page={page} pageCount={Math.ceil(found.length / PER_PAGE)} onChange={setPage} />
      <ToastRegion toasts={toasts} />
    </main>
  );
}
