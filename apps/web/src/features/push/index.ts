export { AtRest } from './lazy-at-rest.ts';
export { ThisDevice } from './lazy-this-device.tsx';
