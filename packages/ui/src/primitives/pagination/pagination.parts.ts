import { defineParts } from '../../lib/parts.ts';

export const paginationParts = defineParts('pagination', 'the whole', {
  summary: 'how much of the whole is in sight; stays when one page holds all',
  pages: 'the navigation',
  previous: 'at the first page it stays, told as disabled',
  next: 'at the last page it stays, told as disabled',
  position: 'takes the place of the pages in a box narrower than 28rem',
  list: 'all pages up to seven, else the ends, the current one and its neighbours, always in seven places',
  page: 'one of them',
  gap: 'for those left out',
});
