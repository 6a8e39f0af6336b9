import { intentOf, isOrder, isRefusal, isRude, isUnmeant, openingEnd, yesEnd } from './intents.ts';
import { type FactName, type Facts, type Interview, isListFact, type Language, type ProfileType } from './interview.ts';
import { keepPlaced } from './link-places.ts';
import { merge } from './merge.ts';
import { isComplete, isInDoubt, isRequired, openQuestions } from './questions.ts';
import { readMessage, type Read } from './read.ts';
import { correctionEnd, readLabelled, readRemovals } from './readers/edits.ts';
import { hasRefusedLink } from './readers/links.ts';
import { inDoubt, type Reading } from './readers/reading.ts';
import { isQuestion } from './readers/texts.ts';
import { acknowledge, askFor, exampleOf, notKept, questionNow, sentencesOf, together } from './reply.ts';
import { hearText, type Said, without } from './text.ts';

/** The result of one message. */
export interface Turn {
  interview: Interview;
  reply: string;
}

/** A model's checked reading of a message (D42), and its words to say before the next question. */
export interface Heard {
  readings: Reading[];
  words: string | null;
}

/** Whether rules alone answer a message, because it only says what to do, such as "skip". */
export const isForRules = (text: string): boolean => intentOf(hearText(text)) !== null;

/** GA1: a new interview and its first words. */
export function begin(profileType: ProfileType, language: Language): Turn {
  const interview: Interview = { profileType, language, facts: {}, skipped: [], asking: 'name', misses: 0 };
  const reply = together(interview, [sentencesOf(interview).greeting, questionNow(interview)]);
  return { interview, reply };
}

/**
 * Reads one message and answers it. Pure: the same message in the same interview gives the same turn. Facts remember `message`, the index of the
 * message in the talk. `heard` is a model's reading; the rules decide which of it counts and what to ask next.
 */
export function hear(before: Interview, text: string, message: number, heard: Heard | null = null): Turn {
  const said = hearText(text);
  const interview: Interview = { ...before, taken: [] };
  const { asking } = interview;
  const again = readLabelled(said, interview).find(({ value }) => value === null);
  if (again !== undefined) return askAgain(interview, again.fact);
  if (intentOf(said) === 'finish' && isOpenCorrection(interview))
    return {
      interview: { ...interview, misses: 1 },
      reply: together(interview, [questionNow(interview), sentencesOf(interview).keepsIt]),
    };
  if (asking !== null && isInDoubt(interview, asking)) {
    const turn = confirm(before, said, message, asking);
    if (turn !== null) return turn;
  } else {
    const turn = answerIntent(interview, said);
    if (turn !== null) return turn;
  }
  // "No, Noor": the rest is the answer. Otherwise a correction is about the facts taken last, which `before` has.
  const isAnswer = asking !== null && isInDoubt(interview, asking);
  const answer = isAnswer ? without(said, [{ start: 0, end: correctionEnd(said) }]) : said;
  const read = withHeard(readMessage(answer, before), heard, interview, said);
  const learned = learn(interview, read, message);
  const isAnswered = read.readings.some(({ fact }) => fact === learned.interview.asking);
  if (isAnswered || read.readings.some(({ isSure }) => isSure)) {
    const now = isAnswered ? { ...learned.interview, misses: 0 } : learned.interview;
    return askOn(before, goOn(now), [heard?.words ?? null, ...learned.told]);
  }
  return miss(before, learned.interview, said, heard?.words ?? null);
}

/** GA7: what is known is being put right, and "nothing more" has not been said about that yet: it may mean that the new one is said. */
const isOpenCorrection = ({ asking, facts, misses }: Interview): boolean =>
  asking !== null && facts[asking] !== undefined && misses === 0;

/** D42: a model's reading of the answer replaces that of the rules; its other readings are confirmed first. */
function withHeard(own: Read, heard: Heard | null, interview: Interview, said: Said): Read {
  const { asking, facts } = interview;
  if (heard === null || readRemovals(said, interview).length > 0) return own;
  const isNew = ({ fact }: Reading): boolean =>
    facts[fact] === undefined && !own.readings.some((reading) => reading.fact === fact && reading.isSure);
  const answer = heard.readings.filter(({ fact }) => fact === asking);
  const others = heard.readings.filter((reading) => reading.fact !== asking && isNew(reading));
  const kept = own.readings.filter(
    ({ fact, isSure }) =>
      (fact !== asking || answer.length === 0) && (isSure || !others.some((each) => each.fact === fact)),
  );
  return { ...own, readings: [...(isUnmeant(said.folded) ? inDoubt(answer) : answer), ...kept, ...inDoubt(others)] };
}

/** Stores readings: as facts, or to be confirmed. */
function learn(
  interview: Interview,
  { readings, replaces }: Read,
  message: number,
): { interview: Interview; told: (string | null)[] } {
  const sure = readings.filter(({ isSure }) => isSure);
  const unsure = readings.filter(({ isSure }) => !isSure);
  const merged = merge({ facts: interview.facts, readings: sure, message, replaces });
  const { facts, left } = keepPlaced({ ...interview, facts: merged });
  const settled = omit(
    interview.doubtful ?? {},
    sure.map(({ fact }) => fact),
  );
  const doubtful = merge({ facts: settled, readings: unsure, message, replaces: unsure.map(({ fact }) => fact) });
  const taken = [...new Set(sure.map(({ fact }) => fact))].filter((fact) => facts[fact] !== undefined);
  const skipped = interview.skipped.filter((fact) => facts[fact] === undefined);
  const now = { ...interview, facts, doubtful, skipped, taken };
  return {
    interview: now,
    told: [acknowledge(taken, now), notKept(now, left)],
  };
}

function omit(facts: Facts, names: readonly FactName[]): Facts {
  const left = { ...facts };
  for (const name of names) delete left[name];
  return left;
}

/** GA4: reads the answer to "shall X be your name?"; null if it is neither yes nor no. */
function confirm(before: Interview, said: Said, message: number, asking: FactName): Turn | null {
  const { facts, doubtful = {} } = before;
  const accepted: Interview = {
    ...before,
    facts: { ...facts, [asking]: doubtful[asking] },
    doubtful: omit(doubtful, [asking]),
    taken: [asking],
  };
  const rejected: Interview = { ...before, doubtful: omit(doubtful, [asking]), taken: [] };
  const say = sentencesOf(before);
  switch (intentOf(said)) {
    case 'yes':
      return askOn(before, goOn(accepted), [acknowledge([asking], accepted)]);
    case 'none':
      // A known value stays; an unknown one is asked for as usual.
      return askOn(before, facts[asking] === undefined ? rejected : goOn(rejected), [say.skipped]);
    case 'skip':
    case 'finish':
      return answerIntent(rejected, said);
    case 'help':
      return { interview: { ...before, taken: [] }, reply: together(before, [questionNow(before), say.yesOrNo]) };
    case null: {
      const end = yesEnd(said);
      if (end === 0) return null;
      const read = readMessage(without(said, [{ start: 0, end }]), accepted);
      const more = learn(
        accepted,
        { ...read, replaces: [], readings: read.readings.filter(({ fact }) => fact !== asking || isListFact(fact)) },
        message,
      );
      const taken = [asking, ...(more.interview.taken ?? [])];
      return askOn(before, goOn({ ...more.interview, taken }), [acknowledge(taken, more.interview)]);
    }
  }
}

/** GA2: picks the next question; leaves out one that was missed twice, unless it is required. */
function goOn(interview: Interview): Interview {
  const { asking, misses } = interview;
  const isLeft = asking !== null && misses >= 2 && !isRequired(interview, asking);
  const skipped = isLeft ? [...interview.skipped, asking] : interview.skipped;
  const doubtful = isLeft ? omit(interview.doubtful ?? {}, [asking]) : interview.doubtful;
  const rest = { ...interview, skipped, ...(doubtful !== undefined && { doubtful }) };
  const next = openQuestions(rest)[0]?.fact ?? null;
  return { ...rest, asking: next, misses: next === asking ? misses : 0 };
}

/** Says the given words, then the next question or the end; once, that the profile is complete. */
function askOn(before: Interview, now: Interview, said: readonly (string | null)[]): Turn {
  const say = sentencesOf(now);
  const isNews = isComplete(now) && !isComplete(before) && now.asking !== null;
  return { interview: now, reply: together(now, [...said, isNews ? say.enough : null, questionNow(now) ?? say.end]) };
}

/** GA8: asks for a field again. */
function askAgain(interview: Interview, fact: FactName): Turn {
  const asking = { ...interview, asking: fact, misses: 0, doubtful: omit(interview.doubtful ?? {}, [fact]) };
  return { interview: asking, reply: questionNow(asking) ?? '' };
}

/** GA7: answers messages that state no fact but say what to do. */
function answerIntent(interview: Interview, said: Said): Turn | null {
  const say = sentencesOf(interview);
  const { asking } = interview;
  const stay = (...parts: (string | null)[]): Turn => ({ interview, reply: together(interview, parts) });
  switch (intentOf(said)) {
    case 'finish':
      return isComplete(interview) ? finish(interview) : refuse(interview);
    case 'skip':
    case 'none':
      return refuse(interview);
    case 'yes':
    case 'help':
      return stay(asking === null ? say.end : exampleOf(asking, interview));
    case null:
      return null;
  }
}

/** GA7: "nothing more" ends the talk and skips all open questions. */
function finish(interview: Interview): Turn {
  const open = openQuestions(interview).map(({ fact }) => fact);
  const ended = { ...interview, asking: null, doubtful: {}, skipped: [...interview.skipped, ...open] };
  return { interview: ended, reply: sentencesOf(ended).end };
}

/** GA7: "skip", "no", "I don't have one". */
function refuse(interview: Interview): Turn {
  const { asking } = interview;
  const say = sentencesOf(interview);
  if (asking === null) return { interview, reply: say.end };
  const isMissing = interview.facts[asking] === undefined;
  if (isMissing && isRequired(interview, asking)) {
    const asked = { ...interview, misses: interview.misses + 1 };
    return {
      interview: asked,
      reply: together(interview, [
        say.needed,
        interview.misses % 2 === 0 ? askFor(asking, interview) : exampleOf(asking, interview),
      ]),
    };
  }
  const skipped = isMissing ? [...interview.skipped, asking] : interview.skipped;
  const next = goOn({ ...interview, skipped, asking: isMissing ? asking : null, misses: 0 });
  return askOn(interview, next, [say.skipped]);
}

/** GA7: answers small talk briefly and leads back; repeats a question with an example if the answer was not understood, at most twice. */
function miss(before: Interview, interview: Interview, said: Said, words: string | null): Turn {
  const say = sentencesOf(interview);
  const { asking, misses } = interview;
  const now = questionNow(interview);
  if (words !== null) return { interview, reply: together(interview, [words, now ?? say.end]) };
  if (openingEnd(said) === said.text.length) return { interview, reply: now ?? say.end };
  if (isQuestion(said.folded) || isOrder(said.folded) || isRude(said.folded))
    return { interview, reply: together(interview, [say.aside, now ?? say.end]) };
  if (hasRefusedLink(said.text)) return { interview, reply: together(interview, [say.onlyHttps, now]) };
  if (asking === null) return { interview, reply: say.unplaced };
  if (isRefusal(said.folded) && !isInDoubt(before, asking)) return refuse(interview);
  if (isInDoubt(before, asking)) return { interview, reply: together(interview, [now, say.yesOrNo]) };
  const next = goOn({ ...interview, misses: misses + 1 });
  if (next.asking !== asking) return askOn(before, next, [next.skipped.includes(asking) ? say.leaveIt : null]);
  return { interview: next, reply: together(next, [say.notUnderstood, exampleOf(asking, next)]) };
}
