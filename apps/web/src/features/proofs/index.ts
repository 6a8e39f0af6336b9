export { ProfileProofs } from './lazy-parts.tsx';
