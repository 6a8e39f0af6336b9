import { expect, it } from 'vitest';
import { profileContent } from '../../testing/profile-content.ts';
import { withHiddenLinks } from './hidden-links.rules.ts';

it.each([
  ['artist', ['externalPortfolio', 'twitterLink']],
  ['developer', ['githubLink']],
  ['trader', ['xLink', 'walletLink']],
  ['influencer', ['xLink', 'walletLink']],
  ['raider', ['xLink', 'walletLink']],
] as const)('an edit of a %s keeps the links of other roles, and clears the ones that it leaves out', (role, own) => {
  const stored = {
    portfolio: ['https://old.example'],
    externalPortfolio: 'https://p.example',
    twitterLink: 'https://x.com/t',
    githubLink: 'https://github.com/ada',
    xLink: 'https://x.com/ada',
    walletLink: 'https://w.example',
  };
  const { portfolio: _, ...links } = stored;
  const ofOthers = Object.fromEntries(Object.entries(links).filter(([name]) => !own.some((field) => field === name)));
  const { details } = withHiddenLinks(profileContent({ subtype: role }), { details: stored });
  expect(details).toEqual(ofOthers);
});

it('what is sent stands beside what is kept', () => {
  const sent = { githubLink: 'https://github.com/new', portfolio: ['https://new.example'] };
  const details = { githubLink: 'https://github.com/old', twitterLink: 'https://x.com/t' };
  expect(withHiddenLinks(profileContent({ details: sent }), { details }).details).toEqual({
    ...sent,
    twitterLink: 'https://x.com/t',
  });
});

it('a private group that clears its links has none', () => {
  const details = { communityLink: 'https://t.me/a', xProfile: 'https://x.com/a', isPublic: false };
  expect(
    withHiddenLinks(profileContent({ profileType: 'group', subtype: 'dao', details: { isPublic: false } }), { details })
      .details,
  ).toEqual({
    isPublic: false,
  });
});
