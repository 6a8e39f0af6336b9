import type { Claim } from './verifier.ts';

/** Where a site or a repository has its line. */
export const PLACED_PATH = '.well-known/mutuals.txt';

/** The line that is placed. It is for one claim of one profile, and no secret: who placed it is what counts. */
export const lineOf = ({ token }: Pick<Claim, 'token'>): string => `mutuals-verification=${token}`;

/** Whether a text has it as a line. */
export const hasLine = (text: string, line: string): boolean => text.split(/\r?\n/).some((one) => one.trim() === line);
