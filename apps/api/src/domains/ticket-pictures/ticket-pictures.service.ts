import { randomBytes } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { v4 as randomUuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { isGood, signedAddress } from '../../lib/signed-address.ts';
import type { ConcurrencyLimiter } from '../../lib/concurrency-limiter.ts';
import { Problem } from '../../problem.ts';
import { requireBudget, settleBudget } from '../budgets/budgets.public.ts';
import { makePicture } from '../pictures/pictures.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import type { Caller } from '../../caller.ts';
import * as pictures from './ticket-pictures.repository.ts';

/** Below the origin. */
export const TICKET_PICTURES_PATH = '/ticket-pictures/';

export type TicketPicture = components['schemas']['TicketPicture'];

/** A picture and the `seq` of its message; 0 for the ticket's description. */
export type SentPicture = { seq: number; picture: TicketPicture };

/** Pictures of tickets. The asker and the team see them under addresses that expire (D51). */
export interface TicketPicturesService {
  /**
   * Stores a file as a picture for the caller to send. Throws `rate_limited`, `service_unavailable` and what
   * `makePicture` throws.
   */
  uploadTicketPicture(caller: Caller, file: Buffer): Promise<TicketPicture>;
  /** The caller's unsent uploads of the last day, the newest first. */
  listUnsentTicketPictures(caller: Caller): Promise<TicketPicture[]>;
  /** Attaches pictures of the caller to a message. Throws `picture_not_allowed` for other people's and sent ones. */
  send(trx: Trx, caller: Caller, sending: { ticketId: string; seq: number; ids: readonly string[] }): Promise<void>;
  /** The pictures of some messages of a ticket (0: the description), with addresses for a permitted reader. */
  ofTicket(connection: Db, ticketId: string, seqs: readonly number[]): Promise<SentPicture[]>;
  /** The picture at an address; null if the address is unknown, expired or not signed by us. */
  read(id: string, address: { until: string; signature: string }): Promise<Buffer | null>;
}

/** Max. unsent pictures in one list. */
const UNSENT_MOST = 100;
const BUSY = { retryAfter: 2 };

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Limits concurrent decoding. */
  limiter: ConcurrencyLimiter;
}

export function createTicketPicturesService({ db, clock, limiter }: Dependencies): TicketPicturesService {
  const present = ({ id, width, height, key }: pictures.TicketPictureRow): TicketPicture => ({
    _id: id,
    url: signedAddress(TICKET_PICTURES_PATH, { id, key }, clock.now()),
    width,
    height,
  });
  return {
    async uploadTicketPicture(caller, file) {
      const [now, budget] = [clock.now(), { budget: 'upload', holder: caller.userId } as const];
      await requireBudget(db, budget, now, limits.uploadsPerDay);
      const made = await limiter.run(caller.userId, () => makePicture(file, 'gallery'));
      try {
        const bytes = made?.sizes.get(made.width);
        if (made === null || bytes === undefined) throw new Problem('service_unavailable', BUSY);
        const { width, height } = made;
        const row = { id: randomUuid(), seq: null, width, height, key: randomBytes(32) };
        await pictures.insertPicture(db, {
          ...row,
          user_id: caller.userId,
          ticket_id: null,
          place: null,
          bytes,
          created_at: clock.now(),
        });
        return present(row);
      } catch (error) {
        // It failed by no fault of the person's file.
        await settleBudget(db, budget, now, -1);
        throw error;
      }
    },

    async listUnsentTicketPictures({ userId }) {
      const since = endOf(retention.ticket_pictures, clock.now());
      return (await pictures.findUnsent(db, userId, since, UNSENT_MOST)).map(present);
    },

    async send(trx, { userId }, { ids, ...below }) {
      if (ids.length > 0 && (await pictures.sendPictures(trx, { userId, ids, ...below })) !== ids.length)
        throw new Problem('picture_not_allowed');
    },

    async ofTicket(connection, ticketId, seqs) {
      const rows = await pictures.findPictures(connection, ticketId, seqs);
      return rows.map((row) => ({ seq: row.seq ?? 0, picture: present(row) }));
    },

    async read(id, address) {
      const found = await pictures.findPicture(db, id);
      return found !== undefined && isGood(found, address, clock.now()) ? found.bytes : null;
    },
  };
}
