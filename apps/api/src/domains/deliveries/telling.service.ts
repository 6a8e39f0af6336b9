import type { Trx } from '../../database/schema.ts';
import { addJobs, newJob } from '../../jobs/queue.ts';
import { deliveriesJobs } from './deliveries.jobs.ts';
import { hasShown, insertDeliveries, type Telling } from './deliveries.repository.ts';
import { GRACE_MS } from './deliveries.rules.ts';

/**
 * Has people told of events outside of the product, on each of their devices and addresses, in the transaction of the
 * change (D72). Whether they want it is asked when it is sent.
 */
export async function tell(trx: Trx, tellings: readonly Telling[], now: Date): Promise<void> {
  if (tellings.length === 0) return;
  await insertDeliveries(trx, tellings, now);
  const people = [...new Set(tellings.map(({ userId }) => userId))];
  await addJobs(
    trx,
    people.map((userId) => ({ ...newJob(deliveriesJobs.deliver, { userId }), delayMs: GRACE_MS.push })),
  );
}

/** Closes on a person's devices what they saw anywhere, once the change is stored (D72). */
export async function withdrawSeen(trx: Trx, userId: string): Promise<void> {
  if (await hasShown(trx, userId)) await addJobs(trx, [newJob(deliveriesJobs.withdrawSeen, { userId })]);
}
