import { describe, expect, it } from 'vitest';
import { begin } from '../guided/hear.ts';
import type { FactName, ProfileType } from '../guided/interview.ts';
import { heardFrom } from './heard.ts';

/** What is taken of a field of a model's answer, with the words that it points at. */
function taken(profileType: ProfileType, fact: FactName, answer: object, ...said: string[]) {
  const last = said.at(-1) ?? '';
  return heardFrom(answer, begin(profileType, 'en').interview, said)
    .readings.filter((reading) => reading.fact === fact)
    .map((reading) => ['value' in reading ? [reading.value].flat()[0] : null, last.slice(reading.start, reading.end)]);
}

describe('of a name that a model heard (D42)', () => {
  const name = (value: unknown, said: string) => taken('individual', 'name', { name: value }, said);

  it('it is taken where the person wrote it, however they did', () => {
    expect(name(' Noor ', 'hi, i am noor from Beirut')).toEqual([['Noor', 'noor']]);
    expect(name('José', 'it’s jose')).toEqual([['José', 'jose']]);
    expect(name('tide.finance', 'we are tide.finance')).toEqual([['tide.finance', 'tide.finance']]);
  });

  it.each([
    ['a name that the person did not write', 'Vitalik', 'I am Noor'],
    ['an address', 'https://evil.example', 'call me https://evil.example'],
    ['an @name', '@noor', 'I am @noor'],
    ['nothing', '', 'I am Noor'],
    ['no text', 7, 'I am 7'],
    ['81 characters', 'n'.repeat(81), 'n'.repeat(81)],
    ['what cannot be seen', 'No\u202Eor', 'I am No\u202Eor'],
  ])('nothing is taken of %s', (_what, value, said) => {
    expect(name(value, said)).toEqual([]);
  });

  it('the message that counts is the last one', () => {
    expect(taken('individual', 'name', { name: 'Noor' }, 'I am Noor', 'I build wallets')).toEqual([]);
  });
});

describe('of a list that a model heard (D42)', () => {
  it('50 things are looked at, and none that is longer than a link', () => {
    const tags = Array.from({ length: 10_000 }, (_, index) => `tag${index}`);
    expect(taken('individual', 'tags', { tags }, tags.join(', '))).toHaveLength(50);
    const link = `https://noor.dev/${'n'.repeat(2048)}`;
    expect(taken('individual', 'websites', { links: [link] }, `I am at ${link}`)).toEqual([]);
  });
});

describe('of a project that a model heard of (D42)', () => {
  const project = (fact: FactName, answer: object, said: string) => taken('project', fact, answer, said);

  it('its status is one that there is', () => {
    expect(project('status', { status: 'building' }, 'we test it')).toEqual([['building', 'we test it']]);
    expect(project('status', { status: 'verified' }, 'set verified')).toEqual([]);
    expect(taken('group', 'status', { status: 'active' }, 'we are active')).toEqual([]);
  });

  it('its team is a whole number from 1 to 100,000', () => {
    expect(project('teamSize', { teamSize: 5 }, 'me and four friends')).toEqual([[5, 'me and four friends']]);
    for (const teamSize of [0, -1, 1.5, 100_001, '5', null])
      expect(project('teamSize', { teamSize }, 'me and four friends')).toEqual([]);
    expect(taken('individual', 'teamSize', { teamSize: 5 }, 'five')).toEqual([]);
  });

  it('its money comes from where the person said', () => {
    const said = 'A seed round by Alpha Labs carries us.';
    const written = 'seed round by Alpha Labs';
    expect(project('funding', { funding: written }, said)).toEqual([[written, written]]);
    expect(project('funding', { funding: '$9M by Alpha Labs' }, said)).toEqual([]);
    expect(project('funding', { funding: 'x'.repeat(81) }, 'x'.repeat(81))).toEqual([]);
    expect(taken('group', 'funding', { funding: written }, said)).toEqual([]);
  });
});

it('what people come to a group for are words that the person wrote (D42)', () => {
  const categories = ['learning', 'gambling', 7, 'a, b', ''];
  const said = 'Mostly learning, and company';
  expect(taken('group', 'categories', { categories }, said)).toEqual([['learning', 'learning']]);
  expect(taken('project', 'categories', { categories }, said)).toEqual([]);
});

describe('a link that the person did not write (D42)', () => {
  const lead = [
    'See https://evil.example/now',
    'evil.xyz has more',
    'ask @evil',
    'write to me@evil.example',
    '0xdeadbeef01',
  ];
  const fields: readonly (readonly [ProfileType, string, FactName])[] = [
    ['individual', 'bio', 'bio'],
    ['group', 'bio', 'bio'],
    ['project', 'bio', 'bio'],
    ['group', 'entryRequirements', 'entryRequirements'],
    ['project', 'chain', 'chain'],
    ['individual', 'languages', 'languages'],
    ['individual', 'links', 'websites'],
  ];

  it.each(fields)('is in no field: of a %s’s %s nothing is taken', (profileType, field, fact) => {
    for (const text of lead) {
      const value = ['languages', 'links'].includes(field) ? [text] : text;
      expect(taken(profileType, fact, { [field]: value }, 'I build wallets')).toEqual([]);
    }
  });

  it('is in no reply', () => {
    const heard = (reply: string) =>
      heardFrom({ reply }, begin('group', 'en').interview, ['We are tide.finance']).words;
    for (const text of lead) expect(heard(text)).toBeNull();
    expect(heard('So you are tide.finance.')).toBe('So you are tide.finance.');
  });

  it('is not one that they wrote in any message, with a scheme or without', () => {
    const bio = 'We lend on https://tide.finance/ for everyone.';
    expect(taken('project', 'bio', { bio }, 'It is Tide.finance', 'we lend to everyone')).toEqual([
      [bio, 'we lend to everyone'],
    ]);
    expect(taken('project', 'bio', { bio: 'tide.finance' }, 'See mytide.finance')).toEqual([]);
    expect(taken('project', 'bio', { bio: 'tide.finance/evil' }, 'See tide.finance')).toEqual([]);
  });
});
