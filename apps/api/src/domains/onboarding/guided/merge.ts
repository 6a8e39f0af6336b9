import { limits } from '@mutuals/api-client/limits';
import { foldWord } from '@mutuals/text/words';
import type { Fact, FactName, Facts, ListFact, Source } from './interview.ts';
import type { Reading } from './readers/reading.ts';

const MOST: Readonly<Record<ListFact, number>> = {
  websites: limits.links,
  tags: limits.tagsPerProfile,
  languages: limits.languagesPerProfile,
  interests: limits.interestsPerProfile,
  skills: limits.skillsPerProfile,
  categories: limits.categoriesPerGroup,
};

/** Places of one fact that are kept: one for each thing of the longest list. */
const MOST_SOURCES = 20;

interface Merge {
  facts: Facts;
  readings: readonly Reading[];
  /** The index of the message that they were read in. */
  message: number;
  /** Lists that what was read takes the place of. */
  replaces: readonly FactName[];
}

/** Takes what was read into what is known: one value takes the place of another, things join their list, each with its words. */
export function merge({ facts, readings, message, replaces }: Merge): Facts {
  const merged: Facts = { ...facts };
  for (const name of replaces) if (readings.some(({ fact }) => fact === name)) delete merged[name];
  for (const reading of readings) take(merged, reading, { message, start: reading.start, end: reading.end });
  return merged;
}

function take(facts: Facts, reading: Reading, source: Source): void {
  if ('without' in reading) {
    const { fact, without } = reading;
    const left = facts[fact]?.value.filter((each) => foldWord(each) !== foldWord(without)) ?? [];
    if (left.length === 0) delete facts[fact];
    else facts[fact] = { value: left, sources: facts[fact]?.sources ?? [] };
    return;
  }
  if (Array.isArray(reading.value)) {
    // What holds several things is a list.
    const fact = reading.fact as ListFact;
    facts[fact] = joined(facts[fact], reading.value, source, MOST[fact]);
    return;
  }
  const known = facts[reading.fact];
  // A bio of several sentences comes from several places of one message.
  const isSame = known?.value === reading.value && known.sources.some(({ message }) => message === source.message);
  const sources = isSame ? [...known.sources, source].slice(0, MOST_SOURCES) : [source];
  Object.assign(facts, { [reading.fact]: { value: reading.value, sources } });
}

function joined(
  known: Fact<string[]> | undefined,
  added: readonly string[],
  source: Source,
  most: number,
): Fact<string[]> {
  const value = known?.value ?? [];
  const fresh = added
    .filter((each) => !value.some((old) => foldWord(old) === foldWord(each)))
    .slice(0, Math.max(most - value.length, 0));
  if (fresh.length === 0 && known !== undefined) return known;
  return { value: [...value, ...fresh], sources: [...(known?.sources ?? []), source].slice(0, MOST_SOURCES) };
}
