import { expectTypeOf, test } from 'vitest';
import type { TableColumn, TableProps } from './table.tsx';

interface Row {
  id: string;
  amount: number;
}
type Props = TableProps<Row, 'date' | 'amount'>;

test('a table has a name, words for its loading, something to show when it is empty, and a column', () => {
  expectTypeOf<Omit<Props, 'label'>>().not.toExtend<Props>();
  expectTypeOf<Omit<Props, 'loadingLabel'>>().not.toExtend<Props>();
  expectTypeOf<Omit<Props, 'empty'>>().not.toExtend<Props>();
  expectTypeOf<readonly []>().not.toExtend<Props['columns']>();
});

test('each column has a title, a hidden one too', () => {
  expectTypeOf<{ id: 'date'; cell: () => string; hideTitle: true }>().not.toExtend<TableColumn<Row>>();
});

test('only a column that is there can be sorted by', () => {
  expectTypeOf<{ column: 'status'; direction: 'ascending' }>().not.toExtend<NonNullable<Props['sort']>>();
});
