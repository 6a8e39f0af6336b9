import type { Config } from '../../config.ts';
import { findPending, migrate as run, MigrationError, type Migration } from '../../database/migrate.ts';
import { findStanding } from '../../database/standing.ts';
import { requireOurs, withClient } from '../database.ts';
import { type Outcome, Refused } from '../outcome.ts';

/** Names the migrations that wait, and runs them if it is no plan. @throws Refused */
export async function migrate(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  migrations: readonly Migration[],
  isPlan: boolean,
): Promise<Outcome> {
  try {
    const waiting = await withClient(databaseUrl, async (client) => {
      if ((await findStanding(client)).is !== 'empty') await requireOurs(client);
      return findPending(client, migrations);
    });
    if (!isPlan) await run(databaseUrl, migrations);
    const lines = waiting.map(({ name, breaking, inTransaction }) =>
      [
        `  ${name}`,
        ...(breaking ? ['breaking: servers of the version before stop being ready'] : []),
        ...(inTransaction ? [] : ['without a transaction: it may take long, and people go on meanwhile']),
      ].join(', '),
    );
    const title = waiting.length === 0 ? 'No migration waits.' : `${waiting.length} ${isPlan ? 'wait' : 'were run'}:`;
    return {
      lines: [title, ...lines],
      problems: [],
      data: {
        isPlan,
        migrations: waiting.map(({ name, breaking, inTransaction }) => ({ name, breaking, inTransaction })),
      },
    };
  } catch (error) {
    throw error instanceof MigrationError ? new Refused(error.message) : error;
  }
}
