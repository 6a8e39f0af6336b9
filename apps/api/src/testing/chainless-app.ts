import { createTestApp, type TestApp } from './test-app.ts';

/** A server of its own where nobody can pay. */
export const createChainlessApp = (): Promise<TestApp> => createTestApp({ BSC_RPC_URL: '', DEPOSIT_XPUB: '' });
