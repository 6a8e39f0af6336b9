export {
  endMatch,
  findAnyMatch,
  findMatch,
  findSilentMatches,
  insertMatch,
  lockProfiles,
} from './matches.repository.ts';
