import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJobs, newJob } from '../../jobs/queue.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { Problem } from '../../problem.ts';
import type { Caller } from '../../caller.ts';
import { withdrawSeen } from '../deliveries/telling.service.ts';
import { decideTurnsBetween } from '../messaging/messaging.public.ts';
import { endSeatsBetween } from '../proofs/holding.service.ts';
import { lockProfilesOf, toPartner } from '../profiles/profiles.public.ts';
import { holdUsers, lockUser } from '../users/users.public.ts';
import { blocksJobs } from './blocks.jobs.ts';
import * as blocks from './blocks.repository.ts';

export type Block = components['schemas']['Block'];

export interface BlocksService {
  /** The people whom a person blocked, as the profiles that they saw; the last one first. */
  listBlocks(caller: Caller, request: PartRequest): Promise<Listed<Block>>;
  /**
   * Blocks the person of a profile (D64). From then on neither sees the other (`pairs`), whatever was on its way. Blocking
   * again returns the first block. A profile that is not seen, deleted for instance, can be blocked by who matched with it
   * or liked it. Throws `profile_not_found`, `cannot_block_yourself` or `block_limit_reached`.
   */
  createBlock(caller: Caller, profileId: string): Promise<Block>;
  /** Takes a block back: what was between the two is as before. Throws `block_not_found`, also for another person's. */
  deleteBlock(caller: Caller, id: string): Promise<void>;
  /** Makes a person's devices reload whom they see. It says nothing else, and never who did what. */
  publishPeopleChange(change: JobPayload<typeof blocksJobs.publishPeopleChange>): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  realtime: Realtime;
  addresses: PictureAddresses;
}

export function createBlocksService({ db, clock, realtime, addresses }: Dependencies): BlocksService {
  const toBlock = ({ id, created_at, profile }: blocks.ListedBlock): Block => ({
    _id: id,
    profile: toPartner(profile, addresses),
    createdAt: created_at.toISOString(),
  });

  return {
    async listBlocks(caller, request) {
      const { rows, ...part } = await blocks.findBlocks(db, caller.userId, request);
      return { data: rows.map(toBlock), ...part };
    },

    async createBlock(caller, profileId) {
      return inTransaction(db, async (trx) => {
        await lockUser(trx, caller.userId);
        const found = await blocks.findBlockable(trx, caller.userId, profileId);
        if (found === undefined) throw new Problem('profile_not_found');
        const pair = [caller.userId, found.userId] as const;
        if (found.userId === caller.userId) throw new Problem('cannot_block_yourself');
        const known = await blocks.findBlock(trx, ...pair);
        // Another profile of a blocked person is not there: nothing says that it is theirs (D36).
        if (!found.isSeen && !found.isKnown && known?.profile.id !== profileId) throw new Problem('profile_not_found');
        if (known !== undefined) return toBlock(known);
        if ((await blocks.countBlocks(trx, caller.userId)) >= limits.blocksPerUser)
          throw new Problem('block_limit_reached');
        // Lock order: people go before profiles.
        await holdUsers(trx, pair);
        await lockProfilesOf(trx, pair);
        await blocks.insertBlock(trx, {
          id: uuid(),
          blocker_user_id: caller.userId,
          blocked_user_id: found.userId,
          blocked_profile_id: profileId,
          created_at: clock.now(),
        });
        await endSeatsBetween(trx, ...pair, clock.now());
        // Nothing closes for who was blocked: it is never told.
        await withdrawSeen(trx, caller.userId);
        await follow(trx, pair);
        const block = await blocks.findBlock(trx, ...pair);
        if (block === undefined) throw new Error('A block that was stored is gone');
        return toBlock(block);
      });
    },

    async deleteBlock(caller, id) {
      await inTransaction(db, async (trx) => {
        const deleted = await blocks.deleteBlock(trx, caller.userId, id);
        if (deleted === undefined) throw new Problem('block_not_found');
        await follow(trx, [caller.userId, deleted.blocked_user_id]);
      });
    },

    publishPeopleChange: ({ userId }) =>
      realtime.publish(`user:${userId}`, 'people-changed', { changedAt: clock.now().toISOString() }),
  };
}

/** What follows from a block between two people, or from its end. */
async function follow(trx: Trx, pair: readonly [string, string]): Promise<void> {
  await decideTurnsBetween(trx, ...pair);
  await addJobs(
    trx,
    pair.map((userId) => newJob(blocksJobs.publishPeopleChange, { userId })),
  );
}
