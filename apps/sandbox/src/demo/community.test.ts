import { compileSchema } from '@mutuals/api/testing';
import { readProfileInput } from '@mutuals/api/seeding';
import { describe, expect, it } from 'vitest';
import { isHandle } from '../identity/handle.ts';
import { createCommunity } from './community.ts';
import { offeredPeople } from './people.ts';

const community = createCommunity();
const inputs = community.flatMap(({ profiles }) => profiles.map(({ input }) => input));

const subtypeOf = (input: (typeof inputs)[number]): string => readProfileInput(input).subtype;
const countsOf = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

describe('the demo community', () => {
  it('fits the contract, profile by profile', () => {
    const validate = compileSchema({ $ref: '#/components/schemas/ProfileInput' });
    for (const input of inputs)
      expect([input.name, validate(structuredClone(input)) ? null : validate.errors]).toEqual([input.name, null]);
    // Beyond the schema: fields of other roles, deceptive links.
    expect(() => inputs.map(readProfileInput)).not.toThrow();
  });

  it('is the same every time', () => {
    expect(createCommunity()).toEqual(community);
  });

  it('has 250 people with more than 330 profiles, at most ten each', () => {
    expect(community).toHaveLength(250);
    expect(inputs.length).toBeGreaterThanOrEqual(330);
    expect(Math.max(...community.map(({ profiles }) => profiles.length))).toBeLessThanOrEqual(10);
  });

  it('shows every role, kind, tier and language', () => {
    expect(Object.keys(countsOf(inputs.map(subtypeOf))).sort()).toEqual([
      'artist',
      'cabal',
      'call_group',
      'community',
      'dao',
      'dapp',
      'defi',
      'developer',
      'influencer',
      'nft',
      'raider',
      'token',
      'trader',
    ]);
    expect(countsOf(community.map(({ tier }) => tier))).toEqual({ premium_plus: 25, premium: 50, free: 175 });
    expect(countsOf(community.map(({ language }) => language))).toEqual({ en: 125, fr: 62, zh: 63 });
    const verified =
      community.flatMap(({ profiles }) => profiles).filter(({ isVerified }) => isVerified).length / inputs.length;
    expect(verified).toBeGreaterThan(0.1);
    expect(verified).toBeLessThan(0.22);
  });

  it('has handles by the rules of X, none twice', () => {
    const handles = community.map(({ handle }) => handle);
    expect(handles.filter((handle) => !isHandle(handle))).toEqual([]);
    expect(new Set(handles.map((handle) => handle.toLowerCase())).size).toBe(handles.length);
  });

  it('repeats no name and no biography', () => {
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length);
    expect(new Set(inputs.map(({ bio }) => bio)).size).toBe(inputs.length);
  });

  it('says the same first sentence at most three times', () => {
    const openings = countsOf(inputs.map(({ bio }) => bio.split(/(?<=[.!?])\s|(?<=[。！？])/)[0] ?? ''));
    expect(Math.max(...Object.values(openings))).toBeLessThanOrEqual(3);
  });

  it('shares its words, so that people have things in common', () => {
    const tags = countsOf(inputs.flatMap(({ tags: words = [] }) => words));
    expect(Object.keys(tags).length).toBeGreaterThanOrEqual(50);
    expect(Object.keys(tags).length).toBeLessThanOrEqual(80);
    expect(inputs.filter(({ tags: words = [] }) => words.length < 3)).toEqual([]);
  });

  it('links nowhere real', () => {
    const links = inputs.flatMap((input) => JSON.stringify(input).match(/https?:\/\/[^"]+/g) ?? []);
    expect(links.filter((link) => !link.startsWith('https://example.org/'))).toEqual([]);
  });

  it('offers forty people to sign in as, with every type, tier and language among the first twelve', () => {
    const people = offeredPeople(community);
    const first = people.slice(0, 12);
    expect(people).toHaveLength(40);
    expect(new Set(first.flatMap(({ types }) => types))).toEqual(new Set(['individual', 'group', 'project']));
    expect(new Set(first.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'zh']));
    expect(new Set(people.slice(0, 18).map(({ tier }) => tier))).toEqual(new Set(['free', 'premium', 'premium_plus']));
  });
});
