import { Button } from '@mutuals/ui/primitives/button';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Table } from '@mutuals/ui/primitives/table';
import { useState } from 'react';

const given = [
  { number: '1001', customer: 'Ada' },
  { number: '1002', customer: 'Lin' },
  { number: '1003', customer: 'Max' },
];

export default function Invoices() {
  const [rows, setRows] = useState(given);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack>
      <Button
        isDisabled={ids.size === 0}
        onPress={() => {
          setRows(rows.filter(({ number }) => !ids.has(number)));
          setIds(new Set());
        }}
      >
        Archive
      </Button>
      <Table
        label="Invoices"
        columns={[
          { id: 'number', title: 'Number', cell: (row) => row.number },
          { id: 'customer', title: 'Customer', cell: (row) => row.customer },
        ]}
        rows={rows}
        rowId={({ number }) => number}
        selection={{ ids, onChange: setIds }}
        empty="No invoices"
      />
    </Stack>
  );
}
