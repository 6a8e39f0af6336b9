import { defineParts } from '../../lib/parts.ts';

export const tableParts = defineParts(
  'table',
  'the whole; in a box narrower than 42rem each row is a card: title, corner, labelled lines, foot',
  {
    frame: 'scrolls sideways',
    grid: 'the table; without rows it holds `empty` in their place',
    head: 'the row of column names',
    heading: 'one of them; those that sort carry an arrow',
    box: 'chooses the row, where several can be acted on together; that of the head chooses all',
    body: 'the rows',
    row: 'one record; the cell of the first column names it and is read with each of the others',
    cell: 'one of its values',
    detail: 'what a row opens: a row below it, across all columns; on a card its lower part',
  },
);
