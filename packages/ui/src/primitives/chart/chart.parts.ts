import { defineParts } from '../../lib/parts.ts';

export const chartParts = defineParts('chart', 'the plot and its figures', {
  plot: 'the drawing',
  line: 'the time that is asked for',
  before: 'the time before it, dotted',
  axis: 'zero and the top of the plot, as figures',
  range: 'the first and the last point in words',
  legend: 'which line is which',
  table: 'the same in figures, the newest first',
});
