export { useDecide } from './decide.ts';
export { useDecision } from './use-decision.ts';
export { useDecisions } from './use-decisions.ts';
export { useMatchesOf } from './use-matches-of.ts';
export { useScore } from './use-score.ts';
