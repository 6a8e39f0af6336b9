export {
  canBeTold,
  deleteDevices,
  deleteTargets,
  insertDigests,
  insertTarget,
  isOver,
  lookAgain,
  moveWaiting,
  type Telling,
} from './deliveries.repository.ts';
export { MAILED_AT_ONCE } from './deliveries.rules.ts';
