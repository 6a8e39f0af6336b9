import { type FactName, type Interview, namesOf } from './interview.ts';

/** A question about one fact. */
export interface Question {
  fact: FactName;
  /** Its share of the progress. */
  weight: number;
  isRequired: boolean;
}

const required = (fact: FactName, weight: number): Question => ({ fact, weight, isRequired: true });
const wished = (fact: FactName, weight: number): Question => ({ fact, weight, isRequired: false });

/** The most telling link of each role. */
const LINK_OF_ROLE = { developer: 'github', artist: 'websites', trader: 'x', influencer: 'x', raider: 'x' } as const;

/** All questions in their order (GA2); some depend on earlier answers. */
export function questionsOf({ profileType, facts }: Interview): Question[] {
  switch (profileType) {
    case 'individual':
      return [
        required('name', 20),
        required('role', 15),
        required('bio', 25),
        wished('skills', 12),
        wished(LINK_OF_ROLE[facts.role?.value ?? 'developer'], 8),
        wished('languages', 10),
        wished('interests', 10),
        ...soughtIn(facts),
      ];
    case 'group':
      return [
        required('name', 20),
        required('groupType', 15),
        required('bio', 25),
        wished('tags', 8),
        wished('categories', 6),
        wished('memberCount', 6),
        wished('isPublic', 6),
        wished(facts.isPublic?.value === false ? 'entryRequirements' : communityLinkOf(facts), 8),
        wished('languages', 6),
        ...soughtIn(facts),
      ];
    case 'project':
      return [
        required('name', 20),
        required('projectType', 15),
        required('bio', 25),
        wished('tags', 8),
        wished('status', 5),
        wished('websites', 7),
        wished('x', 5),
        wished('tokenAddress', 4),
        wished('teamSize', 3),
        wished('funding', 3),
        wished('languages', 5),
        ...soughtIn(facts),
      ];
  }
}

/** GA11: what it seeks comes last, and counts for no progress: it is not on the profile. */
const soughtIn = (facts: Interview['facts']): Question[] => [
  wished('seeks', 0),
  ...(facts.seeks === undefined ? [] : [wished('mustFit', 0)]),
];

/** A group with one way in is not asked for another. */
const communityLinkOf = (facts: Interview['facts']): FactName => (facts.discord === undefined ? 'telegram' : 'discord');

const isKnown = ({ facts }: Interview, { fact }: Question): boolean => facts[fact] !== undefined;
const isSettled = (interview: Interview, question: Question): boolean =>
  isKnown(interview, question) || (!question.isRequired && interview.skipped.includes(question.fact));

/** Whether a profile needs this fact. */
export const isRequired = (interview: Interview, fact: FactName): boolean =>
  questionsOf(interview).some((question) => question.fact === fact && question.isRequired);

/** GA4: whether a reading of this fact waits for confirmation. */
export const isInDoubt = ({ doubtful = {} }: Interview, fact: FactName): boolean => doubtful[fact] !== undefined;

/** The open questions in order; doubtful facts without a question of their own come last. */
export function openQuestions(interview: Interview): Question[] {
  const plan = questionsOf(interview);
  const open = plan.filter((question) => !isSettled(interview, question) || isInDoubt(interview, question.fact));
  const others = namesOf(interview.doubtful ?? {}).filter((fact) => !plan.some((each) => each.fact === fact));
  return [...open, ...others.map((fact) => wished(fact, 0))];
}

/** Whether all required facts are known. */
export const isComplete = (interview: Interview): boolean =>
  questionsOf(interview).every((question) => !question.isRequired || isKnown(interview, question));

const weightOf = (questions: readonly Question[]): number => questions.reduce((sum, { weight }) => sum + weight, 0);

const MOST_BEFORE_THE_END = 99;

/** The settled share, 0 to 99; a completed session has 100. */
export function progressOf(interview: Interview): number {
  const all = questionsOf(interview);
  const settled = all.filter((question) => isSettled(interview, question));
  return Math.min(MOST_BEFORE_THE_END, Math.floor((100 * weightOf(settled)) / weightOf(all)));
}
