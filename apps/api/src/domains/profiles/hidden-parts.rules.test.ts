import { describe, expect, it } from 'vitest';
import type { ProfileDetails } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { profileContent } from '../../testing/profile-content.ts';
import { type HiddenPart, requireNotHidden } from './hidden-parts.rules.ts';
import type { ProfileContent } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

const storedAs = (fields: Partial<ProfileRow> = {}): ProfileRow => ({
  id: 'ada',
  user_id: 'owner',
  profile_type: 'individual',
  subtype: 'developer',
  name: 'Ada',
  bio: 'Builds.',
  avatar_url: null,
  cover_url: null,
  picture_descriptions: {},
  tags: [],
  languages: ['en'],
  interests: [],
  skills: [],
  details: {},
  is_verified: false,
  proven_kinds: [],
  tier: 'free',
  created_at: new Date(0),
  updated_at: new Date(0),
  deleted_at: null,
  hidden_at: null,
  ...fields,
});

/** The fields that are refused; none if all may be saved. */
function refusedIn(fields: Partial<ProfileContent>, part: HiddenPart, stored: ProfileRow | null = storedAs()) {
  try {
    requireNotHidden(profileContent(fields), stored, [part]);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.code).toBe('hidden_by_team');
    expect(error.details.errors).not.toEqual([]);
    return error.details.errors?.map(({ path }) => path);
  }
}

const hiddenText = (value: string | string[], name: NonNullable<HiddenPart['field']>['name'] = 'bio'): HiddenPart => ({
  profileId: 'ada',
  field: { name, value },
});

describe('a text that the team hid', () => {
  const part = hiddenText('Send me BNB.');

  it.each([
    ['as it was', 'Send me BNB.', true],
    ['in other signs', 'SEND me B-N-B!', true],
    ['with lookalike letters', 'Sеnd mе BNB', true],
    ['among other words', 'Hello. Send me BNB. Thanks.', true],
    ['but for a letter', 'Send me BN.', false],
    ['as another', 'I build.', false],
  ])('is refused %s', (_, bio, isRefused) => {
    expect(refusedIn({ bio }, part)).toEqual(isRefused ? ['body/bio'] : []);
  });

  it('of fewer than six letters is refused alone, not among others', () => {
    expect(refusedIn({ bio: 'scams' }, hiddenText('Scams'))).toEqual(['body/bio']);
    expect(refusedIn({ bio: 'No scams here' }, hiddenText('Scams'))).toEqual([]);
    expect(refusedIn({ bio: 'No rugpul here' }, hiddenText('Rugpul'))).toEqual(['body/bio']);
  });

  it('of signs alone is refused as it is, and no other text of signs is', () => {
    expect(refusedIn({ bio: '🖕' }, hiddenText('🖕'))).toEqual(['body/bio']);
    expect(refusedIn({ bio: '…' }, hiddenText('🖕'))).toEqual([]);
    expect(refusedIn({ bio: 'I build 🖕' }, hiddenText('🖕'))).toEqual([]);
  });

  it('may stand in another field, in another profile and in a new one', () => {
    expect(refusedIn({ name: 'Send me BNB.' }, part)).toEqual([]);
    expect(refusedIn({ bio: 'Send me BNB.' }, { ...part, profileId: 'other' })).toEqual([]);
    expect(refusedIn({ bio: 'Send me BNB.' }, part, null)).toEqual([]);
  });

  it('of a name is refused there', () => {
    expect(refusedIn({ name: 'Binance Official' }, hiddenText('Binance Official', 'name'))).toEqual(['body/name']);
  });

  it('of a group’s requirements is refused there, also where it stands in none', () => {
    const group = (details: ProfileDetails) => ({ profileType: 'group' as const, subtype: 'dao', details });
    const rules = hiddenText('Pay first', 'entryRequirements');
    expect(refusedIn(group({ entryRequirements: 'Pay first!' }), rules)).toEqual(['body/groupData/entryRequirements']);
    expect(refusedIn(group({}), rules)).toEqual([]);
  });

  it('of tags is refused tag by tag', () => {
    const tags = hiddenText(['rugpull', 'scam'], 'tags');
    expect(refusedIn({ tags: ['art', 'Rugpull', 'SCAM', 'chess'] }, tags)).toEqual(['body/tags/1', 'body/tags/2']);
    expect(refusedIn({ tags: ['art'] }, tags)).toEqual([]);
  });
});

it('a link that the team hid is refused where it is sent, in the profile that had it', () => {
  const link = { id: '1', url: 'https://snare.example', position: 0, approvedAt: '', createdAt: '' };
  const projectLinks = ['https://a.example', link.url];
  expect(refusedIn({ projectLinks }, { profileId: 'ada', link })).toEqual(['body/individualData/projectLinks/1/url']);
  expect(refusedIn({ projectLinks: ['https://a.example'] }, { profileId: 'ada', link })).toEqual([]);
  expect(refusedIn({ projectLinks }, { profileId: 'other', link })).toEqual([]);
});

describe('a picture that the team hid', () => {
  const upload = (letter: string, size = '640x480') => `${letter.repeat(64)}-${size}-abcdefgh/640.webp`;
  const [hidden, other] = [upload('a'), upload('b')];
  const part: HiddenPart = {
    profileId: 'another of theirs',
    picture: { address: hidden, isAvatar: true, isCover: false, place: null, description: null },
  };
  const avatar = (picture: string) => ({ pictures: [{ path: 'body/avatar', picture }] });

  it('is refused in every profile of its person, and in a new one', () => {
    expect(refusedIn(avatar(hidden), part)).toEqual(['body/avatar']);
    expect(refusedIn(avatar(hidden), part, null)).toEqual(['body/avatar']);
    expect(refusedIn(avatar(other), part)).toEqual([]);
    expect(refusedIn(avatar('https://pbs.twimg.com/ada.jpg'), part)).toEqual([]);
  });

  it.each([
    ['as its picture', { avatar_url: hidden }],
    ['as its cover', { cover_url: hidden }],
    ['in its gallery', { details: { gallery: [other, hidden] } }],
  ])('stays in a profile that shows it already %s', (_, fields) => {
    expect(refusedIn(avatar(hidden), part, storedAs(fields))).toEqual([]);
  });
});

it('of several, each is named', () => {
  const parts = [hiddenText('Binance Official', 'name'), hiddenText('Send me BNB.')];
  expect(() =>
    requireNotHidden(profileContent({ name: 'Binance Official', bio: 'Send me BNB.' }), storedAs(), parts),
  ).toThrow(
    expect.objectContaining({
      details: {
        errors: [expect.objectContaining({ path: 'body/name' }), expect.objectContaining({ path: 'body/bio' })],
      },
    }),
  );
});
