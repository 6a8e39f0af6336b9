import { isOfX, xNameIn } from '@mutuals/text/x-links';
import type { ProfileDetails } from '../../database/schema.ts';

/** Looks like a link to X, valid or not. */
const LIKE_X = /(?:^|[/.])(?:x|twitter)\.com(?:[/?#]|$)/i;

export interface RewrittenDetails {
  details: ProfileDetails;
  /** One line for each changed link. */
  changes: string[];
  /** One line for each invalid link to X. */
  errors: string[];
}

/**
 * The standard form of a link to X: `https://x.com/{handle}` for a person, without tracking parameters; other pages of
 * X keep their path. Null for a link to another site. Throws for an invalid one.
 */
export function standardXLink(link: string): string | null {
  if (!LIKE_X.test(link)) return null;
  const url = URL.parse(link);
  if (url === null) throw new Error('This is not an address');
  if (!isOfX(url)) return null;
  const name = xNameIn(link);
  return name === null ? `https://x.com${url.pathname}${url.search}` : `https://x.com/${name}`;
}

/** A profile's links, with those to X in their standard form (SPEC 2, Admin). */
export function withStandardXLinks(details: ProfileDetails): RewrittenDetails {
  const changes: string[] = [];
  const errors: string[] = [];

  function rewritten(link: string): string {
    try {
      const standard = standardXLink(link) ?? link;
      if (standard !== link) changes.push(`${link} → ${standard}`);
      return standard;
    } catch (error) {
      errors.push(`${link}: ${error instanceof Error ? error.message : 'unreadable'}`);
      return link;
    }
  }

  const one = (link: string | undefined) => (link === undefined ? undefined : rewritten(link));
  const { portfolio, social, externalPortfolio, twitterLink, xLink, communityLink, xProfile, website, twitterProfile } =
    details;
  const links = {
    portfolio: portfolio?.map(rewritten),
    social:
      social && definedOf({ ...social, twitter: one(social.twitter), x: one(social.x), website: one(social.website) }),
    externalPortfolio: one(externalPortfolio),
    twitterLink: one(twitterLink),
    xLink: one(xLink),
    communityLink: one(communityLink),
    xProfile: one(xProfile),
    website: one(website),
    twitterProfile: one(twitterProfile),
  };
  return { details: { ...details, ...definedOf(links) }, changes, errors };
}

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The fields with a value. */
function definedOf<T extends object>(fields: T): Defined<T> {
  const defined: Defined<T> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isDefined(value)) defined[name] = value;
  }
  return defined;
}

const isDefined = <T>(value: T): value is Exclude<T, undefined> => value !== undefined;
