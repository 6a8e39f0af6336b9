export { findMatch, findSilentMatches, insertMatch, lockProfiles } from './matches.repository.ts';
