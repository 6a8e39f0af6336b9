// The demo community's texts in three languages: whole texts of the hand-written people, and the sentences of all
// others.
import type { Language } from '../demo/words/words.ts';
import { type CommunityText, communityTexts } from './community-texts.ts';
import { sentences as english } from './sentences-en.ts';
import { sentences as french } from './sentences-fr.ts';
import { sentences as chinese } from './sentences-zh.ts';

const known = new Map([...communityTexts, ...english, ...french, ...chinese].map((text) => [text[text.source], text]));
/** No sentence is longer. */
const LONGEST = Math.max(...[...known.keys()].map((text) => text.length));

/** The translation of a text; undefined if it is not the community's. */
export function translateText(text: string, target: Language): { source: Language; text: string } | undefined {
  const parts = partsOf(text);
  const source = parts?.[0]?.source;
  if (parts === undefined || source === undefined) return undefined;
  return { source, text: parts.map((part) => part[target]).join(target === 'zh' ? '' : ' ') };
}

/** Splits a text into known ones, the longest first at each position. */
function partsOf(text: string): CommunityText[] | undefined {
  const parts: CommunityText[] = [];
  for (let rest = text; rest !== '';) {
    const part = beginningOf(rest);
    if (part === undefined) return undefined;
    parts.push(part);
    rest = rest.slice(part[part.source].length).trimStart();
  }
  return parts;
}

function beginningOf(text: string): CommunityText | undefined {
  for (let length = Math.min(text.length, LONGEST); length > 0; length -= 1) {
    const part = known.get(text.slice(0, length));
    if (part !== undefined) return part;
  }
  return undefined;
}
