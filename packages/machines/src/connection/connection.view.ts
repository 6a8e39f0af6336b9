import type { ConnectionSnapshot } from './connection.machine.ts';
import { pollIntervals, type PollIntervals } from './connection.rules.ts';

/** What the app needs to know of the connection, as plain data. */
export interface ConnectionView {
  /** `interrupted`: it is being restored; `failed`: it is tried again later or when asked. */
  readonly status: 'signedOut' | 'connecting' | 'live' | 'interrupted' | 'failed';
  /** D28: how often to ask the server; null when not at all. */
  readonly polling: PollIntervals | null;
}

/** The view of a snapshot. */
export function connectionView({ value }: Pick<ConnectionSnapshot, 'value'>): ConnectionView {
  const status = typeof value === 'string' ? value : value.open;
  return {
    status,
    polling: status === 'signedOut' ? null : pollIntervals(status === 'live'),
  };
}
