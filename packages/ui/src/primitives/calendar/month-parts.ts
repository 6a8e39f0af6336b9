/** The parts of a month. */
export const monthParts = {
  header: 'its upper line',
  previous: 'a month back',
  month: 'its name',
  next: 'a month on',
  grid: 'the days',
  weekday: 'the heading of a column',
  cell: 'one day',
};
