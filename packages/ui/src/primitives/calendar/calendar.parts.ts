import { monthParts } from './date.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const calendarParts = defineParts('calendar', 'a month', monthParts);
