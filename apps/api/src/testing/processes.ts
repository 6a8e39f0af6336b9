import { type Database, openDatabase } from '../database/database.ts';
import { createTestDatabase } from './test-database.ts';

/** Three pools of connections to one database, as three processes have (D54). */
export async function openProcesses() {
  const testDatabase = await createTestDatabase();
  const open = () => openDatabase(testDatabase.connectionString);
  const processes: [Database, Database, Database] = [open(), open(), open()];
  return {
    processes,
    async close() {
      await Promise.all(processes.map((database) => database.close()));
      await testDatabase.drop();
    },
  };
}
