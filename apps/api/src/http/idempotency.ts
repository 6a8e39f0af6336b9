import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/database.ts';
import { isLockTimeout } from '../database/errors.ts';
import type { Db, Trx } from '../database/schema.ts';
import { endOf, retention } from '../domains/retention/retention.service.ts';
import { addLoneJob } from '../jobs/queue.ts';
import { Problem } from '../problem.ts';
import { idempotencyJobs } from './idempotency.jobs.ts';
import * as keys from './idempotency.repository.ts';

export interface RepeatableRequest {
  userId: string;
  operation: string;
  /** Null if the caller sent no key: then the work simply runs. */
  key: string | null;
  /** The request as JSON: another request with the same key is a conflict. */
  request: unknown;
}

const KEYS_AT_ONCE = 1000;
/** Less than the client's timeout of 10 s. */
const WAIT_MS = 8000;

/** Idempotency keys of all operations. */
export interface IdempotencyKeys {
  /**
   * Runs `work` in one transaction, once for each key (D31). A repeated request gets the stored answer, also if the
   * first one still runs. `answer` must be plain JSON. Throws `idempotency_key_reused` for another request with the
   * same key, and `idempotency_in_progress` if the first one takes too long. Work that fails stores nothing.
   */
  idempotent<Answer extends object>(request: RepeatableRequest, work: (trx: Trx) => Promise<Answer>): Promise<Answer>;
  /** Deletes some keys older than the promised 24 hours (D31), and adds the job again if more are left. */
  purgeIdempotencyKeys(): Promise<void>;
}

export function createIdempotencyKeys({ db, clock }: { db: Db; clock: Clock }): IdempotencyKeys {
  return {
    async idempotent<Answer extends object>(
      { userId, operation, key, request }: RepeatableRequest,
      work: (trx: Trx) => Promise<Answer>,
    ) {
      if (key === null) return inTransaction(db, work);
      const name = { userId, operation, key };
      const hash = createHash('sha256').update(canonicalJson(request)).digest();
      const now = clock.now();
      try {
        return await inTransaction(db, async (trx) => {
          await keys.deleteKeyBefore(trx, name, endOf(retention.idempotency_keys, now));
          if (await keys.claimKey(trx, name, hash, now, WAIT_MS)) {
            const answer = await work(trx);
            await keys.keepAnswer(trx, name, answer);
            return answer;
          }
          const kept = await keys.findKey(trx, name);
          if (kept?.requestHash.equals(hash) === false) throw new Problem('idempotency_key_reused');
          if (kept === undefined || kept.answer === null) throw new Problem('idempotency_in_progress');
          // The key's name contains the operation, and the hash the request, so this is the answer of the same work.
          return kept.answer as Answer;
        });
      } catch (error) {
        throw isLockTimeout(error) ? new Problem('idempotency_in_progress', { cause: error }) : error;
      }
    },
    async purgeIdempotencyKeys() {
      const before = endOf(retention.idempotency_keys, clock.now());
      const deleted = await keys.deleteKeysBefore(db, before, KEYS_AT_ONCE);
      if (deleted === KEYS_AT_ONCE) await addLoneJob(db, idempotencyJobs.purgeIdempotencyKeys, {});
    },
  };
}

/** The same text for equal JSON values, whatever the order of their properties. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
