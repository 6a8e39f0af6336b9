// What tests of other packages may use of the server: the whole app on a database of its own.
export { buildApp } from '../app.ts';
export { readConfig } from '../config.ts';
export { createServices } from '../domains/services.ts';
export { TokenError } from '../integrations/identity/identity.ts';
export { createPrivyIdentity, remoteKeys } from '../integrations/identity/privy-identity.ts';
export { createAbly } from '../integrations/realtime/ably.ts';
export { compileSchema } from './contract-schemas.ts';
export { FakeClock } from './fake-clock.ts';
export { createRecordingRealtime } from './recording-realtime.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
