import { languageName } from '@mutuals/text/languages';
import { knownWord, wordKey } from '@mutuals/text/words';
import type { FactName, Facts, Interview, Language, Role } from './interview.ts';
import { isComplete, isInDoubt, isRequired } from './questions.ts';
import { soughtName } from './reply.ts';
import { isSoughtFact } from './readers/sought.ts';
import { CHOICES, isChoiceFact } from './readers/choices.ts';
import { isWordFact, knownIn, type WordFact } from './readers/lists.ts';
import { firstOf, ways, words } from './words/words.ts';

/** A chip: a whole answer (`answer`, `skip`, `finish`), or one item of a list (`item`). */
export interface Suggestion {
  kind: 'answer' | 'item' | 'skip' | 'finish';
  text: string;
}

const MOST_ITEMS = 8;
const MOST_FUNDINGS = 3;

/** Keys of known words (`@mutuals/text`) that fit most people. */
const SKILLS: Readonly<Record<Role, readonly string[]>> = {
  developer: ['solidity', 'typescript', 'rust', 'python', 'react', 'foundry', 'cryptography', 'testing'],
  artist: ['design', 'figma', 'blender', 'procreate', 'character design', 'branding', 'ui design', 'drawing'],
  trader: ['technical analysis', 'on-chain analysis', 'risk management', 'wallet tracking', 'macro', 'market making'],
  influencer: ['content creation', 'writing', 'streaming', 'video editing', 'social media', 'storytelling'],
  raider: ['community management', 'social media', 'marketing', 'growth', 'content creation', 'coordination'],
};
const TOPICS = ['defi', 'nft', 'gaming', 'ai', 'dao', 'wallets', 'security', 'memes'];
const CATEGORIES = ['education', 'trading', 'networking', 'hackathons'];
const SOUGHT_OFTEN = ['subtypes:developer', 'subtypes:artist', 'subtypes:community', 'types:project'];
const LANGUAGES = ['en', 'fr', 'zh', 'es', 'pt', 'de', 'ja', 'ko'];
/** GA2: the chips of the current question, in the language of the talk. The assistant understands each. */
export function suggestionsFor(interview: Interview): Suggestion[] {
  const { asking, language } = interview;
  const { intents } = words[language];
  if (asking === null) return [];
  return [
    ...answersFor(asking, interview),
    ...(isRequired(interview, asking) ? [] : [{ kind: 'skip', text: firstOf(intents.skip) } as const]),
    ...(isComplete(interview) ? [{ kind: 'finish', text: firstOf(intents.finish) } as const] : []),
  ];
}

function answersFor(asking: FactName, interview: Interview): Suggestion[] {
  const { language, facts } = interview;
  const { intents, choices, alone, money } = words[language];
  const whole = (texts: readonly string[]) =>
    texts.map((text): Suggestion => ({ kind: 'answer', text: firstOf(text) }));
  if (isInDoubt(interview, asking)) return whole([intents.yes, intents.none]);
  if (isChoiceFact(asking)) return whole(CHOICES[asking].map((choice) => choices[choice]));
  if (asking === 'teamSize') return whole([alone]);
  if (asking === 'funding') return whole(ways(money).slice(0, MOST_FUNDINGS));
  if (isSoughtFact(asking)) return soughtItems(asking, interview);
  if (!isWordFact(asking)) return [];
  return itemsFor(asking, facts, language).map((text) => ({ kind: 'item', text }));
}

/** GA11: whom many look for, and one's own topics; then the groups of what was named. */
function soughtItems(asking: 'seeks' | 'mustFit', { language, facts }: Interview): Suggestion[] {
  const groups = (facts.seeks?.value ?? []).map((key) => key.split(':')[0] ?? key);
  const topics = knownIn(spokenIn(facts), 'topics').map(({ key }) => `tags:${key}`);
  const keys = asking === 'mustFit' ? groups : [...SOUGHT_OFTEN, `languages:${language}`, ...topics];
  return [...new Set(keys)].slice(0, MOST_ITEMS).map((key) => ({ kind: 'item', text: soughtName(key, language) }));
}

/** Fitting items, the mentioned ones first. */
function itemsFor(fact: WordFact, facts: Facts, language: Language): string[] {
  if (fact === 'languages') return [...new Set([language, ...LANGUAGES])].map((code) => languageName(code, language));
  const spoken = knownIn(spokenIn(facts), fact === 'skills' ? 'skills' : 'topics').map(({ key }) => key);
  const common = {
    skills: SKILLS[facts.role?.value ?? 'developer'],
    categories: CATEGORIES,
    tags: TOPICS,
    interests: TOPICS,
  }[fact];
  const keys = fact === 'categories' ? common : [...spoken, ...common];
  return [...new Set(keys.map((key) => knownWord(key)?.names[language] ?? key))].slice(0, MOST_ITEMS);
}

const spokenIn = ({ bio, name, skills, interests }: Facts): string =>
  [bio, name, skills, interests].flatMap((fact) => fact?.value ?? []).join('\n');

const MOST_TAGS = 8;

/** Mentioned topics that are no tags yet, in the language of the talk. */
export function suggestedTags({ facts, language }: Interview): string[] {
  const had = new Set((facts.tags?.value ?? []).map(wordKey));
  return knownIn(spokenIn(facts), 'topics')
    .filter(({ key }) => !had.has(key))
    .map(({ names }) => names[language])
    .slice(0, MOST_TAGS);
}
