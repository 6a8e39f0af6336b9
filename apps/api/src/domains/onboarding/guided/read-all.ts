import { correctionEnd, intentOf, isCorrection, topicOf } from './intents.ts';
import { type FactName, type Interview, isListFact } from './interview.ts';
import { overlaps, type Reader, type Reading, type Said } from './reading.ts';
import { readBio, readBioAnswer } from './readers/bio.ts';
import { readChoice } from './readers/choices.ts';
import { type Labelled, partOf, readLabels, readRemovals } from './readers/edits.ts';
import { readChain, readEntry, readEntryAnswer, readOpenness, readTokenAddress } from './readers/group-and-project.ts';
import { readFunding, readFundingAnswer } from './readers/funding.ts';
import { readBareHandle, readLinks } from './readers/links.ts';
import { readKnownThings, readLanguages, readLedList, readListAnswer, readTools } from './readers/lists.ts';
import { readName, readNameAnswer } from './readers/names.ts';
import { readMemberCount } from './readers/numbers.ts';
import { readStatus } from './readers/status.ts';
import { readTeamSize } from './readers/team-size.ts';

/** Everything that a message says, whatever was asked. */
const READERS: readonly Reader[] = [
  readName,
  readTools,
  readLedList('skills'),
  readLedList('interests'),
  readLedList('tags'),
  readLedList('categories'),
  readLanguages,
  readKnownThings,
  readLinks,
  readMemberCount,
  readOpenness,
  readEntry,
  readTokenAddress,
  readChain,
  readStatus,
  readTeamSize,
  readFunding,
];

/** GA3: all that a message says: what is put under a name, what is said of itself, and the answer to the question. */
export function readAll(said: Said, interview: Interview): Reading[] {
  const removals = readRemovals(said, interview);
  if (removals.length > 0) return removals;
  const labelled = readLabels(said, interview).flatMap((each) => readLabelled(said, each, interview));
  if (labelled.length > 0)
    return withoutDoubles([
      ...labelled,
      ...readFreely(said, interview).filter(
        (reading) => !labelled.some((each) => overlaps(each.phrase, reading.phrase)),
      ),
    ]);
  const found = readFreely(said, interview);
  const isAnswered = found.some(({ fact }) => fact === interview.asking);
  const isList = interview.asking !== null && isListFact(interview.asking);
  const answer = isAnswered && !isList ? [] : readAnswer(said, interview, found);
  const read = [...found, ...answer];
  const bio =
    interview.asking !== 'bio' && interview.facts.bio === undefined && !read.some(({ fact }) => fact === 'bio')
      ? readBio(said, read)
      : [];
  return withoutDoubles([...read, ...bio]);
}

function readFreely(said: Said, interview: Interview): Reading[] {
  const choices = readChoice(isCorrection(said))(said, interview);
  const others = READERS.flatMap((read) => read(said, interview));
  return [...choices, ...others].filter((reading) => reading.fact !== 'name' || mayRename(said, interview, reading));
}

const BY_NAME =
  /^(?:my name|name's|call me|people call me|je m'appelle|m'appelle|appelez|appelle|on m'appelle|moi,? c'est|我叫|叫我|请叫我|我的名字)/;

/** GA5: a name that is known stays, unless somebody puts it right or says it by name. */
const mayRename = (said: Said, { facts, asking }: Interview, { phrase }: Reading): boolean =>
  facts.name === undefined || asking === 'name' || isCorrection(said) || BY_NAME.test(said.folded.slice(phrase.start));

const MOST_WORDS_ASIDE = 10;
const TELLS = /^(?:i|i'm|i've|we|we're|je|j'|on|nous)(?![a-z])|^我/;

/** GA12: a short message about something else is no answer, unless somebody tells of themselves. */
const isAside = (said: Said): boolean =>
  topicOf(said) !== null && said.folded.split(/\s+/).length <= MOST_WORDS_ASIDE && !TELLS.test(said.folded.trim());

/** GA2: the answer to what was asked. */
function readAnswer(said: Said, interview: Interview, found: readonly Reading[]): Reading[] {
  const { asking } = interview;
  const intent = intentOf(said);
  if (asking === 'isPublic') return readYesOrNo(said);
  if (intent !== null || asking === null || isAside(said)) return [];
  return answerTo(asking, said, found, interview);
}

function answerTo(fact: FactName, said: Said, found: readonly Reading[], interview: Interview): Reading[] {
  switch (fact) {
    case 'name':
      return readNameAnswer(said, interview);
    case 'bio':
      return readBioAnswer(withoutCorrection(said), found);
    case 'skills':
    case 'interests':
    case 'tags':
    case 'categories':
    case 'languages':
      return readListAnswer(fact, withoutCorrection(said)).filter(
        (item) => !found.some(({ phrase }) => overlaps(phrase, item)),
      );
    case 'entryRequirements':
      return readEntryAnswer(said);
    case 'funding':
      return readFundingAnswer(withoutCorrection(said), found);
    case 'github':
    case 'x':
    case 'telegram':
      return readBareHandle(said, fact);
    default:
      return [];
  }
}

const YES = /^(?:yes|yeah|yep|sure|of course|oui|ouais|bien sur|是|对|嗯|可以|当然)/;
const NO = /^(?:no|nope|non|nan|pas|not|不|否|没)/;

function readYesOrNo({ text, folded }: Said): Reading[] {
  const place = { start: 0, end: text.length };
  const value = YES.test(folded) ? true : NO.test(folded) ? false : null;
  return value === null ? [] : [{ fact: 'isPublic', value, ...place, phrase: place }];
}

/** "No, I draw": what is told begins behind the comma. */
function withoutCorrection(said: Said): Said {
  const end = correctionEnd(said);
  if (!/[,.!:;]\s*$/.test(said.folded.slice(0, end))) return said;
  const sentences = said.sentences
    .filter((each) => each.end > end)
    .map((each) => ({ ...each, start: Math.max(each.start, end) }));
  return { ...said, sentences };
}

/** GA11: what stands under a name is read as that field and as nothing else. */
function readLabelled(said: Said, { fact, value, phrase }: Labelled, interview: Interview): Reading[] {
  if (value === null) return [];
  const part = partOf(said, value);
  const asked = { ...interview, asking: fact };
  const found = readFreely(part, asked).filter((reading) => reading.fact === fact);
  const read = fact === 'isPublic' && found.length === 0 ? readYesOrNo(part) : found;
  const readings =
    fact === 'bio' ? readBioAnswer(part, []) : read.length > 0 ? read : answerTo(fact, part, [], interview);
  return readings.map((reading) => ({
    ...reading,
    start: reading.start + value.start,
    end: reading.end + value.start,
    phrase,
  }));
}

/** In the order of the words; the same thing read twice is taken once. */
function withoutDoubles(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>();
  const inOrder = [...readings].sort((one, other) => one.start - other.start);
  return inOrder.filter((reading) => {
    const key = JSON.stringify([
      reading.fact,
      'without' in reading ? [reading.without] : reading.value,
      reading.fact === 'bio' ? reading.start : 0,
    ]).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
