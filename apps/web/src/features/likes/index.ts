export { type Outcome, useLike } from './use-like.ts';
