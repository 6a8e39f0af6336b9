import type { Db } from '@mutuals/api/seeding';
import { privyIdOf } from '../identity/handle.ts';
import { idAt } from './random.ts';

/** Team members of the demo community (`npm start` gives them their roles). */
export type TeamHandle = 'mutuals_admin' | 'mutuals_support';

/** The id of a team member, who is created if they have never signed in. */
export async function teamMember(trx: Db, handle: TeamHandle, now: Date): Promise<string> {
  await trx
    .insertInto('users')
    .values({ id: idAt(now, `user ${handle}`), privy_id: privyIdOf(handle), display_name: handle, created_at: now })
    .onConflict((conflict) => conflict.column('privy_id').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('privy_id', '=', privyIdOf(handle))
    .executeTakeFirstOrThrow();
  return id;
}
