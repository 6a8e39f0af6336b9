import { Table, type TableSort } from '@mutuals/ui/primitives/table';
import { useState } from 'react';

const orders = [
  { id: 'A', total: 30 },
  { id: 'B', total: 10 },
  { id: 'C', total: 20 },
];

export default function Orders() {
  const [sort, setSort] = useState<TableSort<'id' | 'total'>>();
  const direction = sort?.direction === 'descending' ? -1 : 1;
  const rows = sort ? orders.toSorted((one, other) => direction * (one.total - other.total)) : orders;
  return (
    <Table
      label="Orders"
      columns={[
        { id: 'id', title: 'Order', cell: (row) => row.id },
        { id: 'total', title: 'Total', cell: (row) => row.total, isSortable: true, align: 'end' },
      ]}
      rows={rows}
      rowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      empty="No orders"
    />
  );
}
