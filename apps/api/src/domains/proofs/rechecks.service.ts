import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import { type Notify, release, tell, withFreeName } from './holding.service.ts';
import { proofsJobs } from './proofs.jobs.ts';
import * as proofs from './proofs.repository.ts';
import { afterLook, lookAt } from './proofs.rules.ts';
import { heldOf, type Verifiers } from './proofs.service.ts';

export interface RechecksService {
  /**
   * Looks again at what is due. Each is taken by one process, for a while: a process that is killed leaves it to the next
   * run. One that fails stops no other; throws at the end if any did.
   */
  checkProofs(): Promise<void>;
}

/** Looks in one run, so that others of its class get their turn. */
const CHECKED_AT_ONCE = 20;
/** A look takes seconds. */
const TAKEN_MS = 15 * 60_000;

interface Dependencies {
  db: Db;
  clock: Clock;
  verifiers: Verifiers;
  notify: Notify;
}

export function createRechecksService({ db, clock, verifiers, notify }: Dependencies): RechecksService {
  async function checkOne(id: string): Promise<void> {
    const now = clock.now();
    const row = await proofs.takeDue(db, id, now, new Date(now.getTime() + TAKEN_MS));
    if (row === undefined) return;
    const held = heldOf(row);
    if (held === null) return;
    const look = row.is_gone ? ({ result: 'gone' } as const) : await lookAt(verifiers[row.kind], held);
    await inTransaction(db, async (trx) => {
      await proofs.lockSubject(trx, row.kind, held.key);
      const locked = await proofs.lockProof(trx, id);
      // It was taken back, proven again or decided on meanwhile: what was seen is of before.
      if (locked === undefined || heldOf(locked) === null || locked.checked_at?.getTime() !== row.checked_at?.getTime())
        return;
      if (look.result === 'gone') return release(notify, trx, row, 'owner', now);
      const changes = afterLook(locked, look, now);
      if (changes.state === 'withdrawn' && changes.withdrawn_because) {
        await release(notify, trx, row, changes.withdrawn_because, now);
        await tell(notify, trx, row, 'withdrawn');
        return;
      }
      await proofs.updateProof(trx, id, await withFreeName(trx, row, changes));
      if (changes.state === 'unconfirmed' && locked.state !== 'unconfirmed')
        await tell(notify, trx, row, 'unconfirmed');
    });
  }

  return {
    async checkProofs() {
      const due = await proofs.findDue(db, clock.now(), CHECKED_AT_ONCE);
      const failures: unknown[] = [];
      for (const id of due) await checkOne(id).catch((error: unknown) => failures.push(error));
      // A run that failed is tried again, and goes on with the others then.
      if (failures.length > 0) throw new AggregateError(failures, 'A proof was not checked');
      if (due.length === CHECKED_AT_ONCE) await addLoneJob(db, proofsJobs.checkProofs, {});
    },
  };
}
