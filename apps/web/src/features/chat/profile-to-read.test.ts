import { describe, expect, it } from 'vitest';
import { profileToRead } from './profile-to-read.ts';

const [ada, group, project] = [{ _id: 'ada' }, { _id: 'group' }, { _id: 'project' }] as const;
const profiles = [ada, group, project];

describe('whose messages open where nobody is named', () => {
  it('those of the current profile, while nothing is unread', () => {
    expect(profileToRead(profiles, group, {})).toBe(group);
  });

  it('those of the profile that has unread ones, where the current one has none', () => {
    expect(profileToRead(profiles, ada, { project: 2 })).toBe(project);
    expect(profileToRead(profiles, project, { group: 1, ada: 4 })).toBe(ada);
  });

  it('those of the current profile, where it has unread ones too', () => {
    expect(profileToRead(profiles, group, { ada: 9, group: 1 })).toBe(group);
  });

  it('those of the current profile, where what is unread belongs to none that is known', () => {
    expect(profileToRead(profiles, ada, { deleted: 3 })).toBe(ada);
  });
});
