import { describe, expect, it } from 'vitest';
import { toData } from '../extracted-data.rules.ts';
import { begin, hear } from './hear.ts';
import type { Language, ProfileType } from './interview.ts';

const tell = (profileType: ProfileType, text: string, language: Language = 'en') =>
  hear(begin(profileType, language).interview, text, 1);

describe('a link that the profile has no field for is not kept, and the assistant says so (GA9)', () => {
  it.each<[Language, string]>([
    ['en', 'There is no field for https://gmgn.ai/tide in this profile, so I left that out.'],
    ['fr', 'Il n’y a pas de champ pour https://gmgn.ai/tide dans ce profil, cela n’est donc pas gardé.'],
    ['zh', '这份资料没有放 https://gmgn.ai/tide 的地方，所以没有保留。'],
  ])('in %s', (language, sentence) => {
    const named = tell('project', 'Tide', language).interview;
    const { interview, reply } = hear(named, 'gmgn.ai/tide', 3);
    expect(reply).toContain(sentence);
    expect(interview.facts).toEqual(named.facts);
  });

  it('also beside others, which are kept', () => {
    const { interview, reply } = tell('project', 'https://tide.example and gmgn.ai/tide');
    expect(toData(interview)).toMatchObject({ projectData: { website: 'https://tide.example' } });
    expect(reply).toMatch(/links: https:\/\/tide\.example.*no field for https:\/\/gmgn.ai\/tide/);
    expect(hear(interview, 'what do you know so far?', 2).reply).not.toContain('gmgn');
  });

  it('also where another link has taken the field', () => {
    const { interview, reply } = tell('group', 't.me/night discord.gg/night https://night.example');
    expect(toData(interview)).toMatchObject({
      groupData: { communityLink: 'https://t.me/night', social: { website: 'https://discord.gg/night' } },
    });
    expect(reply).toContain('no field for https://night.example');
  });

  it('and a project has a place for its code and its server', () => {
    const { interview, reply } = tell('project', 'github.com/tide discord.gg/tide');
    expect(reply).not.toContain('no field');
    expect(toData(interview)).toMatchObject({
      projectData: { links: { github: 'https://github.com/tide', discord: 'https://discord.gg/tide' } },
    });
  });

  it('and a person has a place for each', () => {
    const said = 'github.com/noor x.com/noor t.me/noor discord.gg/noor gmgn.ai/bsc/noor https://noor.example';
    const { interview, reply } = tell('individual', said);
    expect(reply).not.toContain('no field');
    for (const link of said.split(' '))
      expect(JSON.stringify(toData(interview))).toContain(link.replace('https://', ''));
  });
});
