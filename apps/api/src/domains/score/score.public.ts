export { type Score, scoreParts } from './score-parts.ts';
export { inCommonWith, type MatchTraits, prepare, score, traitsOf } from './score.ts';
