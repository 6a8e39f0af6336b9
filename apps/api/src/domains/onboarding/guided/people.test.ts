import { describe, expect, it } from 'vitest';
import { begin, hear } from './hear.ts';
import type { Interview, Language, ProfileType } from './interview.ts';
import { questionsOf } from './questions.ts';
import { type Person, personFrom, playing, STYLES, type Truth } from './testing/people.ts';

/** Of each language: one of each style and type; a deep run has more. */
const PEOPLE = process.env['DEEP'] === undefined ? 24 : 100;
const LANGUAGES: readonly Language[] = ['en', 'fr', 'zh'];
const TYPES: readonly ProfileType[] = ['individual', 'group', 'project'];
/** More than any of them needs: a talk that goes round in circles ends. */
const MOST_TURNS = 40;

interface Talk {
  interview: Interview;
  lines: string[];
  questions: number;
}

/** Lets somebody talk with the assistant until it asks no more. */
function talkWith(person: Person): Talk {
  const first = begin(person.profileType, person.language);
  const say = playing(person);
  let { interview } = first;
  const lines = [first.reply];
  let questions = 1;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const words = say(interview);
    if (words === null) break;
    const answer = hear(interview, words, lines.length);
    lines.push(words, answer.reply);
    interview = answer.interview;
    if (interview.asking !== null) questions += 1;
  }
  return { interview, lines, questions };
}

const known = ({ facts }: Interview): Truth =>
  Object.fromEntries(Object.entries(facts).map(([fact, { value }]) => [fact, value]));

const people = Array.from({ length: PEOPLE }, (_, seed) =>
  LANGUAGES.map((language) => {
    const style = STYLES[seed % STYLES.length] ?? 'terse';
    return personFrom(
      seed * 3 + LANGUAGES.indexOf(language),
      style,
      language,
      TYPES[Math.floor(seed / STYLES.length) % 3] ?? 'individual',
    );
  }),
).flat();

describe.each(LANGUAGES)('people who talk in %s', (language) => {
  it.each(people.filter((person) => person.language === language))(
    'are understood, and nothing is invented: $seed, $style, $profileType',
    (person) => {
      const { interview, lines, questions } = talkWith(person);
      expect(known(interview), lines.join('\n')).toEqual(person.truth);
      expect(interview.asking).toBeNull();
      expect(questions / questionsOf(interview).length, lines.join('\n')).toBeLessThanOrEqual(1.5);
      // Each thing remembers the words that it came from.
      for (const { sources } of Object.values(interview.facts)) {
        expect(sources.length).toBeGreaterThan(0);
        for (const { message, start, end } of sources) expect(lines[message]?.slice(start, end).trim()).not.toBe('');
      }
    },
  );
});
