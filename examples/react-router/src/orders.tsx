import { Badge } from '@mutuals/ui/primitives/badge';
import { Heading } from '@mutuals/ui/primitives/heading';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Table, type TableColumn } from '@mutuals/ui/primitives/table';
import { useLoaderData } from 'react-router';
import { day, euros, type Order, tones } from './data.ts';

const columns: readonly [TableColumn<Order>, ...Array<TableColumn<Order>>] = [
  { id: 'id', title: 'Order', cell: ({ id }) => `#${id}` },
  { id: 'customer', title: 'Customer', cell: ({ customer }) => customer },
  { id: 'placed', title: 'Placed', cell: ({ placed }) => day.format(new Date(placed)) },
  { id: 'total', title: 'Total', cell: ({ total }) => euros.format(total / 100), align: 'end' },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
    narrow: 'corner',
  },
];

export function OrdersPage() {
  const orders = useLoaderData<Order[]>();
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        Orders
      </Heading>
      <Table
        label="Latest orders"
        columns={columns}
        rows={orders}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
        empty="No orders yet"
      />
    </Stack>
  );
}
