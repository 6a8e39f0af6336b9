import { defineParts } from '../../lib/parts.ts';

export const breadcrumbsParts = defineParts('breadcrumbs', 'the navigation', {
  list: 'the way, as a list',
  item: 'a page above this one',
  link: 'its link; on a phone the last of them alone, with an arrow back',
  separator: 'between two',
  current: 'this page: no link, and not there on a phone, where the heading says it',
});
