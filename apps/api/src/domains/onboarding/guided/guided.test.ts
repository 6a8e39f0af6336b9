import { describe, expect, it } from 'vitest';
import { toData } from '../extracted-data.rules.ts';
import { begin, hear } from './hear.ts';
import type { Interview, Language, ProfileType } from './interview.ts';
import { en } from './interviews/en.ts';
import { fr } from './interviews/fr.ts';
import type { WrittenInterview } from './interviews/interviews.types.ts';
import { zh } from './interviews/zh.ts';
import { isComplete, progressOf } from './questions.ts';
import { questionNow } from './reply.ts';

interface Line {
  role: 'assistant' | 'user';
  content: string;
}

interface Talk {
  interview: Interview;
  lines: Line[];
}

function talk(profileType: ProfileType, language: Language, says: readonly string[]): Talk {
  const first = begin(profileType, language);
  return says.reduce<Talk>(
    ({ interview, lines }, content) => {
      const turn = hear(interview, content, lines.length);
      return {
        interview: turn.interview,
        lines: [...lines, { role: 'user', content }, { role: 'assistant', content: turn.reply }],
      };
    },
    { interview: first.interview, lines: [{ role: 'assistant', content: first.reply }] },
  );
}

describe.each<[Language, readonly WrittenInterview[]]>([
  ['en', en],
  ['fr', fr],
  ['zh', zh],
])('the written interviews in %s', (language, interviews) => {
  it('are ten', () => {
    expect(interviews).toHaveLength(10);
  });

  it.each(interviews)(
    'end with what a reader expects: $who',
    ({ profileType, says, ends, isComplete: complete = true }) => {
      const { interview } = talk(profileType, language, says);
      expect(toData(interview)).toMatchObject(ends);
      expect(isComplete(interview)).toBe(complete);
    },
  );

  it.each(interviews)('remember the words of each thing: $who', ({ profileType, says }) => {
    const { interview, lines } = talk(profileType, language, says);
    for (const { sources } of Object.values(interview.facts)) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { message, start, end } of sources) {
        expect(lines[message]?.role).toBe('user');
        expect(lines[message]?.content.slice(start, end).trim()).not.toBe('');
      }
    }
  });

  it.each(interviews)('say nothing twice in a row, and always something: $who', ({ profileType, says }) => {
    const said = talk(profileType, language, says)
      .lines.filter(({ role }) => role === 'assistant')
      .map(({ content }) => content);
    expect(said.filter((content) => content.trim() === '')).toEqual([]);
    expect(said.filter((content, index) => content === said[index - 1])).toEqual([]);
  });

  it.each(interviews)('go forward: $who', ({ profileType, says }) => {
    const { interview } = talk(profileType, language, says);
    expect(progressOf(interview)).toBeGreaterThanOrEqual(90);
  });
});

describe('GA3, GA7: languages that are all that somebody says', () => {
  const started = ['I’m Noor Haddad, a developer, and I build wallets.', 'TypeScript'];

  it.each([
    ['English and French', ['en', 'fr']],
    ['français, anglais', ['fr', 'en']],
    ['中文和英文', ['zh', 'en']],
  ])('are taken though something else was asked: %s', (answer, languages) => {
    const { interview } = talk('individual', 'en', [...started, answer]);
    expect(interview.facts.languages?.value).toEqual(languages);
  });

  it('are none where a name was asked, or where they are only spoken of', () => {
    expect(talk('individual', 'en', ['French']).interview.facts.languages).toBeUndefined();
    const { interview } = talk('individual', 'en', [...started, 'My wallet has a French version']);
    expect(interview.facts.languages).toBeUndefined();
  });
});

describe('GA7: known things that are all that somebody says', () => {
  const started = ['I’m Noor Haddad, a developer, and I build wallets.', 'TypeScript'];

  it.each([
    ['DeFi, wallets and security', ['DeFi', 'wallets', 'security']],
    ['去中心化金融、钱包、安全', ['去中心化金融', '钱包', '安全']],
    ['DeFi, portefeuilles, sécurité', ['DeFi', 'portefeuilles', 'sécurité']],
  ])('are interests though a link was asked: %s', (answer, interests) => {
    const { interview } = talk('individual', 'en', [...started, answer]);
    expect(interview.facts.interests?.value).toEqual(interests);
    expect(interview.asking).toBe('github');
  });

  it('are no languages where languages were asked', () => {
    const { interview } = talk('individual', 'en', [...started, 'skip', 'DeFi, wallets']);
    expect(interview.facts.languages).toBeUndefined();
    expect(interview.facts.interests?.value).toEqual(['DeFi', 'wallets']);
  });

  it('are nothing where something else stands among them, or one stands alone', () => {
    for (const answer of ['DeFi, xqzjwv', 'DeFi'])
      expect(talk('individual', 'en', [...started, answer]).interview.facts.interests).toBeUndefined();
  });
});

describe('GA7: where somebody lives', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'My name is Noor. I use TypeScript, Rust, in Lisbon', ['TypeScript', 'Rust']],
    ['en', 'My name is Noor. I use TypeScript, Rust, based in Lisbon', ['TypeScript', 'Rust']],
    ['fr', 'Je m’appelle Noor, je code en Rust et en TypeScript, à Lyon', ['Rust', 'TypeScript']],
    ['zh', '我叫周小雨，主要写 Solidity 和 Rust，在上海', ['Solidity', 'Rust']],
    ['zh', '我叫周小雨，我会Rust、在线教育，来自深圳', ['Rust', '在线教育']],
  ])('is no skill, in %s: %s', (language, message, skills) => {
    expect(talk('individual', language, [message]).interview.facts.skills?.value).toEqual(skills);
  });
});

describe('GA5: links where a name was asked', () => {
  it.each<[Language, string, object]>([
    ['en', 'https://github.com/noorh', { github: 'https://github.com/noorh' }],
    ['en', 'noor.dev and https://x.com/noor_h', { websites: ['https://noor.dev'], x: 'https://x.com/noor_h' }],
    ['en', '@noor_h', { x: 'https://x.com/noor_h' }],
    ['en', 'here is my site noor.dev', { websites: ['https://noor.dev'] }],
    ['fr', 'voici mon site https://noor.dev', { websites: ['https://noor.dev'] }],
    ['fr', 'https://noor.dev https://github.com/noorh', { github: 'https://github.com/noorh' }],
    ['zh', '推特是 https://x.com/linyue', { x: 'https://x.com/linyue' }],
    ['zh', '我的网站 linyue.art', { websites: ['https://linyue.art'] }],
  ])('are kept as links, and the name is asked for again, in %s: %s', (language, message, links) => {
    const { interview, lines } = talk('individual', language, [message]);
    expect(toValues(interview)).toMatchObject(links);
    expect(interview.facts.name).toBeUndefined();
    expect(interview.asking).toBe('name');
    expect(lines.at(-1)?.content).toContain(questionNow(interview));
  });

  it('leave the name that stands before them whole', () => {
    for (const message of [
      'Noor https://noor.dev',
      'Noor @noor_h',
      'noor, noor.dev',
      'My name is Noor https://noor.dev',
    ])
      expect(talk('individual', 'en', [message]).interview.facts.name?.value.toLowerCase()).toBe('noor');
  });

  it('are a name where somebody says that they are', () => {
    const { interview } = talk('project', 'en', ['tide.finance', 'The project is called tide.finance']);
    expect(interview.facts.name?.value).toBe('tide.finance');
  });
});

const toValues = ({ facts }: Interview) =>
  Object.fromEntries(Object.entries(facts).map(([fact, { value }]) => [fact, value]));
