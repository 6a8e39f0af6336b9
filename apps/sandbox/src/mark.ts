// The sandbox works only with a database that it made and marked itself (D32).
import { Client } from 'pg';

/**
 * Marks a database without people as the sandbox's own, and returns whether the sandbox may use it. Called for the
 * embedded database only, after its migrations.
 */
export async function claimDatabase(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    await client.query(`insert into database_mark (purpose, created_at)
      select 'sandbox', now() where not exists (select from users) on conflict do nothing`);
    return isMarked(client);
  });
}

/** Whether the sandbox marked this database before. */
export async function mayUseDatabase(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, isMarked);
}

async function isMarked(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from database_mark where purpose = 'sandbox'`);
  return rowCount === 1;
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  // A lost connection shows in the query that uses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
