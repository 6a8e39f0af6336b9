import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { savedAfter } from '../profiles/profiles.public.ts';
import type { Caller } from '../../caller.ts';
import { linkMigrationJobs } from './link-migration.jobs.ts';
import * as runs from './link-migration.repository.ts';
import type { RunRow } from './link-migration.repository.ts';
import { withStandardXLinks } from './x-links.rules.ts';

export type LinkMigration = components['schemas']['LinkMigration'];

/** "Normalize X/Twitter Links" (SPEC 2, Admin). */
export interface LinkMigrationService {
  /** The latest run; null before the first one. */
  getLinkMigration(): Promise<LinkMigration | null>;
  /** Starts a run; a dry run changes nothing. Throws `migration_running`. */
  normalizeLinks(caller: Caller, dryRun: boolean): Promise<LinkMigration>;
  /** Stops the current run. Throws `migration_not_running`. */
  stopLinkMigration(caller: Caller): Promise<LinkMigration>;
  /**
   * Runs the next part unless the run was stopped, and adds the job of the part after it. Each part runs once, however
   * often the job starts.
   */
  rewriteLinks(payload: JobPayload<typeof linkMigrationJobs.rewriteLinks>): Promise<void>;
}

const PROFILES_AT_ONCE = 200;
/** SPEC 2: the first ten changes are shown. */
const CHANGES_KEPT = 10;
const ERRORS_KEPT = 50;

export function createLinkMigrationService({ db, clock }: { db: Db; clock: Clock }): LinkMigrationService {
  /** Processes the next profiles of a run. */
  async function rewriteSome(runId: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      const run = await runs.lockRunning(trx, runId);
      if (run === undefined) return;
      const now = clock.now();
      const profiles = await runs.lockProfilesBehind(trx, run.after_id, PROFILES_AT_ONCE);
      const last = profiles.at(-1);
      if (last === undefined) {
        await runs.updateRun(trx, run.id, { status: 'finished', ended_at: now });
        return;
      }
      const looked = profiles.map((profile) => ({ profile, ...withStandardXLinks(profile.details) }));
      const changed = looked.filter(({ changes }) => changes.length > 0);
      const failed = looked.filter(({ errors }) => errors.length > 0);
      if (!run.is_dry_run)
        await runs.updateDetails(
          trx,
          changed.map(({ profile, details }) => ({ id: profile.id, details, updatedAt: savedAfter(profile, now) })),
        );
      const newChanges = changed.map(({ profile, changes }) => ({ profileName: profile.name, changes }));
      const newErrors = failed.map(({ profile, errors }) => ({ profileId: profile.id, error: errors.join('; ') }));
      await runs.updateRun(trx, run.id, {
        after_id: last.id,
        done: run.done + looked.length,
        updated: run.updated + changed.length,
        skipped: run.skipped + looked.filter(({ changes, errors }) => changes.length + errors.length === 0).length,
        failed: run.failed + failed.length,
        changes: JSON.stringify([...run.changes, ...newChanges].slice(0, CHANGES_KEPT)),
        errors: JSON.stringify([...run.errors, ...newErrors].slice(0, ERRORS_KEPT)),
      });
      await addJob(trx, linkMigrationJobs.rewriteLinks, { runId });
    });
  }

  return {
    async getLinkMigration() {
      const run = await runs.findLatestRun(db);
      return run === undefined ? null : toLinkMigration(run);
    },

    normalizeLinks: (caller, dryRun) =>
      inTransaction(db, async (trx) => {
        const run = await runs.insertRun(trx, {
          id: uuid(),
          status: 'running',
          is_dry_run: dryRun,
          total: await runs.countProfiles(trx),
          started_at: clock.now(),
        });
        if (run === undefined) throw new Problem('migration_running');
        await addJob(trx, linkMigrationJobs.rewriteLinks, { runId: run.id });
        await audited(trx, clock, {
          actor: caller,
          action: 'normalizeLinks',
          // As where it is refused: there is no run then.
          subject: 'normalizeLinks',
          before: null,
          after: { runId: run.id, dryRun },
          reason: undefined,
        });
        return toLinkMigration(run);
      }),

    stopLinkMigration: (caller) =>
      inTransaction(db, async (trx) => {
        const run = await runs.lockRunning(trx, null);
        if (run === undefined) throw new Problem('migration_not_running');
        const stopped = await runs.updateRun(trx, run.id, { status: 'stopped', ended_at: clock.now() });
        await audited(trx, clock, {
          actor: caller,
          action: 'stopLinkMigration',
          subject: 'stopLinkMigration',
          before: { runId: run.id, status: run.status },
          after: { runId: run.id, status: stopped.status },
          reason: undefined,
        });
        return toLinkMigration(stopped);
      }),

    rewriteLinks: ({ runId }) => rewriteSome(runId),
  };
}

function toLinkMigration(run: RunRow): LinkMigration {
  return {
    _id: run.id,
    status: run.status,
    isDryRun: run.is_dry_run,
    success: run.status === 'finished' && run.failed === 0,
    totalProfiles: run.total,
    doneProfiles: run.done,
    updatedCount: run.updated,
    skippedCount: run.skipped,
    errorCount: run.failed,
    changes: run.changes,
    errors: run.errors,
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
  };
}
