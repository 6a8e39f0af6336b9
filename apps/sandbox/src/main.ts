// The sandbox as a process: one server, and the demo people. For one machine only (D32).
import path from 'node:path';
import { openChain } from './chain/open-chain.ts';
import { createCommunity, type DemoMember } from './demo/community.ts';
import { startDemo, type Demo } from './demo/demo.ts';
import { offeredPeople } from './demo/people.ts';
import { webOrigins } from './callers.ts';
import { mayUseDatabase } from './mark.ts';
import { buildSandbox } from './server.ts';

const DEFAULT_PORT = 3001;
const DEFAULT_WEB_PORT = 3000;

async function main(): Promise<void> {
  const {
    NODE_ENV,
    PRIVY_APP_ID,
    SANDBOX_PORT,
    SANDBOX_SMTP_PORT,
    SANDBOX_REALTIME_KEY,
    DATA_DIR,
    DATABASE_URL,
    API_URL,
    PORT,
    PUBLIC_URL,
  } = process.env;
  if (NODE_ENV === 'production')
    throw new Error('The sandbox does not start with NODE_ENV=production: it lets anybody sign in as anybody.');
  if (PRIVY_APP_ID) throw new Error('The sandbox does not start with PRIVY_APP_ID: sign-in is by Privy then.');
  if (!SANDBOX_REALTIME_KEY)
    throw new Error('SANDBOX_REALTIME_KEY is missing: the "name:secret" that the API has as ABLY_API_KEY.');
  const port = Number(SANDBOX_PORT ?? DEFAULT_PORT);
  const community = await communityOf(DATABASE_URL);
  const dataDir = DATA_DIR ?? '.data';
  let demo: Demo | null = null;
  let isReady = false;
  let isStopping = false;
  const chain = await openChain(
    path.join(dataDir, 'sandbox', 'chain'),
    community.length > 0 ? DATABASE_URL : undefined,
  );
  const sandbox = await buildSandbox({
    port,
    ...(SANDBOX_SMTP_PORT && { smtpPort: Number(SANDBOX_SMTP_PORT) }),
    dataDir,
    chain,
    realtimeKey: SANDBOX_REALTIME_KEY,
    webOrigins: webOrigins(Number(PORT ?? DEFAULT_WEB_PORT), PUBLIC_URL),
    people: offeredPeople(community),
    isReady: () => isReady,
  }).catch(async (error: unknown) => {
    await chain?.stop();
    throw error;
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    await demo?.stop();
    await sandbox.close();
    await chain?.stop();
  };
  void chain?.exited.then(() => {
    if (isStopping) return;
    process.stderr.write("The sandbox's chain ended by itself.\n");
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));
  try {
    if (DATABASE_URL && API_URL && community.length > 0)
      demo = await startDemo({
        databaseUrl: DATABASE_URL,
        apiUrl: API_URL,
        sandboxUrl: sandbox.url,
        identity: sandbox.identity,
        community,
        chain,
        isAnybodyHere: () => sandbox.broker.sockets.size > 0,
      });
    if (isStopping) await demo?.stop();
    isReady = true;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Empty unless the sandbox made the database. */
async function communityOf(databaseUrl: string | undefined): Promise<readonly DemoMember[]> {
  return databaseUrl && (await mayUseDatabase(databaseUrl)) ? createCommunity() : [];
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['SANDBOX_PORT'] ?? DEFAULT_PORT} is in use. Set SANDBOX_PORT to a free one.`;
  return error.message;
}
