export {
  canBeTold,
  deleteDevices,
  deleteTarget,
  insertDigests,
  insertTarget,
  type Telling,
} from './deliveries.repository.ts';
