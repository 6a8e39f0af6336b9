import type { components } from '@mutuals/api-client/schema';
import type { ProfileRow } from '../profiles/profiles.public.ts';

export type ProfileStrength = components['schemas']['ProfileStrength'];
type Step = NonNullable<ProfileStrength['nextStep']>['step'];

/** The fields of a profile that its strength depends on. */
export type ShownOfProfile = Pick<
  ProfileRow,
  'profile_type' | 'bio' | 'avatar_url' | 'cover_url' | 'tags' | 'interests' | 'skills' | 'details'
>;

interface Rule {
  step: Step;
  weight: number;
  /** Progress from 0 to 1; null if the profile's type lacks the field. */
  reached: (profile: ShownOfProfile, projectLinks: number) => number | null;
}

/** Characters of a bio that fill its space on a card. */
const FULL_BIO = 120;
/** A card shows three tags; shared words are most of a score (D38). */
const ENOUGH_WORDS = 3;

const upTo = (enough: number, there: number): number => Math.min(1, there / enough);

/**
 * How strong a profile is: what others decide by, in the order in which a card shows it, with its share of the whole.
 *
 * | rule | what | weight | full with |
 * |---|---|---|---|
 * | S1 | a picture of one's own | 30 | a photo or an avatar |
 * | S2 | the bio | 20 | 120 characters |
 * | S3 | tags | 20 | 3 |
 * | S4 | interests | 10 | 3 |
 * | S5 | skills, of an individual | 10 | 3 |
 * | S6 | a link, with those under review | 5 | 1 |
 * | S7 | a cover | 5 | 1 |
 *
 * S8: a type that lacks one of them is measured by the rest. S9: the next step is the rule with the most left to gain; of equal ones the first.
 */
const RULES: readonly Rule[] = [
  { step: 'picture', weight: 30, reached: ({ avatar_url }) => (avatar_url ? 1 : 0) },
  { step: 'bio', weight: 20, reached: ({ bio }) => upTo(FULL_BIO, [...bio].length) },
  { step: 'tags', weight: 20, reached: ({ tags }) => upTo(ENOUGH_WORDS, tags.length) },
  { step: 'interests', weight: 10, reached: ({ interests }) => upTo(ENOUGH_WORDS, interests.length) },
  {
    step: 'skills',
    weight: 10,
    reached: ({ profile_type, skills }) => (profile_type === 'individual' ? upTo(ENOUGH_WORDS, skills.length) : null),
  },
  { step: 'links', weight: 5, reached: ({ details }, projectLinks) => upTo(1, projectLinks + linksIn(details)) },
  { step: 'cover', weight: 5, reached: ({ cover_url }) => (cover_url === null ? 0 : 1) },
];

/** How strong a profile is, 0 to 100, and what would strengthen it most (S1 to S9). */
export function strengthOf(profile: ShownOfProfile, projectLinks: number): ProfileStrength {
  const measured = RULES.flatMap(({ step, weight, reached }) => {
    const share = reached(profile, projectLinks);
    return share === null ? [] : [{ step, weight, left: weight * (1 - share) }];
  });
  const whole = measured.reduce((sum, { weight }) => sum + weight, 0);
  const left = measured.reduce((sum, rule) => sum + rule.left, 0);
  const next = measured.reduce((most, rule) => (rule.left > most.left ? rule : most));
  if (next.left === 0) return { percent: 100, nextStep: null };
  // If something is missing, the strength is below 100 and the next step gains at least 1.
  return {
    percent: Math.min(99, Math.round((100 * (whole - left)) / whole)),
    nextStep: { step: next.step, gain: Math.max(1, Math.round((100 * next.left) / whole)) },
  };
}

function linksIn(details: ProfileRow['details']): number {
  const { externalPortfolio, twitterLink, githubLink, xLink, walletLink } = details;
  const { communityLink, xProfile, website, twitterProfile, telegramLink, portfolio = [], social = {} } = details;
  const links = [externalPortfolio, twitterLink, githubLink, xLink, walletLink, communityLink, xProfile, website];
  return [...links, twitterProfile, telegramLink, ...portfolio, ...Object.values(social)].filter(Boolean).length;
}
