export { setHidden } from './profile-hiding.service.ts';
