import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createMaintenanceService } from '../../domains/maintenance/maintenance.service.ts';
import { withPool } from '../database.ts';
import type { Outcome } from '../outcome.ts';

/** Switches maintenance, or says whether there is any. */
export const maintenance = (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  clock: Clock,
  state: 'on' | 'off' | null,
): Promise<Outcome> =>
  withPool(databaseUrl, async ({ db }) => {
    const service = createMaintenanceService({ db, clock });
    const since = state === null ? await service.maintenanceSince() : await service.setMaintenance(state === 'on');
    return {
      lines: [
        since === null
          ? 'Maintenance is off: people can write.'
          : `Maintenance since ${since.toISOString()}: every server refuses writes within 2 seconds. Jobs and booking go on.`,
      ],
      problems: [],
      data: { since },
    };
  });
