export { LikeCounter, type LikeCounterProps } from './like-counter.tsx';
export { type Feature, type Level, type Limit, levelOf } from './like-counter.rules.ts';
