import { monthParts } from './month-parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const calendarParts = defineParts('calendar', 'a month', monthParts);
