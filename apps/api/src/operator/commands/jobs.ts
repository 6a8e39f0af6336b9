import type { Config } from '../../config.ts';
import { inTransaction } from '../../database/database.ts';
import { jobKinds } from '../../domains/job-kinds.ts';
import { createJobsService } from '../../jobs/jobs.service.ts';
import { withPool } from '../database.ts';
import { type Outcome, Refused } from '../outcome.ts';

const FAILED_SHOWN = 20;

const late = ({ overdueSeconds }: { overdueSeconds: number }): string =>
  overdueSeconds > 0 ? `, the oldest is ${overdueSeconds} s late` : '';

/** The jobs of the queue. Shows no error text: it may hold what people wrote; the log has it. @throws Refused */
export async function jobs({ databaseUrl }: Pick<Config, 'databaseUrl'>, retry: string | null): Promise<Outcome> {
  return withPool(databaseUrl, async ({ db }) => {
    const service = createJobsService({ db, kinds: Object.values(jobKinds) });
    if (retry !== null) {
      const choice = /^\d{1,15}$/.test(retry) ? { jobId: retry } : { kind: retry };
      const back = await inTransaction(db, (trx) => service.putBack(trx, choice));
      if (back.length === 0) throw new Refused(`No failed job is ${retry}.`);
      return { lines: [`${back.length} failed jobs were put back.`], problems: [], data: { putBack: back.length } };
    }
    const [kinds, failed, health] = await Promise.all([
      service.countByKind(),
      service.listFailed(FAILED_SHOWN),
      service.jobsHealth(),
    ]);
    return {
      lines: [
        ...(kinds.length === 0 ? ['There are no jobs.'] : []),
        ...kinds.map(
          (each) => `${each.kind}: ${each.waiting} wait, ${each.running} run, ${each.failed} failed${late(each)}`,
        ),
        ...failed.map(
          ({ id, kind, attempts, failedAt }) =>
            `failed: ${id} ${kind}, ${attempts} attempts, ${failedAt.toISOString()}`,
        ),
      ],
      problems: [
        ...(health.notRun.length > 0 ? [`No process runs the ${health.notRun.join(', ')} jobs: start work.ts.`] : []),
        ...(health.isWell
          ? []
          : [`Jobs pile up: ${health.failed} failed, the oldest waits for ${health.overdueSeconds} s.`]),
      ],
      data: {
        kinds,
        failed: failed.map(({ id, kind, attempts, failedAt }) => ({ id, kind, attempts, failedAt })),
        notRun: health.notRun,
      },
    };
  });
}
