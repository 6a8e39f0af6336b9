import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShownOfProfile, strengthOf } from './strength.rules.ts';

const bare: ShownOfProfile = {
  profile_type: 'individual',
  bio: '',
  avatar_url: null,
  cover_url: null,
  tags: [],
  interests: [],
  skills: [],
  details: {},
};
const full: ShownOfProfile = {
  ...bare,
  bio: 'x'.repeat(120),
  avatar_url: 'a.webp',
  cover_url: 'c.webp',
  tags: ['a', 'b', 'c'],
  interests: ['d', 'e', 'f'],
  skills: ['g', 'h', 'i'],
  details: { githubLink: 'https://github.com/ada' },
};
const words = fc.array(fc.string({ minLength: 1 }), { maxLength: 5 });
const shown: fc.Arbitrary<ShownOfProfile> = fc.record({
  profile_type: fc.constantFrom('individual', 'group', 'project'),
  bio: fc.string({ maxLength: 200 }),
  avatar_url: fc.constantFrom(null, 'a.webp'),
  cover_url: fc.constantFrom(null, 'c.webp'),
  tags: words,
  interests: words,
  skills: words,
  details: fc.constantFrom({}, { website: 'https://a.example' }, { social: { x: 'https://x.com/a' } }),
});

/** The profile after a step was taken. */
const TAKEN: Readonly<Record<string, (profile: ShownOfProfile) => ShownOfProfile>> = {
  picture: (profile) => ({ ...profile, avatar_url: full.avatar_url }),
  bio: (profile) => ({ ...profile, bio: full.bio }),
  tags: (profile) => ({ ...profile, tags: full.tags }),
  interests: (profile) => ({ ...profile, interests: full.interests }),
  skills: (profile) => ({ ...profile, skills: full.skills }),
  links: (profile) => ({ ...profile, details: full.details }),
  cover: (profile) => ({ ...profile, cover_url: full.cover_url }),
};

describe('the strength of a profile', () => {
  it('S1 to S7: is all with everything, and begins with a picture', () => {
    expect(strengthOf(full, 0)).toEqual({ percent: 100, nextStep: null });
    expect(strengthOf(bare, 0)).toEqual({ percent: 0, nextStep: { step: 'picture', gain: 30 } });
  });
  it.each([
    ['S1', 'picture', { avatar_url: null }, 30],
    ['S2', 'bio', { bio: 'x'.repeat(60) }, 10],
    ['S3', 'tags', { tags: ['a'] }, 13],
    ['S4', 'interests', { interests: [] }, 10],
    ['S5', 'skills', { skills: [] }, 10],
    ['S6', 'links', { details: {} }, 5],
    ['S7', 'cover', { cover_url: null }, 5],
  ])('%s: what is missing of %s is the next step', (_rule, step, missing, gain) => {
    expect(strengthOf({ ...full, ...missing }, 0)).toEqual({ percent: 100 - gain, nextStep: { step, gain } });
  });
  it('S2: a bio is counted in characters as people see them', () => {
    expect(strengthOf({ ...full, bio: '𠮷'.repeat(120) }, 0).percent).toBe(100);
    expect(strengthOf({ ...full, bio: '𠮷'.repeat(60) }, 0).percent).toBe(90);
  });
  it('S6: a project link counts, also under review', () => {
    expect(strengthOf({ ...full, details: {} }, 1).percent).toBe(100);
  });
  it('S8: a group or a project is measured without skills', () => {
    for (const profile_type of ['group', 'project'] as const)
      expect(strengthOf({ ...full, profile_type, skills: [] }, 0)).toEqual({ percent: 100, nextStep: null });
  });
  it('S9: no other step would strengthen it more, and what is incomplete is never said to be all', () => {
    fc.assert(
      fc.property(shown, (profile) => {
        const { percent, nextStep } = strengthOf(profile, 0);
        expect(percent === 100).toBe(nextStep === null);
        const after = (step: string) => strengthOf(TAKEN[step]?.(profile) ?? profile, 0).percent;
        // Percents are rounded, so that a step may seem one less than it is.
        for (const step of Object.keys(TAKEN))
          expect(after(step)).toBeLessThanOrEqual(nextStep === null ? 100 : after(nextStep.step) + 1);
      }),
    );
  });
});
