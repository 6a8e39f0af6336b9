import type { Guide } from '../../lib/story/guide.ts';

export const tableGuide: Guide = {
  use: [
    'For records of one kind that people compare column by column: payments, users, tickets.',
    'When rows are sorted or paged by the server: the table shows the order it is given and tells which one is wanted.',
  ],
  avoid: [
    'For people and groups to look at, one at a time: take ProfileCard or GroupCard in a grid.',
    'For the details of one thing: take a description list.',
    'For a choice among rows: no screen needs it, so there is no selection. Put a Button into the last column.',
  ],
  anatomy: [
    { part: 'Headings', is: 'the row of column names; those that sort carry an arrow' },
    { part: 'Row', is: 'one record; the cell of the first column names it and is read with each of the others' },
    { part: 'Card', is: 'what a row becomes in a box narrower than 42rem: title, corner, labelled lines, foot' },
    { part: 'Empty', is: 'what stands there instead of rows' },
    { part: 'Status', is: 'an unseen line that says what is loading' },
  ],
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
  ],
  reader: [
    'A grid with its label, the number of rows and the position in it; each cell is read with the names of its column and row, on cards as well.',
    'Sorting is announced with the column and the direction.',
    '"Loading your payments…" is said once when loading begins, and the table is marked as busy.',
  ],
  dos: [
    'Let the first column name the row: it is the title of the card and the name of the row.',
    'Align amounts and counts to the end, so that digits stand below each other.',
    'Give the status to the corner and the buttons to the foot of the card.',
    'Keep the old rows while a page or an order loads; skeletons are for the first time only.',
  ],
  donts: [
    'Do not put it into a Card: it brings its own frame.',
    'Do not hide in a narrow box what a row cannot be understood without.',
    'Do not make a row a link and put other links into it that lead to the same place.',
    'Do not scroll a table sideways on a phone: comparing is lost anyway, so each row becomes a card on which nothing is cut off.',
  ],
};
