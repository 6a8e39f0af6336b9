import type { components } from '@mutuals/api-client/schema';
import type { RealtimeConfig } from '../../config.ts';
import type { WatcherPlace } from '../watcher/watcher.service.ts';

type Schemas = components['schemas'];
export type Health = Schemas['Health'];
export type HealthChecks = Schemas['HealthChecks'];

/** Looks at everything that the installation needs; the operator's commands have it. Rejects never. */
export type Examine = () => Promise<
  readonly { readonly check: string; readonly state: 'well' | 'ails' | 'absent'; readonly lines: readonly string[] }[]
>;

/** A failed job in the queue. */
interface FailedJobRow {
  id: number;
  kind: string;
  attempts: number;
  error: string | null;
  failedAt: Date;
}

/** Max. characters of an error that are shown; the log has the rest. */
const ERROR_SHOWN = 500;

export const toFailedJob = ({ id, kind, attempts, error, failedAt }: FailedJobRow): Schemas['FailedJob'] => ({
  _id: String(id),
  kind,
  attempts,
  error: error && [...error].slice(0, ERROR_SHOWN).join(''),
  failedAt: failedAt.toISOString(),
});

const LINES_SHOWN = 10;
const LINE_SHOWN = 500;
const STATES = ['ails', 'well', 'absent'] as const;

/** What ails first; else in the order of the checks. */
export const toHealthChecks = (findings: Awaited<ReturnType<Examine>>): HealthChecks['checks'] =>
  STATES.flatMap((state) => findings.filter((finding) => finding.state === state)).map(({ check, state, lines }) => ({
    name: check,
    state,
    lines: lines.slice(0, LINES_SHOWN).map((line) => [...line].slice(0, LINE_SHOWN).join('')),
  }));

/** The distance is 0 if another RPC's final block is older than the last booked one. */
export function toWatcherPlace({ seenAt, ...place }: WatcherPlace): Schemas['WatcherPlace'] {
  const { bookedBlock, finalBlock } = place;
  return {
    ...place,
    blocksBehind: bookedBlock === null || finalBlock === null ? null : Math.max(0, finalBlock - bookedBlock),
    seenAt: seenAt?.toISOString() ?? null,
  };
}

/** Ably itself, or the stand-in at another address. */
export function realtimeOf(config: RealtimeConfig | null): Health['realtime'] {
  if (config === null) return 'none';
  return config.endpoint === null ? 'ably' : 'sandbox';
}
