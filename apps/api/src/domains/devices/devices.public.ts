export { lastSeen } from './devices.repository.ts';
