export { LOCK_OF_WATCHERS } from './ledger.repository.ts';
