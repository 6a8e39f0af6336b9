import type { Score } from './score.types.ts';

/** A score with a part from every rule. */
export const fullScore: Score = {
  points: 94,
  parts: [
    { rule: 'tags', words: ['zk', 'wallets'], points: 20 },
    { rule: 'interests', words: ['privacy'], points: 8 },
    { rule: 'skillAndTopic', words: ['Rust'], points: 8 },
    { rule: 'skills', words: ['audits'], points: 6 },
    { rule: 'tagAndInterest', words: ['maps'], points: 5 },
    { rule: 'languages', languages: ['en', 'zh'], points: 14 },
    { rule: 'roles', own: 'artist', other: 'developer', points: 12 },
    { rule: 'types', own: 'individual', other: 'project', points: 8 },
    { rule: 'proven', roles: ['developer'], points: 3 },
    { rule: 'seeking', groups: ['tags'], points: 10 },
  ],
  moreWords: 2,
  sought: [
    { group: 'types', level: 'must', fits: true },
    { group: 'languages', level: 'must', fits: true },
    { group: 'tags', level: 'nice', fits: true },
  ],
};
