export { canBeTold, deleteTarget, insertTarget, type Telling } from './deliveries.repository.ts';
