export { useAfterLike } from './use-after-like.ts';
export { type Outcome, useLike } from './use-like.ts';
