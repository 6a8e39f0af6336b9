// What tests of other packages may use of the server: the whole app on a database of its own.
export { buildApp } from '../app.ts';
export { readConfig } from '../config.ts';
export { specification } from '../contract.ts';
export { createServices } from '../domains/services.ts';
export { createAjv } from '../http/validation.ts';
export { createPrivyIdentity, remoteKeys } from '../integrations/identity/privy-identity.ts';
export { FakeClock } from './fake-clock.ts';
export { createRecordingRealtime } from './recording-realtime.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
