import { isCorrection } from '../intents.ts';
import type { ProjectStatus } from '../interview.ts';
import { anyOf, findAll, type Reader, type Reading, type Said } from '../reading.ts';
import { allWords } from '../words/words.ts';
import type { Words } from '../words/words.types.ts';

const STATUSES: readonly ProjectStatus[] = ['idea', 'building', 'active', 'paused', 'ended'];

const patternsOf = (pick: (language: Words) => Record<ProjectStatus, readonly string[]>) =>
  STATUSES.map(
    (status) => [status, new RegExp(`(?<value>${anyOf(allWords((each) => pick(each)[status]))})`, 'dg')] as const,
  );
const CLEAR = patternsOf(({ statuses }) => statuses);
const ANSWERS = patternsOf(({ statusAnswers }) => statusAnswers);

const NOT_YET = /(?:not|n't|pas|没有?|未|尚未|还不)\s*(?:yet|quite|really|encore|tout a fait|正式|完全)?\s*$/;
const NO_LONGER = /(?:no longer|not any more|plus|不再)\s*$/;
/** "The status is …". */
const NAMED = /(?<![a-z])(?:status|statut)(?![a-z])|状态|进度/;
/** What is said behind it is so now: "we launched last year, but it's on hold". */
const TURN = /(?<![a-z])(?:but|now|mais|maintenant)(?![a-z])|但|现在/g;

/**
 * GA9: how far a project is: "it's live", "encore en bêta", "开发中". A single word counts only as the answer. One that is known already
 * changes only when it is asked for, named or put right.
 */
export const readStatus: Reader = (said, { profileType, asking, facts }) => {
  if (profileType !== 'project') return [];
  const isAsked = asking === 'status' || isCorrection(said) || NAMED.test(said.folded);
  if (facts.status !== undefined && !isAsked) return [];
  const clear = found(said, CLEAR);
  const all = clear.length === 0 && isAsked ? found(said, ANSWERS) : clear;
  const turns = [...said.folded.matchAll(TURN)].map(({ index }) => index);
  const behind = turns.toReversed().flatMap((turn) => all.find(({ start }) => start >= turn) ?? []);
  return [...behind, ...all].slice(0, 1);
};

/** In the order in which they stand. What is not live yet is being built, what is no longer live is over; all else that is denied says nothing. */
function found(said: Said, patterns: typeof CLEAR): Reading[] {
  return patterns
    .flatMap(([status, pattern]) =>
      findAll(pattern, said.folded).flatMap((place): Reading[] => {
        const value = denied(status, said.folded.slice(0, place.start));
        return value === null ? [] : [{ fact: 'status', value, ...place }];
      }),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end);
}

function denied(status: ProjectStatus, before: string): ProjectStatus | null {
  if (NO_LONGER.test(before)) return status === 'active' ? 'ended' : null;
  if (NOT_YET.test(before)) return status === 'active' ? 'building' : null;
  return status;
}
