export { type Score, scoreParts } from './score-parts.rules.ts';
export { inCommonWith, type MatchTraits, prepare, score, traitsOf } from './score.rules.ts';
