import { limits } from '@mutuals/api-client/limits';
import { anyOf, findAll, type Reader, type Reading, type Span } from '../reading.ts';
import { allWords, words } from '../words/words.ts';
import { numbersIn } from './numbers.ts';

const NUMBER_WORDS = new Map(words.flatMap(({ numbers }) => Object.entries(numbers)));
const NUMBER_WORD = new RegExp(`(?<value>${anyOf([...NUMBER_WORDS.keys()])})`, 'dg');
const ABOUT = String.raw`\s*[:=]?\s*(?:(?:about|around|only|just|now|environ|seulement|a peu pres)\s+|大概|大约|只有|共|有|是)?`;
const SELVES = anyOf(allWords(({ teamSelves }) => teamSelves));
const LED = new RegExp(
  String.raw`(?:${SELVES}\s*)?(?:(?<![a-z])(?:an?|une)\s+)?${anyOf(allWords(({ teamLeads }) => teamLeads))}${ABOUT}$`,
);
const SELF = new RegExp(`${SELVES}${ABOUT}$`);
const NOUN = new RegExp(String.raw`^[\s-]*个?(?:${anyOf(allWords(({ teamNouns }) => teamNouns))})`);
/** "5 full-time people": of those who make it, nothing but how they do stands between. */
const MANNER = /^\s*(?:full[ -]time|part[ -]time|co-?)\s*/;
const END = /^\s*个?(?:now|today|maintenant|aujourd'hui|了)?\s*(?:$|[,.!;。、)]|(?:and|et)\s)/;
/** "In 2025": a number of years. */
const DATED = /(?<![a-z])(?:in|since|until|en|depuis|jusqu'en)\s+$/;
const ALONE = new RegExp(`(?<value>${anyOf(allWords(({ alone }) => alone))})`, 'dg');
/** Alone whatever was asked. */
const CLEARLY_ALONE = /^(?:just me|only me|juste moi|就我一个)$/;
const AND_OTHERS = /^\s*(?:and|et|plus|with|avec|[,+&])|^(?:和|跟|与)/;

/**
 * GA9: how many people make a project: "a team of 5", "we're three founders", "团队有五个人", "just me". A bare number counts only as the
 * answer; users and holders never do.
 */
export const readTeamSize: Reader = ({ folded }, { profileType, asking }) => {
  if (profileType !== 'project') return [];
  const isAsked = asking === 'teamSize';
  const counted = [...numbersIn(folded), ...numberWordsIn(folded)]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ value, start, end }): Reading[] => {
      const place = { start, end };
      const isBare = isAsked && END.test(folded.slice(end)) && !DATED.test(folded.slice(0, start));
      const phrase = phraseOf(folded, place) ?? (isBare ? place : null);
      if (phrase === null || !(value >= 1 && value <= limits.teamSize)) return [];
      return [{ fact: 'teamSize', value, ...place, phrase }];
    });
  const alone = findAll(ALONE, folded)
    .filter(({ start, end }) => isAsked || CLEARLY_ALONE.test(folded.slice(start, end)))
    .filter(({ end }) => !AND_OTHERS.test(folded.slice(end)))
    .map((place): Reading => ({ fact: 'teamSize', value: 1, ...place }));
  return [...counted, ...alone].slice(0, 1);
};

const numberWordsIn = (folded: string): (Span & { value: number })[] =>
  findAll(NUMBER_WORD, folded).map(({ start, end }) => ({
    value: NUMBER_WORDS.get(folded.slice(start, end)) ?? 0,
    start,
    end,
  }));

/** The words around a number that make it one of people who make something; null where there are none. */
function phraseOf(folded: string, { start, end }: Span): Span | null {
  const before = folded.slice(0, start);
  const manner = MANNER.exec(folded.slice(end))?.[0].length ?? 0;
  const after = folded.slice(end + manner);
  const led = LED.exec(before);
  const self = SELF.exec(before);
  const noun = NOUN.exec(after)?.[0];
  if (led === null && noun === undefined && (self === null || !END.test(after))) return null;
  return {
    start: Math.min(start, led?.index ?? start, self?.index ?? start),
    end: noun === undefined ? end : end + manner + noun.length,
  };
}
