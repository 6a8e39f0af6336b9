import { useState } from 'react';
import { Table, type TableSort } from './table.tsx';

const orders = [
  { id: '4120', customer: 'Maeve Byrne', total: 30 },
  { id: '4119', customer: 'Tane Parata', total: 10 },
];

/** Rows in the order that the table asks for, some of them chosen. */
export function Example() {
  const [sort, setSort] = useState<TableSort<'customer' | 'total'>>({ column: 'customer', direction: 'ascending' });
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = orders.toSorted(
    (one, other) => (one[sort.column] < other[sort.column] ? -1 : 1) * (sort.direction === 'ascending' ? 1 : -1),
  );
  return (
    <Table
      label="Orders"
      columns={[
        { id: 'customer', title: 'Customer', cell: ({ customer }) => customer, isSortable: true },
        { id: 'total', title: 'Total', cell: ({ total }) => `${total} €`, isSortable: true, align: 'end' },
      ]}
      rows={rows}
      rowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selection={{ ids, onChange: setIds }}
      empty="No orders yet"
    />
  );
}
