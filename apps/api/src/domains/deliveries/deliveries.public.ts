export {
  canBeTold,
  deleteDevices,
  deleteTarget,
  insertDigests,
  insertTarget,
  isOver,
  lookAgain,
  moveWaiting,
  type Telling,
} from './deliveries.repository.ts';
