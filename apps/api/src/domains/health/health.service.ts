import type { components } from '@mutuals/api-client/schema';
import type { Clock } from '../../clock.ts';
import type { RealtimeConfig } from '../../config.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { FailedJobsChoice, JobsService } from '../../jobs/jobs.service.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { Problem } from '../../problem.ts';
import type { AccountDeletionService } from '../account-deletion/account-deletion.service.ts';
import { audited } from '../audit/audit.service.ts';
import type { ModelService } from '../model/model.service.ts';
import type { WatcherService } from '../watcher/watcher.service.ts';
import type { Caller } from '../../caller.ts';
import { findDatabaseBytes, findLargestTables } from './health.repository.ts';
import {
  type Examine,
  type Health,
  type HealthChecks,
  realtimeOf,
  toFailedJob,
  toHealthChecks,
  toWatcherPlace,
} from './health.view.ts';

export type { Examine } from './health.view.ts';

/** The state of the installation, for its operators. */
export interface HealthService {
  getHealth(): Promise<Health>;
  /** What the operator's doctor finds from within this server (D50). Up to a minute old. */
  getHealthChecks(): Promise<HealthChecks>;
  /** Retries failed jobs; returns how many. Throws `nothing_to_retry` if none of them is failed any more. */
  retryFailedJobs(caller: Caller, choice: components['schemas']['FailedJobsChoice']): Promise<number>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  jobs: Pick<JobsService, 'countByKind' | 'listFailed' | 'putBack'>;
  /** Null disables payments. */
  watcher: Pick<WatcherService, 'place'> | null;
  model: Pick<ModelService, 'getBudget'>;
  accountDeletion: Pick<AccountDeletionService, 'countHeldBack'>;
  /** Null if nothing is sent in real time. */
  realtime: RealtimeConfig | null;
  examine: Examine;
}

const FAILED_SHOWN = 50;
const TABLES_SHOWN = 8;
const CHECKS_KEPT_MS = 60_000;

export function createHealthService({
  db,
  clock,
  jobs,
  watcher,
  model,
  accountDeletion,
  realtime,
  examine,
}: Dependencies): HealthService {
  return {
    getHealthChecks: remembered(clock, CHECKS_KEPT_MS, async () => ({
      checkedAt: clock.now().toISOString(),
      checks: toHealthChecks(await examine()),
    })),

    async getHealth() {
      const [kinds, failed, place, budget, deletionsHeldBack, bytes, tables] = await Promise.all([
        jobs.countByKind(),
        jobs.listFailed(FAILED_SHOWN),
        watcher?.place() ?? null,
        model.getBudget(),
        accountDeletion.countHeldBack(),
        findDatabaseBytes(db),
        findLargestTables(db, TABLES_SHOWN),
      ]);
      return {
        jobs: kinds,
        failedJobs: failed.map(toFailedJob),
        watcher: place && toWatcherPlace(place),
        realtime: realtimeOf(realtime),
        model: budget,
        deletionsHeldBack,
        database: { bytes, tables },
      };
    },

    retryFailedJobs: (caller, { jobId, kind = '' }) =>
      inTransaction(db, async (trx) => {
        const choice: FailedJobsChoice = jobId === undefined ? { kind } : { jobId };
        const back = await jobs.putBack(trx, choice);
        const [first] = back;
        if (first === undefined) throw new Problem('nothing_to_retry');
        await audited(trx, clock, {
          actor: caller,
          action: 'retryFailedJobs',
          subject: jobId ?? kind,
          before: { kind: first.kind, failed: back.length },
          after: { kind: first.kind, failed: 0 },
          reason: undefined,
        });
        return back.length;
      }),
  };
}
