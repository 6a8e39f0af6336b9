// The parts of the server that the treasury needs (D47): the schema, the chain reader and the derivation of deposit
// addresses; nothing that serves requests.
export { type ChainConfig, chainOf, complaintAboutAddress } from './chain-config.ts';
export { type Clock, systemClock } from './clock.ts';
export { type Database, openDatabase } from './database/database.ts';
export type { Db, Schema } from './database/schema.ts';
export { afterRestore } from './domains/watcher/after-restore.service.ts';
export { type Environment, reader } from './environment.ts';
export type { Chain, ChainAddress, ChainHash } from './integrations/chain/chain.ts';
export { createChain } from './integrations/chain/create-chain.ts';
export { DEPOSIT_PATH, depositAddress, lowerCase, xpubFingerprint } from './integrations/chain/deposit-address.ts';
export { withChecksum } from './lib/eip55.ts';
export { requireOurs, withClient } from './operator/database.ts';
