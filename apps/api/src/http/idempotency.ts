import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/database.ts';
import { isLockTimeout } from '../database/errors.ts';
import type { Db, Trx } from '../database/schema.ts';
import { endOf, retention } from '../domains/retention/retention.rules.ts';
import { addLoneJob } from '../jobs/queue.ts';
import { Problem } from '../problem.ts';
import { idempotencyJobs } from './idempotency.jobs.ts';
import * as keys from './idempotency.repository.ts';

export interface RepeatableRequest {
  userId: string;
  operation: string;
  /** Null when the caller sent no key: then the work is simply done. */
  key: string | null;
  /** What was asked, as JSON: the same key with anything else is a conflict. */
  request: unknown;
}

const KEYS_AT_ONCE = 1000;
/** Less than the client's patience of 10 s. */
const WAIT_MS = 8000;

/** The keys of all requests. */
export interface IdempotencyKeys {
  /**
   * Runs `work` in one transaction, once for each key (D31): a repeated request gets the kept answer, also when the first is still running.
   * `answer` must be plain JSON. Throws `idempotency_key_reused` for another request under the same key, `idempotency_in_progress` when
   * the first takes too long to wait for. Work that fails keeps nothing.
   */
  idempotent<Answer extends object>(request: RepeatableRequest, work: (trx: Trx) => Promise<Answer>): Promise<Answer>;
  /** Deletes some of the keys that are older than the 24 hours that they are promised for (D31), and asks for more where more are left. */
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
          // The name holds the operation and the hash its request, so what is kept is what this very work answered.
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

/** The same text for the same JSON value: the order of properties means nothing. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
