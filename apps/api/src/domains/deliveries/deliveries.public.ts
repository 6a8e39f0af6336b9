export {
  canBeTold,
  deleteDevices,
  deleteTarget,
  insertDigests,
  insertTarget,
  lookAgain,
  moveWaiting,
  type Telling,
} from './deliveries.repository.ts';
