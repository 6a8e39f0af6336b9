export { decide } from './decide.ts';
export { useAfterDecision } from './use-after-decision.ts';
export { useMatchesOf } from './use-matches-of.ts';
export { useScore } from './use-score.ts';
