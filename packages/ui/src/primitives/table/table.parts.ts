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

export const columnMenuParts = defineParts('column-menu', 'a button', {
  menu: 'the columns that it opens',
  item: 'one of them, ticked while it shows',
});

export const resizableColumnsParts = defineParts('resizable-columns', 'around a Table', {
  edge: 'the end of a heading: drags the width of its column',
});

export const virtualRowsParts = defineParts('virtual-rows', 'around a Table', {});
