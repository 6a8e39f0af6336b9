import { describe, expect, it } from 'vitest';
import { actingProfile, currentProfile, withoutHidden } from './acting.ts';

const ada = { _id: 'ada' };
const night = { _id: 'night' };

describe('the profile one acts as', () => {
  it('is the chosen one', () => {
    expect(actingProfile([ada, night], 'night')).toBe(night);
    expect(currentProfile([ada, night], 'night')).toBe(night);
  });

  it('is never one that is not (or no longer) one’s own', () => {
    expect(actingProfile([ada, night], 'eve')).toBeNull();
    expect(actingProfile([], 'eve')).toBeNull();
  });

  it('is never one that the team hid', () => {
    expect(withoutHidden([ada, { ...night, isHidden: true }])).toEqual([ada]);
  });

  it('needs no choice when there is only one', () => {
    expect(actingProfile([ada], null)).toBe(ada);
  });

  it('is the first loaded one where no choice is asked for', () => {
    expect(currentProfile([ada, night], null)).toBe(ada);
    expect(currentProfile([], null)).toBeNull();
  });
});
