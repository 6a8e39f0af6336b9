export { type Score, scoreParts } from './score-parts.rules.ts';
export {
  inCommonWith,
  type MatchTraits,
  pointsOfNices,
  prepare,
  type PreparedTraits,
  score,
  traitsOf,
} from './score.rules.ts';
