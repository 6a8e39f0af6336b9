export { findSeeking, mustConditions } from './seeking.repository.ts';
export {
  isSeeking,
  mayFit,
  NOTHING_SOUGHT,
  type Seeking,
  type SeekingGroup,
  type Sought,
  soughtIn,
  type SoughtTraits,
} from './seeking.rules.ts';
