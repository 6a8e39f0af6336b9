import type { Task } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import { messageForLog } from '../lib/error-for-log.ts';
import { withRequest } from '../lib/current-request.ts';
import { jobSeconds } from '../lib/meters.ts';
import { traced } from '../lib/tracing.ts';
import type { Job } from './job-kind.ts';

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What the queue stores of a job: its payload, the request that added it, and when. A scheduled job has no request. */
interface StoredJob {
  payload: unknown;
  requestId: string | null;
  askedAt: Date | null;
}

/** Wraps a job for the queue. */
export function taskOf({ kind, run }: Job, log: Log): Task {
  return async (stored, { job }) => {
    const { payload, requestId, askedAt } = readStoredJob(stored);
    const about = { jobId: job.id, task: kind.name, attempt: job.attempts, ...(requestId !== null && { requestId }) };
    // Both are times of the database: a server's own clock may be wrong.
    const waited = askedAt === null || job.locked_at === null ? 0 : job.locked_at.getTime() - askedAt.getTime();
    if (kind.dropAfter !== undefined && waited > kind.dropAfter) {
      log.warn(about, 'A job was dropped because it was too late.');
      return;
    }
    const measure = jobSeconds.startTimer({ kind: kind.name });
    try {
      const request = requestId === null ? null : { id: requestId, address: null };
      await traced({ kind: 'job', name: kind.name, requestId }, () =>
        withRequest(request, async () => run(kind.read(payload))),
      );
      measure({ outcome: 'done' });
      log.debug(about, 'A job is done.');
    } catch (error) {
      const isGivenUp = job.attempts >= job.max_attempts;
      measure({ outcome: isGivenUp ? 'given_up' : 'retried' });
      // Strangers can make such a job fail, such as by a mail server of theirs that is always busy.
      const isTheirs = kind.whenGivenUp === 'drop' && kind.class === 'outside';
      if (isGivenUp) log[isTheirs ? 'warn' : 'error']({ ...about, err: error }, 'A job failed and was given up.');
      else log.warn({ ...about, err: error }, 'A job failed and will be tried again.');
      // The queue keeps the message with the job.
      if (!isGivenUp || kind.whenGivenUp === 'keep') throw new Error(messageOf(error), { cause: error });
    }
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? messageForLog(error) : 'Something was thrown that is no error.';
}

function readStoredJob(stored: unknown): StoredJob {
  const { payload, requestId, askedAt }: Record<string, unknown> = Object(stored);
  return {
    payload,
    requestId: typeof requestId === 'string' ? requestId : null,
    askedAt: typeof askedAt === 'string' ? new Date(askedAt) : null,
  };
}
