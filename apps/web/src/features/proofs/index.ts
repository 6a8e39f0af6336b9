export { ProfileProofs, proofsOf } from './lazy-parts.tsx';
