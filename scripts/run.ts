// The supervisor behind `npm start`: database, API (which serves the web app), job runner and sandbox, started in order, watched,
// and stopped in order. Everything here is for one machine; a deployment runs apps/api/src/server.ts and work.ts alone.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privyIdOf } from '../apps/sandbox/src/identity/handle.ts';
import { claimDatabase, mayUseDatabase } from '../apps/sandbox/src/mark.ts';
import { runChild } from './child.ts';
import { requireDataFolder } from './data-folder.ts';
import { prepareDatabase, runEmbedded } from './database.ts';
import { explain } from './explain.mjs';
import { keepRunning, type Kept, type Run } from './keep-running.ts';
import { freePort, portFrom, requireFreePort } from './ports.ts';

const LOCAL = '127.0.0.1';
const EVERYWHERE = ['0.0.0.0', '::'];

/** Handles that are team members in the sandbox (D50). */
const TEAM = {
  OWNER_PRIVY_IDS: privyIdOf('mutuals_owner'),
  ADMIN_PRIVY_IDS: privyIdOf('mutuals_admin'),
  SUPPORT_PRIVY_IDS: privyIdOf('mutuals_support'),
};

/** Who the sandbox's mails come from. */
const SANDBOX_SENDER = 'Mutuals <hello@mutuals.example>';

/** Who calls others stops before them: a job that the sandbox no longer answers would fail. */
const STOPS = ['The job runner', 'The API', 'The sandbox', 'PostgreSQL'] as const;

const running = new Map<(typeof STOPS)[number], Kept>();
let stopping = false;

async function main(): Promise<void> {
  const { HOST, DATA_DIR, DATABASE_URL, PRIVY_APP_ID, ABLY_API_KEY, LOG_LEVEL } = process.env;
  const host = HOST || LOCAL;
  const port = portFrom('PORT', 3000);
  const sandboxPort = portFrom('SANDBOX_PORT', 3001);
  const dataDir = path.resolve(DATA_DIR || '.data');
  const apiUrl = `http://${EVERYWHERE.includes(host) ? LOCAL : host}:${port}`;
  const sandboxUrl = `http://${LOCAL}:${sandboxPort}`;
  // A configured identity service turns the sandbox off (D32).
  const wantsSandbox = !PRIVY_APP_ID;

  if (wantsSandbox && port === sandboxPort)
    throw new Error(`PORT and SANDBOX_PORT are both ${port}. Give each its own.`);
  await requireFreePort(port, 'PORT', host);
  if (wantsSandbox) await requireFreePort(sandboxPort, 'SANDBOX_PORT', LOCAL);
  if (!DATABASE_URL || wantsSandbox) requireDataFolder(dataDir);

  const databaseUrl = DATABASE_URL || (await startEmbedded(dataDir));
  const { isEmpty } = await prepareDatabase(databaseUrl);
  // Checked before the API starts, because the API must know whether to trust the sandbox's sign-in.
  const hasSandbox = wantsSandbox && (await (DATABASE_URL ? mayUseDatabase : claimDatabase)(databaseUrl));

  const realtimeKey = ABLY_API_KEY || `sandbox.local:${randomBytes(24).toString('base64url')}`;
  const env = {
    ...(hasSandbox && { VAPID_PRIVATE_KEY: keptPushKey(dataDir) }),
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: LOG_LEVEL || 'warn',
  };
  const realtimeEnv = ABLY_API_KEY ? {} : { ABLY_API_KEY: realtimeKey, ABLY_ENDPOINT: sandboxUrl };
  const smtpPort = String(hasSandbox ? await freePort(LOCAL) : 0);
  const mailEnv = process.env['SMTP_URL'] ? {} : { SMTP_URL: `smtp://${LOCAL}:${smtpPort}`, MAIL_FROM: SANDBOX_SENDER };
  const apiEnv = hasSandbox ? { ...TEAM, ...env, ...realtimeEnv, ...mailEnv, SANDBOX_URL: sandboxUrl } : env;
  const sandboxEnv = {
    ...env,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: smtpPort,
    SANDBOX_REALTIME_KEY: realtimeKey,
    API_URL: apiUrl,
  };

  await keep('The API', () => runChild('The API', 'apps/api/src/server.ts', apiEnv, `${apiUrl}/healthz`));
  await keep('The job runner', () => runChild('The job runner', 'apps/api/src/work.ts', apiEnv, null));
  if (hasSandbox && isEmpty) console.log('Preparing the demo community …');
  if (hasSandbox)
    await keep('The sandbox', () =>
      runChild('The sandbox', 'apps/sandbox/src/main.ts', sandboxEnv, `${sandboxUrl}/healthz`),
    );
  if (stopping) return;
  if (wantsSandbox && !hasSandbox)
    console.log(
      'The sandbox did not make this database, so nothing was put into it and nobody can sign in. Set PRIVY_APP_ID to let people sign in.',
    );
  console.log(`Mutuals is ready: http://localhost:${port}`);
}

async function startEmbedded(dataDir: string): Promise<string> {
  const first = runEmbedded(dataDir);
  let run: Run | null = first;
  await keep('PostgreSQL', () => {
    const next = run ?? runEmbedded(dataDir);
    run = null;
    return next;
  });
  return first.url();
}

/** The key of the sandbox's pushes, made at the first start: browsers subscribed with it. */
function keptPushKey(dataDir: string): string {
  const file = path.join(dataDir, 'sandbox', 'push-key');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Almost every 32 bytes are a private key of P-256.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Starts a part and waits until it is ready; if its first start fails, everything stops. */
async function keep(name: (typeof STOPS)[number], start: () => Run): Promise<void> {
  if (stopping) return;
  const part = keepRunning({ name, start, say: console.error, giveUp });
  running.set(name, part);
  await part.ready;
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const name of STOPS) await running.get(name)?.stop();
  process.exit(exitCode);
}

function giveUp(line: string): void {
  // Ctrl-C takes precedence over a failure that it caused; failures while stopping are ignored.
  setImmediate(() => {
    if (!stopping) console.error(line);
    void stop(1);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

// A connection that breaks in use throws from its socket, for instance when Ctrl-C stops PostgreSQL during a migration: everything else still has to
// stop.
process.on('uncaughtException', (error) => giveUp(explain(error)));

main().catch((error: unknown) => giveUp(explain(error)));
