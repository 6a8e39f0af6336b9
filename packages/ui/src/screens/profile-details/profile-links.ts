import type { ProfileView } from '../../patterns/profile-kind/profile-view.ts';

export type LinkKind =
  | 'github'
  | 'x'
  | 'website'
  | 'portfolio'
  | 'wallet'
  | 'telegram'
  | 'discord'
  | 'community'
  | 'project';

export interface ProfileLink {
  readonly kind: LinkKind;
  readonly href: string;
  /** A project link that the team has not approved: only its owner receives it (D5). */
  readonly isPending: boolean;
  /** The id of a project link; null for others. */
  readonly id: string | null;
}

type Candidate = readonly [kind: LinkKind, href: string | null, isPending?: boolean, id?: string];

function candidates(profile: ProfileView): readonly Candidate[] {
  switch (profile.profileType) {
    case 'individual': {
      const { social, portfolio, ...data } = profile.individualData;
      return [
        ['github', data.githubLink],
        ['github', social.github],
        ['x', data.twitterLink],
        ['x', data.xLink],
        ['x', social.x],
        ['x', social.twitter],
        ['portfolio', data.externalPortfolio],
        ['website', social.website],
        ...portfolio.map((href): Candidate => ['portfolio', href]),
        ['wallet', data.walletLink],
        ...data.projectLinks.map(({ _id, url, isVerified }): Candidate => ['project', url, !isVerified, _id]),
      ];
    }
    case 'group': {
      const { social, communityLink, xProfile } = profile.groupData;
      return [
        ['community', communityLink],
        ['x', xProfile],
        ['x', social.x],
        ['x', social.twitter],
        ['website', social.website],
        ['github', social.github],
      ];
    }
    case 'project': {
      const { website, twitterProfile, telegramLink, links } = profile.projectData;
      return [
        ['website', website],
        ['x', twitterProfile],
        ['telegram', telegramLink],
        ['github', links.github],
        ['discord', links.discord],
      ];
    }
  }
}

/** A profile's links in page order, each address once, https only (D5). */
export function linksOf(profile: ProfileView): readonly ProfileLink[] {
  const links = new Map<string, ProfileLink>();
  for (const [kind, href, isPending = false, id = null] of candidates(profile)) {
    if (href?.startsWith('https://') && !links.has(href)) links.set(href, { kind, href, isPending, id });
  }
  return [...links.values()];
}

/** An address in display form: `https://github.com/ada/` is `github.com/ada`. */
export const shortAddress = (href: string): string => href.replace(/^https:\/\/(www\.)?/u, '').replace(/\/$/u, '');
