import type { components } from '@mutuals/api-client/schema';
import type { RealtimeConfig } from '../../config.ts';
import type { WatcherPlace } from '../watcher/watcher.service.ts';

type Schemas = components['schemas'];
export type Health = Schemas['Health'];

/** A job that was given up, as the queue has it. */
interface FailedJobRow {
  id: number;
  kind: string;
  attempts: number;
  error: string | null;
  failedAt: Date;
}

/** Max. characters of an error that are shown; the log has all of it. */
const ERROR_SHOWN = 500;

export const toFailedJob = ({ id, kind, attempts, error, failedAt }: FailedJobRow): Schemas['FailedJob'] => ({
  _id: String(id),
  kind,
  attempts,
  error: error && [...error].slice(0, ERROR_SHOWN).join(''),
  failedAt: failedAt.toISOString(),
});

/** A final block that another RPC says is older than what is booked is no distance. */
export function toWatcherPlace({ seenAt, ...place }: WatcherPlace): Schemas['WatcherPlace'] {
  const { bookedBlock, finalBlock } = place;
  return {
    ...place,
    blocksBehind: bookedBlock === null || finalBlock === null ? null : Math.max(0, finalBlock - bookedBlock),
    seenAt: seenAt?.toISOString() ?? null,
  };
}

/** Ably itself, or the stand-in at an address of one's own. */
export function realtimeOf(config: RealtimeConfig | null): Health['realtime'] {
  if (config === null) return 'none';
  return config.endpoint === null ? 'ably' : 'sandbox';
}
