import { monthsAfter } from '../../lib/months.ts';

const APPEAL_MONTHS = 6;

/** Until when a decision of that time can be appealed (D67). */
export const appealUntil = (decidedAt: Date): Date => monthsAfter(decidedAt, APPEAL_MONTHS);
