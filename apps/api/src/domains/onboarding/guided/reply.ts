import { languageName } from '@mutuals/text/languages';
import { knownWord } from '@mutuals/text/words';
import type { FactName, Facts, Interview, Language } from './interview.ts';
import type { PlacedLink } from './link-places.ts';
import { isInDoubt, isRequired } from './questions.ts';
import { isChoiceFact } from './readers/choices.ts';
import { isSoughtFact, SUBTYPES, TYPES } from './readers/sought.ts';
import { questionIn, sentences } from './sentences/sentences.ts';
import type { Sentences } from './sentences/sentences.types.ts';
import { firstOf, soughtWays, words } from './words/words.ts';
import type { Choice } from './words/words.types.ts';

export const sentencesOf = ({ language }: Interview): Sentences => sentences[language];

/** The name of a field in the language of the talk. */
export const labelOf = (fact: FactName, { language }: Interview): string => firstOf(words[language].labels[fact]);

/** Joins sentences, as the language does. */
export const together = ({ language }: Interview, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(language === 'zh' ? '' : ' ');

/** A question with its purpose. */
export const askFor = (fact: FactName, { language, profileType }: Interview): string =>
  questionIn(language, profileType, fact).ask;

/** An example of an answer, after one that was not understood. */
export const exampleOf = (fact: FactName, interview: Interview): string => {
  const { example } = questionIn(interview.language, interview.profileType, fact);
  return sentencesOf(interview).example(example, !isRequired(interview, fact));
};

/** GA1, GA4: the current question: for a fact, or whether a doubtful one is right. Null after the last one. */
export function questionNow(interview: Interview): string | null {
  const { asking, doubtful = {}, profileType } = interview;
  if (asking === null) return null;
  if (!isInDoubt(interview, asking)) return askFor(asking, interview);
  return sentencesOf(interview).shall(labelOf(asking, interview), valueOf(asking, doubtful, interview), profileType);
}

/** GA6: confirms the facts taken: "Noted – name: Noor; role: Developer." */
export function acknowledge(taken: readonly FactName[], interview: Interview): string | null {
  const say = sentencesOf(interview);
  const told = taken.map((fact) =>
    say.entry(labelOf(fact, interview), valueOf(fact, interview.facts, interview).replace(/[.。]$/, '')),
  );
  return told.length === 0 ? null : say.noted(told);
}

const LONGEST_TOLD = 160;

/** A value in the language of the talk, cut if it is long. */
function valueOf(fact: FactName, facts: Facts, { language }: Interview): string {
  const { choices } = words[language];
  const told = [facts[fact]?.value ?? ''].flat().map((each) => {
    if (typeof each === 'boolean') return firstOf(each ? choices.open : choices.closed);
    if (typeof each === 'number') return new Intl.NumberFormat(language).format(each);
    if (fact === 'languages') return languageName(each, language);
    if (isSoughtFact(fact)) return soughtName(each, language);
    return isChoiceFact(fact) && isChoice(each) ? firstOf(choices[each]) : each;
  });
  const characters = Array.from(told.join(language === 'zh' ? '、' : ', '));
  const cut = characters.slice(0, LONGEST_TOLD).join('');
  return characters.length > LONGEST_TOLD ? `${cut.trimEnd()}…` : cut;
}

/** A thing that is sought, or a group of them, in the language of the talk. */
export function soughtName(key: string, language: Language): string {
  const { soughtGroups } = words[language];
  const [group = '', value = ''] = key.split(':');
  if (group === 'languages' && value !== '') return languageName(value, language);
  if (group === 'tags' && value !== '') return knownWord(value)?.names[language] ?? value;
  const kind = [...TYPES, ...SUBTYPES].find((each) => each === value);
  if (kind !== undefined) return firstOf(soughtWays(words[language], kind));
  const must = (['types', 'subtypes', 'languages', 'tags'] as const).find((each) => each === group);
  return must === undefined ? key : firstOf(soughtGroups[must]);
}

const isChoice = (value: string): value is Choice => Object.hasOwn(words.en.choices, value);

/** GA9: says which links were not kept. */
export const notKept = (interview: Interview, links: readonly PlacedLink[]): string | null =>
  links.length === 0 ? null : sentencesOf(interview).notKept(links.map(({ url }) => url).join(', '));

/** GA6: the facts of the last message, each with the words that ask for it again. */
export const changesOf = (interview: Interview): { fact: FactName; change: string }[] =>
  (interview.taken ?? []).map((fact) => ({ fact, change: sentencesOf(interview).change(labelOf(fact, interview)) }));
