import { describe, expect, it } from 'vitest';
import type { ProfileDetails } from '../../database/schema.ts';
import { createPictureAddresses } from '../../lib/picture-addresses.ts';
import type { CountedProfileRow } from './profiles.repository.ts';
import { toPartner, toProfile, toSubtype, toSummary } from './profiles.view.ts';
import type { ShownLinkRow } from './project-links.repository.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const [OWNER, STRANGER, GUEST] = ['owner', 'stranger', null];
const addresses = createPictureAddresses('https://mutuals.example/pictures/');

const rowOf = (
  profileType: CountedProfileRow['profile_type'],
  subtype: string,
  details: ProfileDetails,
  fields: Partial<CountedProfileRow> = {},
): CountedProfileRow => ({
  id: 'ada',
  user_id: 'owner',
  profile_type: profileType,
  subtype,
  name: 'Ada',
  bio: 'Builds.',
  avatar_url: 'https://pbs.twimg.com/ada.jpg',
  cover_url: null,
  picture_descriptions: {},
  tags: [],
  languages: [],
  interests: [],
  skills: [],
  details,
  is_verified: false,
  proven_kinds: [],
  tier: 'free',
  created_at: NOW,
  updated_at: NOW,
  deleted_at: null,
  hidden_at: null,
  views: 1,
  likes: 2,
  matches: 3,
  reply_habit: null,
  proofs: [],
  x_account: null,
  ...fields,
});
const seenBy = (viewer: string | null, row: CountedProfileRow, links: ShownLinkRow[] = []) =>
  toProfile(row, links, viewer, addresses);

describe('a profile for any viewer', () => {
  it('tells only its owner that it is theirs, and nobody who the owner is (D36)', () => {
    const row = rowOf('project', 'dapp', {});
    expect([OWNER, STRANGER, GUEST].map((viewer) => seenBy(viewer, row).isOwner)).toEqual([true, false, false]);
    expect(JSON.stringify(seenBy(STRANGER, row))).not.toContain('owner"');
  });

  it('is premium by any tier that is paid', () => {
    const tiers = (['free', 'premium', 'premium_plus'] as const).map((tier) => rowOf('project', 'nft', {}, { tier }));
    expect(tiers.map((row) => seenBy(GUEST, row).isPremium)).toEqual([false, true, true]);
  });

  it('tells its owner alone that it is hidden, and only while it is', () => {
    const hidden = rowOf('project', 'dapp', {}, { hidden_at: NOW });
    expect([OWNER, STRANGER, GUEST].map((viewer) => seenBy(viewer, hidden).isHidden)).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(seenBy(OWNER, rowOf('project', 'dapp', {}))).not.toHaveProperty('isHidden');
  });

  it('says how soon its owner answers, where that is known', () => {
    expect(seenBy(GUEST, rowOf('project', 'dapp', {}, { reply_habit: 'day' })).replyHabit).toBe('day');
    expect(seenBy(GUEST, rowOf('project', 'dapp', {}))).not.toHaveProperty('replyHabit');
  });

  it('names the X account that one of its shown links leads to, between its proofs by time (D84)', () => {
    const account = { name: 'ada', signedInAt: '2026-11-10T09:00:00.000Z' };
    const proof = (subject: string, provedAt: string): CountedProfileRow['proofs'][number] => ({
      kind: 'domain',
      subject,
      name: null,
      count: null,
      method: 'dns',
      state: 'proven',
      provedAt,
      checkedAt: provedAt,
    });
    const proofs = [proof('new.example', '2026-11-15T09:00:00.000Z'), proof('old.example', '2026-11-05T09:00:00.000Z')];
    const withLink = (twitterProfile: string, x_account: CountedProfileRow['x_account']) =>
      seenBy(GUEST, rowOf('project', 'dapp', { twitterProfile }, { x_account, proofs })).proofs.map(
        ({ subject }) => subject,
      );
    expect(withLink('https://x.com/ada', account)).toEqual(['new.example', 'ada', 'old.example']);
    expect(withLink('https://x.com/lin', account)).toEqual(['new.example', 'old.example']);
    expect(withLink('https://x.com/ada', null)).toEqual(['new.example', 'old.example']);
  });

  it('has its pictures, or none', () => {
    expect(seenBy(GUEST, rowOf('project', 'defi', {}))).toMatchObject({
      avatar: 'https://pbs.twimg.com/ada.jpg',
      coverImage: null,
    });
    const other = rowOf('project', 'defi', {}, { avatar_url: null, cover_url: 'https://pbs.twimg.com/cover.jpg' });
    expect(seenBy(GUEST, other)).toMatchObject({ avatar: null, coverImage: 'https://pbs.twimg.com/cover.jpg' });
  });
});

describe('an individual', () => {
  const links: ShownLinkRow[] = [
    { id: '1', profile_id: 'ada', url: 'https://a.example', approved_at: NOW },
    { id: '2', profile_id: 'ada', url: 'https://b.example', approved_at: null },
    { id: '3', profile_id: 'lin', url: 'https://c.example', approved_at: NOW },
  ];
  const linksSeenBy = (viewer: string | null, role: string) => {
    const profile = seenBy(viewer, rowOf('individual', role, {}), links);
    return profile.profileType === 'individual' ? profile.individualData.projectLinks : null;
  };

  it('shows links under review to its owner alone, and never those of another profile (D5)', () => {
    const [approved, waiting] = [
      { _id: '1', url: 'https://a.example', isVerified: true },
      { _id: '2', url: 'https://b.example', isVerified: false },
    ];
    expect(linksSeenBy(OWNER, 'developer')).toEqual([approved, waiting]);
    expect(linksSeenBy(STRANGER, 'developer')).toEqual([approved]);
    expect(linksSeenBy(GUEST, 'developer')).toEqual([approved]);
  });

  it('shows what is stored of another role than its own to its owner alone (D58)', () => {
    const stored = {
      externalPortfolio: 'https://p.example',
      twitterLink: 'https://x.com/t',
      githubLink: 'https://github.com/ada',
      xLink: 'https://x.com/ada',
      walletLink: 'https://w.example',
    };
    const { externalPortfolio, twitterLink, githubLink, xLink, walletLink } = stored;
    const none = { externalPortfolio: null, twitterLink: null, githubLink: null, xLink: null, walletLink: null };
    for (const [role, own] of [
      ['artist', { externalPortfolio, twitterLink }],
      ['developer', { githubLink }],
      ['trader', { xLink, walletLink }],
      ['influencer', { xLink, walletLink }],
      ['raider', { xLink, walletLink }],
    ] as const) {
      const row = rowOf('individual', role, stored);
      expect(seenBy(STRANGER, row), role).toMatchObject({ individualData: { ...none, ...own } });
      expect(seenBy(OWNER, row), role).toMatchObject({ individualData: stored });
      expect(linksSeenBy(STRANGER, role)?.length, role).toBe(role === 'developer' ? 1 : 0);
      expect(linksSeenBy(OWNER, role)?.length, role).toBe(2);
    }
  });
});

describe('a group', () => {
  const stored: ProfileDetails = {
    communityLink: 'https://t.me/dao',
    xProfile: 'https://x.com/dao',
    social: { website: 'https://dao.example' },
    memberCount: 7,
  };
  const closed = { communityLink: null, xProfile: null, social: { website: null } };
  const open = {
    communityLink: 'https://t.me/dao',
    xProfile: 'https://x.com/dao',
    social: { website: 'https://dao.example' },
  };

  it.each([
    ['that is closed', { ...stored, isPublic: false }, false],
    ['that never said so is closed', stored, false],
    ['that is public', { ...stored, isPublic: true }, true],
  ])('%s shows its links to its owner, and to others when it is public (D5)', (_, details, isPublic) => {
    const row = rowOf('group', 'dao', details);
    expect(seenBy(OWNER, row)).toMatchObject({ groupData: { isPublic, memberCount: 7, ...open } });
    for (const viewer of [STRANGER, GUEST])
      expect(seenBy(viewer, row)).toMatchObject({ groupData: { isPublic, ...(isPublic ? open : closed) } });
  });

  it('has one member until it says how many', () => {
    expect(seenBy(GUEST, rowOf('group', 'cabal', {}))).toMatchObject({ groupData: { memberCount: 1 } });
  });
});

describe('a profile in a list', () => {
  const row = rowOf('individual', 'trader', {});

  it('is shown by its picture, or by none', () => {
    expect(toSummary(row, addresses)).toMatchObject({ isDeleted: false, avatar: 'https://pbs.twimg.com/ada.jpg' });
    expect(toSummary({ ...row, avatar_url: null }, addresses).avatar).toBeNull();
  });

  it('says of a deleted one that it was there, and nothing else (D39)', () => {
    expect(toPartner({ ...row, is_deleted: true }, addresses)).toEqual({ _id: 'ada', isDeleted: true });
    expect(toPartner({ ...row, is_deleted: false }, addresses)).toMatchObject({ name: 'Ada', isDeleted: false });
  });

  it('knows its subtype, and refuses a word that no profile has', () => {
    expect(toSubtype('dao')).toBe('dao');
    expect(() => toSubtype('wizard')).toThrow('unknown subtype wizard');
  });
});
