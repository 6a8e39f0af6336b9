import type { Config } from '../../config.ts';
import { findNewer, findPending, migrate as run, MigrationError, type Migration } from '../../database/migrate.ts';
import { requireOurs, withClient } from '../database.ts';
import { type Outcome, Refused } from '../outcome.ts';

/**
 * Names the migrations that wait, and runs them if it is no plan. A plan also names those of a newer version, from which one may go back to this one.
 * @throws Refused
 */
export async function migrate(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  migrations: readonly Migration[],
  isPlan: boolean,
): Promise<Outcome> {
  try {
    const { waiting, newer } = await withClient(databaseUrl, async (client) => {
      await requireOurs(client, { mayBeEmpty: true });
      return { waiting: await findPending(client, migrations), newer: await findNewer(client, migrations) };
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
    const back =
      newer.length === 0
        ? []
        : [
            `${newer.length} of a newer version, with which this one works: it may serve, and what they made stays.`,
            ...newer.map(({ name, appliedAt }) => `  ${name}, since ${appliedAt.toISOString()}`),
          ];
    return {
      lines: [title, ...lines, ...wayBackOf(waiting), ...back],
      problems: [],
      data: {
        isPlan,
        migrations: waiting.map(({ name, breaking, inTransaction }) => ({ name, breaking, inTransaction })),
        newer: newer.map(({ name }) => name),
      },
    };
  } catch (error) {
    throw error instanceof MigrationError ? new Refused(error.message) : error;
  }
}

/** Whether the version before can serve the database once these are run. */
function wayBackOf(waiting: readonly Migration[]): string[] {
  if (waiting.length === 0) return [];
  const breakingOnes = waiting.filter(({ breaking }) => breaking).map(({ name }) => name);
  return [
    breakingOnes.length === 0
      ? 'Going back: the version before works with all of them.'
      : `Going back: after ${breakingOnes.join(', ')} only by restoring a backup.`,
  ];
}
