import { isOrder, isRefusal, openingEnd } from './intents.ts';
import { type FactName, type Interview, isListFact } from './interview.ts';
import { isChoiceFact, kindOf, readChoiceAnswer, readKindOfSelf } from './readers/choices.ts';
import { correctionEnd, labelEnd, partOf, readLabelled, readRemovals } from './readers/edits.ts';
import { addressesIn, readBareHandle, readLinks, readTokenAddress } from './readers/links.ts';
import { isWordFact, readListAnswer, readSpoken, readTools } from './readers/lists.ts';
import { readNameAnswer, readSaidName } from './readers/names.ts';
import { readCounts } from './readers/numbers.ts';
import { inDoubt, type Reading } from './readers/reading.ts';
import {
  isQuestion,
  readBioAnswer,
  readFundingAnswer,
  readTextAnswer,
  readToldBio,
  readToldFunding,
} from './readers/texts.ts';
import { isSoughtFact, readSought } from './readers/sought.ts';
import { hearText, type Said, type Span, without, wordsIn } from './text.ts';

/** The result of reading a message. */
export interface Read {
  readings: Reading[];
  /** Lists that the message replaces instead of extending. */
  replaces: FactName[];
}

/** GA3, GA5, GA8: reads a whole message: edits of named fields, a correction, or an answer with other unmistakable facts. */
export function readMessage(whole: Said, interview: Interview): Read {
  const said = without(
    whole,
    whole.sentences.filter((sentence) => tellsNothing(whole, sentence)),
  );
  const asked = interview.asking === null ? [] : [interview.asking];
  const labelled = readLabelled(said, interview).flatMap(({ fact, value }) =>
    value === null ? [] : readAnswer(fact, hearText(partOf(said, value)), [], { ...interview, asking: fact }),
  );
  if (labelled.length > 0) return { readings: labelled, replaces: labelled.map(({ fact }) => fact) };
  // A language or a role that is sought is not the person's own.
  if (isSoughtFact(interview.asking)) {
    const sought = readSought(interview.asking, said);
    return { readings: isRefusal(said.folded) ? inDoubt(sought) : sought, replaces: [interview.asking] };
  }
  const removals = readRemovals(said, interview);
  if (removals.length > 0) return { readings: removals, replaces: removals.map(({ fact }) => fact) };
  const correction = correctionEnd(said);
  if (correction > 0) return readCorrection(without(said, [{ start: 0, end: correction }]), interview);
  const bare = without(said, [{ start: 0, end: openingEnd(said) }]);
  const beside = readBeside(bare, interview);
  const others = beside.filter(({ fact }) => fact !== interview.asking);
  const answer = interview.asking === null ? [] : readAnswer(interview.asking, bare, beside, interview);
  const sure = [...answer, ...others.map((reading) => doubtWhatIsKnown(reading, interview))];
  return { readings: [...sure, ...readTold(bare, sure, interview)], replaces: asked };
}

/** Orders and questions state nothing, except questions with a link. */
function tellsNothing({ text, folded }: Said, { start, end }: Span): boolean {
  const sentence = folded.slice(start, end);
  return isOrder(sentence) || (isQuestion(sentence) && addressesIn(text.slice(start, end)).length === 0);
}

const placesOf = (readings: readonly Reading[]): Span[] => readings.map(({ phrase }) => phrase);

/** GA3: reads the answer to a question; `beside` are the readings of other facts in the message. */
function readAnswer(fact: FactName, said: Said, beside: readonly Reading[], interview: Interview): Reading[] {
  const found = beside.filter((reading) => reading.fact === fact);
  const others = placesOf(beside.filter((reading) => reading.fact !== fact));
  if (isChoiceFact(fact)) return readChoiceAnswer(fact, said);
  if (isWordFact(fact)) {
    const items = readListAnswer(fact, without(said, [{ start: 0, end: labelEnd(said, fact) }]), others);
    return items.length > 0 ? items : found;
  }
  if (isSoughtFact(fact)) return readSought(fact, said);
  switch (fact) {
    case 'name': {
      const led = readSaidName(said, interview);
      return led.length > 0 ? led : readNameAnswer(said, interview);
    }
    case 'bio':
      return readBioAnswer(said, others);
    case 'funding':
      return readFundingAnswer(said, others);
    case 'entryRequirements':
    case 'chain':
      return readTextAnswer(fact, said, others);
    case 'memberCount':
    case 'teamSize':
      return readCounts(said, interview);
    default:
      return found.length > 0 ? found : readBareHandle(said, fact);
  }
}

/** GA5: reads unmistakable facts, whatever was asked. */
function readBeside(said: Said, interview: Interview): Reading[] {
  return [
    ...readSaidName(said, interview),
    ...readKindOfSelf(said, interview),
    ...readLinks(said, interview),
    ...readTokenAddress(said, interview),
    ...readCounts(said, interview),
    ...readSpoken(said),
  ];
}

/** GA5: a new value of a known fact is confirmed first; new items of a list are not. */
function doubtWhatIsKnown(reading: Reading, { facts }: Interview): Reading {
  if (isListFact(reading.fact)) return reading;
  const known = facts[reading.fact];
  return known === undefined || known.value === reading.value ? reading : { ...reading, isSure: false };
}

/** GA4: reads facts that were not asked for yet; each is confirmed when its turn comes. */
function readTold(said: Said, readings: readonly Reading[], interview: Interview): Reading[] {
  const isOpen = (fact: FactName): boolean => interview.facts[fact] === undefined && interview.asking !== fact;
  const others = placesOf(readings);
  const funding = isOpen('funding') && interview.profileType === 'project' ? readToldFunding(said, others) : [];
  const tools = readTools(said, interview);
  const bio = isOpen('bio') ? readToldBio(said, [...others, ...placesOf([...funding, ...tools])]) : [];
  return [...funding, ...(isOpen('skills') ? tools : []), ...bio];
}

/** GA8: reads a correction: unmistakable facts, else a new answer to the current or the last question, which is confirmed first. */
function readCorrection(rest: Said, interview: Interview): Read {
  const { asking, taken = [] } = interview;
  const beside = readBeside(rest, interview).filter((reading) => reading.isSure);
  if (beside.length > 0) return { readings: beside, replaces: beside.map(({ fact }) => fact) };
  const isClosed = asking !== null && (isChoiceFact(asking) || CLOSED.includes(asking));
  const closed = isClosed ? readAnswer(asking, rest, [], interview) : [];
  if (closed.length > 0 && closed.every(({ isSure }) => isSure))
    return { readings: closed, replaces: [asking ?? 'name'] };
  const kind = wordsIn(rest.folded) <= MOST_OF_KIND ? [kindOf(interview)] : [];
  for (const fact of [...kind, ...taken.toReversed(), ...(asking === null ? [] : [asking])]) {
    const readings = readAnswer(fact, rest, [], { ...interview, asking: fact });
    if (readings.length > 0) return { readings: inDoubt(readings), replaces: [fact] };
  }
  return { readings: [], replaces: [] };
}

/** Facts with few possible answers, so that a correction of them is clear. */
const CLOSED: readonly FactName[] = ['languages', 'memberCount', 'teamSize'];
/** Max. words of a correction that only names a role or type: "Actually a designer". */
const MOST_OF_KIND = 4;
