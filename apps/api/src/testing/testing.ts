// What tests of other packages may use of the server: the whole app on a database of its own.
export { buildApp } from '../app.ts';
export { readConfig } from '../config.ts';
export { createServices } from '../domains/services.ts';
export { TokenError } from '../integrations/identity/identity.ts';
export { createPrivyIdentity, remoteKeys } from '../integrations/identity/privy-identity.ts';
export { createDexScreener } from '../integrations/market/dexscreener.ts';
export { createGeckoTerminal } from '../integrations/market/geckoterminal.ts';
export type { Storage } from '../integrations/storage/storage.ts';
export { createStorage } from '../integrations/storage/create-storage.ts';
export { createLibreTranslate } from '../integrations/translation/libretranslate.ts';
export { createHttpModel } from '../integrations/model/http-model.ts';
export { ModelFailure } from '../integrations/model/model.ts';
export { createAbly } from '../integrations/realtime/ably.ts';
export { compileSchema } from './contract-schemas.ts';
export { FakeClock } from './fake-clock.ts';
export { createRecordingRealtime } from './recording-realtime.ts';
export { createTestApp, type TestApp, type TestUser } from './test-app.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
