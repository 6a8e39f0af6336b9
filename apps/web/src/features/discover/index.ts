export { useScore } from './use-score.ts';
export { type MatchMoment, useSendDecision } from './use-send-decision.ts';
