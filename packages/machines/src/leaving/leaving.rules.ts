import type { Fault } from '../shared/fault.ts';
import type { LeavingContext } from './leaving.types.ts';

/** LV2: whether the word is typed, whatever its case, and with or without the @ of a handle. */
export const isTyped = ({ word, typed }: Pick<LeavingContext, 'word' | 'typed'>): boolean =>
  plain(typed) !== '' && plain(typed) === plain(word);

const plain = (text: string): string => text.normalize('NFC').trim().replace(/^@/, '').toLowerCase();

/** LV4: what the person must do first, by the server's codes. */
const FIRST_SOMETHING_ELSE: ReadonlySet<string> = new Set(['payment_pending', 'refund_waiting']);

export const isRefused = ({ code }: Fault): boolean => FIRST_SOMETHING_ELSE.has(code);
export const isOutdated = ({ code }: Fault): boolean => code === 'sign_in_too_old';
export const isOver = ({ code }: Fault): boolean => code === 'account_deleted';
