export { canBeTold, deleteTarget, insertDigests, insertTarget, type Telling } from './deliveries.repository.ts';
