import type { Operations } from '../../http/operation.ts';
import type { LinkMigrationService } from './link-migration.service.ts';

type LinkMigrationOperations = Pick<Operations, 'getLinkMigration' | 'normalizeLinks' | 'stopLinkMigration'>;

export function linkMigrationOperations(migration: LinkMigrationService): LinkMigrationOperations {
  return {
    getLinkMigration: async () => ({ data: await migration.getLinkMigration() }),
    normalizeLinks: async ({ caller, query }) => ({
      data: await migration.normalizeLinks(caller, query.dryRun),
    }),
    stopLinkMigration: async ({ caller }) => ({ data: await migration.stopLinkMigration(caller) }),
  };
}
