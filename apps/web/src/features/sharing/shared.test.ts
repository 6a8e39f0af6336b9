import { checkProfile, DEFAULT_VALUES, fieldsOf, type ProfileFormValues } from '@mutuals/ui/screens/profile-form';
import { describe, expect, it } from 'vitest';
import { linkOf, messageOf, withLink } from './shared.ts';

const LINK = 'https://tidepool.example/audit';
const shared = (of: object) => ({ title: '', text: '', url: '', ...of });

describe('what was shared', () => {
  it.each([
    [{ url: LINK }, LINK],
    [{ text: `How we audit ${LINK}` }, LINK],
    [{ title: LINK, text: 'How we audit' }, LINK],
    [{ text: `(“How we audit”: ${LINK}).` }, LINK],
    [{ text: `审计方法：${LINK}，请看` }, LINK],
    [{ text: 'https://tidepool.example/audit_(2026)' }, 'https://tidepool.example/audit_(2026)'],
    [{ text: 'no link' }, null],
    [{ url: 'http://tidepool.example' }, null],
    [{ url: 'javascript:alert(1)' }, null],
  ])('%j has the link %j', (of, link) => expect(linkOf(shared(of))).toBe(link));

  it.each([
    [{ url: LINK }, LINK],
    [{ title: 'Audits', text: 'How we audit', url: LINK }, `How we audit\n${LINK}`],
    [{ title: 'Audits', url: LINK }, `Audits\n${LINK}`],
    [{ text: `How we audit ${LINK}`, url: LINK }, `How we audit ${LINK}`],
    [{ title: 'Audits' }, 'Audits'],
    [{}, ''],
  ])('%j is sent as %j, each part once', (of, message) => expect(messageOf(shared(of))).toBe(message));
});

describe('a shared link', () => {
  const foundIn = (of: Partial<ProfileFormValues>, link = LINK) =>
    withLink({ check: checkProfile, fieldsOf }, { ...DEFAULT_VALUES, ...of }, link);
  function placeIn(of: Partial<ProfileFormValues>, link = LINK) {
    const found = foundIn(of, link);
    return found === 'there' ? null : found;
  }

  it.each<[Partial<ProfileFormValues>, string, string]>([
    [{ role: 'developer' }, LINK, 'projectLinks'],
    [{ role: 'artist' }, LINK, 'externalPortfolio'],
    [{ role: 'trader' }, LINK, 'portfolio'],
    [{ role: 'trader' }, 'https://x.com/ada', 'xLink'],
    [{ profileType: 'group' }, LINK, 'communityLink'],
    [{ profileType: 'project' }, LINK, 'website'],
    [{ profileType: 'project' }, 'https://t.me/tidepool', 'telegramLink'],
    [{ profileType: 'project' }, 'https://evil-x.com/t.me', 'website'],
  ])('goes into the first field of %j that fits %s: %s', (of, link, place) =>
    expect(placeIn(of, link)?.place).toBe(place),
  );

  it('is added to a list, and replaces nothing', () => {
    expect(placeIn({ projectLinks: ['https://a.example'] })?.to).toEqual(['https://a.example', LINK]);
    expect(placeIn({ profileType: 'project', website: 'https://a.example' })).toBeNull();
    const full = Array.from({ length: 10 }, (_, index) => `https://a.example/${index}`);
    expect(placeIn({ projectLinks: full })?.place).toBe('portfolio');
    expect(placeIn({ projectLinks: full, portfolio: full })?.place).toBe('socialWebsite');
  });

  it('that a profile has already is not added again', () => {
    expect(foundIn({ portfolio: [LINK] })).toBe('there');
  });

  it.each(['https://', 'https://ada:secret@tidepool.example', `https://tidepool.example/${'a'.repeat(2048)}`])(
    'must follow the rule of links: %s',
    (link) => expect(placeIn({}, link)).toBeNull(),
  );
});
