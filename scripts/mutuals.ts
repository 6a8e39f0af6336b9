// The operator's commands as an npm script. Beside this machine's sandbox it finds the database of `npm start` by itself.
import path from 'node:path';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { runHere } from '../apps/api/src/operator/run-here.ts';

const { DATABASE_URL, SANDBOX_URL, DATA_DIR } = process.env;
const server =
  SANDBOX_URL && !DATABASE_URL
    ? await startEmbeddedPostgres({ dataDir: path.join(path.resolve(DATA_DIR || '.data'), 'postgres') })
    : null;
if (server !== null) process.env['DATABASE_URL'] = server.connectionString;
const code = await runHere();
if (server?.attached === false) await server.stop();
process.exit(code);
