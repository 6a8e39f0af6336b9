import { randomBytes } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { v4 as randomUuid } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob } from '../../jobs/queue.ts';
import { isGood, signedAddress } from '../../lib/signed-address.ts';
import { inParts, zipOf } from '../../lib/zip.ts';
import { requireBudget } from '../budgets/budgets.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import { findUser, lockUser } from '../users/users.public.ts';
import { DAY_MS } from '../../clock.ts';
import { dataExportJobs } from './data-export.jobs.ts';
import * as exports from './data-export.repository.ts';
import type { ExportRow } from './data-export.repository.ts';
import { entriesOf } from './make-export.service.ts';

export { EXPORT_SCHEMA_PATH, exportSchema } from './sections.rules.ts';

/** Below the origin. */
export const EXPORTS_PATH = '/exports/';

export type DataExport = components['schemas']['DataExport'];

/** The file of an export. */
export interface ExportFile {
  name: string;
  bytes: number;
  /** In parts, each read when it is asked for. */
  content: AsyncIterable<Buffer>;
}

/** Everything that is a person's, as a file for them (D70). */
export interface DataExportService {
  /** Begins an export, unless one is being made; replaces the last one. Throws `rate_limited`. */
  requestExport(caller: Caller): Promise<DataExport>;
  getExport(caller: Caller): Promise<DataExport>;
  /** Makes the file of an export, unless it is made, replaced or gone with its person. */
  makeExport(wanted: JobPayload<typeof dataExportJobs.makeExport>): Promise<void>;
  /** The file at an address; null if the address is unknown, expired or not signed by us. */
  readExport(id: string, address: { until: string; signature: string }): Promise<ExportFile | null>;
}

const PART_BYTES = 1024 * 1024;
/** An export that is not ready after this long has failed. */
const MAKING_MS = 3_600_000;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** The store of pictures. */
  storage: Storage;
}

export function createDataExportService({ db, clock, storage }: Dependencies): DataExportService {
  const isKept = (row: ExportRow | undefined): row is ExportRow =>
    row !== undefined && row.requested_at > endOf(retention.data_exports, clock.now());

  const isMaking = ({ ready_at, requested_at }: ExportRow): boolean =>
    ready_at === null && clock.now().getTime() - requested_at.getTime() < MAKING_MS;

  function present(row: ExportRow | undefined): DataExport {
    if (!isKept(row))
      return { state: 'none', requestedAt: null, readyAt: null, expiresAt: null, bytes: null, url: null };
    const isReady = row.ready_at !== null;
    return {
      state: isReady ? 'ready' : isMaking(row) ? 'making' : 'failed',
      requestedAt: row.requested_at.toISOString(),
      readyAt: row.ready_at?.toISOString() ?? null,
      expiresAt: new Date(row.requested_at.getTime() + retention.data_exports.days * DAY_MS).toISOString(),
      bytes: row.bytes,
      url: isReady ? signedAddress(EXPORTS_PATH, row, clock.now()) : null,
    };
  }

  async function* read({ id }: ExportRow, attempt: string): AsyncGenerator<Buffer> {
    for (let seq = 0; ; seq += 1) {
      const part = await exports.findPart(db, id, attempt, seq);
      if (part === undefined) return;
      yield part;
    }
  }

  return {
    requestExport: (caller) =>
      inTransaction(db, async (trx) => {
        await lockUser(trx, caller.userId);
        const now = clock.now();
        const known = await exports.findExport(trx, caller.userId);
        if (known !== undefined && isMaking(known)) return present(known);
        await requireBudget(trx, { budget: 'exports', holder: caller.userId }, now, limits.exportsPerDay);
        const row = await exports.replaceExport(trx, {
          id: randomUuid(),
          user_id: caller.userId,
          language: caller.user.language,
          key: randomBytes(32),
          requested_at: now,
          ready_at: null,
          attempt: null,
          bytes: null,
        });
        await addJob(trx, dataExportJobs.makeExport, { exportId: row.id });
        return present(row);
      }),

    getExport: async (caller) => present(await exports.findExport(db, caller.userId)),

    async makeExport({ exportId }) {
      const wanted = await exports.findExportById(db, exportId);
      if (!isKept(wanted) || wanted.ready_at !== null) return;
      const { deletion_due_at: dueAt } = await findUser(db, wanted.user_id);
      const now = clock.now();
      if (dueAt !== null && dueAt <= now) return;
      const attempt = randomUuid();
      const entries = await entriesOf({ db, storage }, wanted.user_id, { language: wanted.language, at: now });
      let [seq, bytes] = [0, 0];
      for await (const part of inParts(zipOf(entries, now), PART_BYTES)) {
        if (!(await exports.addPart(db, { exportId, attempt, seq, bytes: part })))
          return exports.deleteParts(db, exportId, attempt);
        seq += 1;
        bytes += part.length;
      }
      await inTransaction(db, (trx) => exports.finishExport(trx, { exportId, attempt, bytes }, clock.now()));
    },

    async readExport(id, address) {
      const row = await exports.findExportById(db, id);
      if (!isKept(row) || row.attempt === null || row.bytes === null || !isGood(row, address, clock.now())) return null;
      return {
        name: `mutuals-${row.requested_at.toISOString().slice(0, 10)}.zip`,
        bytes: row.bytes,
        content: read(row, row.attempt),
      };
    },
  };
}
