export { AtRest, ThisDevice } from './lazy-parts.tsx';
