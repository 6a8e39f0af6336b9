import { describe, expect, it } from 'vitest';
import { ada, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { linksOf, shortAddress } from './profile-links.ts';

describe('the links of a profile', () => {
  it('are those of its type, project links marked while they wait for review (D5)', () => {
    expect(linksOf(ada)).toEqual([
      { kind: 'github', href: 'https://github.com/ada-okafor', id: null, isPending: false },
      { kind: 'project', href: 'https://recover.example/wallet', id: expect.any(String), isPending: false },
      { kind: 'project', href: 'https://fuzz.example', id: expect.any(String), isPending: true },
    ]);
    expect(linksOf(nightBuilders).map(({ kind }) => kind)).toEqual(['community', 'x']);
    const links = { github: 'https://github.com/tide', discord: 'https://discord.gg/tide' };
    const project = { ...tidepool, projectData: { ...tidepool.projectData, links } };
    expect(linksOf(project).map(({ kind }) => kind)).toEqual(['website', 'x', 'github', 'discord']);
  });

  it('are shown once each, and only https ones (D5)', () => {
    const twice = {
      ...ada,
      individualData: {
        ...ada.individualData,
        social: { ...ada.individualData.social, github: ada.individualData.githubLink, website: 'javascript:alert(1)' },
      },
    };
    expect(linksOf(twice).map(({ href }) => href)).toEqual(linksOf(ada).map(({ href }) => href));
  });

  it('read without their scheme', () => {
    expect(shortAddress('https://www.github.com/ada/')).toBe('github.com/ada');
  });
});
