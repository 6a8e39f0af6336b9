import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { deleteMaintenance, findMaintenance, insertMaintenance } from './maintenance.repository.ts';

/** Maintenance of the whole installation, by the operator's command: reads go on, writes are refused. */
export interface MaintenanceService {
  /** Since when; null if there is none. Up to 2 s old, so that it costs no query a request. */
  maintenanceSince(): Promise<Date | null>;
  /** Begins or ends it; returns since when there is maintenance now. Other processes know within 2 s. */
  setMaintenance(isOn: boolean): Promise<Date | null>;
}

const KEPT_MS = 2000;

export function createMaintenanceService({ db, clock }: { db: Db; clock: Clock }): MaintenanceService {
  return {
    maintenanceSince: remembered(clock, KEPT_MS, () => findMaintenance(db)),
    async setMaintenance(isOn) {
      await (isOn ? insertMaintenance(db, clock.now()) : deleteMaintenance(db));
      return findMaintenance(db);
    },
  };
}
