import { createTestApp, type TestApp } from './test-app.ts';

/** A separate server without a chain, so that nobody can pay. */
export const createChainlessApp = (): Promise<TestApp> => createTestApp({ BSC_RPC_URL: '', DEPOSIT_XPUB: '' });
