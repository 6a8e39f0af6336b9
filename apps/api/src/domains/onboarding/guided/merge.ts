import { foldWord } from '@mutuals/text/words';
import { type Fact, type FactName, type Facts, type ListFact, MOST_OF, type Source } from './interview.ts';
import type { Reading } from './readers/reading.ts';

/** Max. sources of one fact: one for each item of the longest list. */
const MOST_SOURCES = 20;

interface Merge {
  facts: Facts;
  readings: readonly Reading[];
  /** The index of the message with these readings. */
  message: number;
  /** Lists that the readings replace. */
  replaces: readonly FactName[];
}

/** Adds readings to the facts: a value replaces the previous one, an item joins its list, each with its source. */
export function merge({ facts, readings, message, replaces }: Merge): Facts {
  const merged: Facts = { ...facts };
  for (const name of replaces) if (readings.some(({ fact }) => fact === name)) delete merged[name];
  for (const reading of readings) take(merged, reading, { message, start: reading.start, end: reading.end });
  return merged;
}

function take(facts: Facts, reading: Reading, source: Source): void {
  if (Array.isArray(reading.value)) {
    // A fact with several items is a list.
    const fact = reading.fact as ListFact;
    if (reading.value.length > 0) facts[fact] = joined(facts[fact], reading.value, source, MOST_OF[fact]);
    return;
  }
  const known = facts[reading.fact];
  // A bio of several sentences has several sources in one message.
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
