import { intentOf, isRefusal, openingEnd, yesEnd } from './intents.ts';
import { type FactName, type Facts, type Interview, isListFact, type Language, type ProfileType } from './interview.ts';
import { keepPlaced } from './link-places.ts';
import { merge } from './merge.ts';
import { isComplete, isInDoubt, isRequired, openQuestions } from './questions.ts';
import { readMessage, type Read } from './read.ts';
import { correctionEnd, readLabelled } from './readers/edits.ts';
import { hasRefusedLink } from './readers/links.ts';
import { isOrder, isRude } from './readers/names.ts';
import { inDoubt, type Reading } from './readers/reading.ts';
import { isQuestion } from './readers/texts.ts';
import { acknowledge, askFor, exampleOf, notKept, questionNow, sentencesOf, together } from './reply.ts';
import { hearText, type Said, without } from './text.ts';

/** What comes of one message. */
export interface Turn {
  interview: Interview;
  reply: string;
}

/** What a model made of a message, checked (D42): readings, and what to say about it before the next question. */
export interface Heard {
  readings: Reading[];
  words: string | null;
}

/** Whether rules alone answer a message: it holds nothing but what is wanted, such as "skip". */
export const isForRules = (text: string): boolean => intentOf(hearText(text)) !== null;

/** GA1: an interview that has only begun, and its first words. */
export function begin(profileType: ProfileType, language: Language): Turn {
  const interview: Interview = { profileType, language, facts: {}, skipped: [], asking: 'name', misses: 0 };
  const reply = together(interview, [sentencesOf(interview).greeting, questionNow(interview)]);
  return { interview, reply };
}

/**
 * Hears one message and answers it. Pure: the same message in the same interview gives the same turn. `message` is its index in the talk; what
 * is learned remembers it. `heard` is what a model made of it; the rules decide what comes of it, and what is asked next.
 */
export function hear(before: Interview, text: string, message: number, heard: Heard | null = null): Turn {
  const said = hearText(text);
  const interview: Interview = { ...before, taken: [] };
  const { asking } = interview;
  const again = readLabelled(said, interview).find(({ value }) => value === null);
  if (again !== undefined) return askAgain(interview, again.fact);
  if (asking !== null && isInDoubt(interview, asking)) {
    const turn = confirm(before, said, message, asking);
    if (turn !== null) return turn;
  } else {
    const turn = answerIntent(interview, said);
    if (turn !== null) return turn;
  }
  // "No, Noor": what follows is the answer. Otherwise what was taken last is what a correction is about, and `before` knows it.
  const isAnswer = asking !== null && isInDoubt(interview, asking);
  const answer = isAnswer ? without(said, [{ start: 0, end: correctionEnd(said) }]) : said;
  const read = withHeard(readMessage(answer, before), heard, interview, said);
  const learned = learn(interview, read, message);
  if (read.readings.some(({ fact, isSure }) => isSure || fact === learned.interview.asking))
    return askOn(before, goOn(learned.interview), [heard?.words ?? null, ...learned.told]);
  return miss(before, learned.interview, said, heard?.words ?? null);
}

/** D42: a model's reading of what was asked takes the place of the rules' own; what else it read is confirmed first. */
function withHeard(own: Read, heard: Heard | null, { asking, facts }: Interview, said: Said): Read {
  if (heard === null || own.readings.some((reading) => 'without' in reading)) return own;
  const isNew = ({ fact }: Reading): boolean =>
    facts[fact] === undefined && !own.readings.some((reading) => reading.fact === fact && reading.isSure);
  const answer = heard.readings.filter(({ fact }) => fact === asking);
  const others = heard.readings.filter((reading) => reading.fact !== asking && isNew(reading));
  const kept = own.readings.filter(
    ({ fact, isSure }) =>
      (fact !== asking || answer.length === 0) && (isSure || !others.some((each) => each.fact === fact)),
  );
  const isPlain = !isRude(said.folded);
  return { ...own, readings: [...(isPlain ? answer : inDoubt(answer)), ...kept, ...inDoubt(others)] };
}

/** Takes in what was read: as facts, or to be confirmed. */
function learn(
  interview: Interview,
  { readings, replaces }: Read,
  message: number,
): { interview: Interview; told: (string | null)[] } {
  const say = sentencesOf(interview);
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
  const removed = sure.flatMap((reading) => ('without' in reading ? reading.without : []));
  const added = taken.filter((fact) => sure.some((reading) => reading.fact === fact && !('without' in reading)));
  return {
    interview: now,
    told: [acknowledge(added, now), removed.length === 0 ? null : say.removed(removed.join(', ')), notKept(now, left)],
  };
}

function omit(facts: Facts, names: readonly FactName[]): Facts {
  const left = { ...facts };
  for (const name of names) delete left[name];
  return left;
}

/** GA4: the answer to "shall X be your name?"; null where it is an answer in other words. */
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
      // What is known stays; what is not is asked for, as it would have been.
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

/** GA2: what is asked next; a question that was missed twice is left, unless a profile cannot be without it. */
function goOn(interview: Interview): Interview {
  const { asking, misses } = interview;
  const isLeft = asking !== null && misses >= 2 && !isRequired(interview, asking);
  const skipped = isLeft ? [...interview.skipped, asking] : interview.skipped;
  const doubtful = isLeft ? omit(interview.doubtful ?? {}, [asking]) : interview.doubtful;
  const rest = { ...interview, skipped, ...(doubtful !== undefined && { doubtful }) };
  const next = openQuestions(rest)[0]?.fact ?? null;
  return { ...rest, asking: next, misses: next === asking ? misses : 0 };
}

/** What was just said, then the next question, or the end; once, that it would be enough already. */
function askOn(before: Interview, now: Interview, said: readonly (string | null)[]): Turn {
  const say = sentencesOf(now);
  const isNews = isComplete(now) && !isComplete(before) && now.asking !== null;
  return { interview: now, reply: together(now, [...said, isNews ? say.enough : null, questionNow(now) ?? say.end]) };
}

/** GA8: a field is asked for again. */
function askAgain(interview: Interview, fact: FactName): Turn {
  const asking = { ...interview, asking: fact, misses: 0, doubtful: omit(interview.doubtful ?? {}, [fact]) };
  return { interview: asking, reply: questionNow(asking) ?? '' };
}

/** GA7: messages that hold no fact but want something. */
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

/** GA7: "nothing more": the end, with what was not asked left out. */
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

/** GA7: talk beside the matter is answered briefly and led back; what is not understood is asked again with an example, twice at most. */
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
  if (isRefusal(said) && !isInDoubt(before, asking)) return refuse(interview);
  if (isInDoubt(before, asking)) return { interview, reply: together(interview, [now, say.yesOrNo]) };
  const next = goOn({ ...interview, misses: misses + 1 });
  if (next.asking !== asking) return askOn(before, next, [next.skipped.includes(asking) ? say.leaveIt : null]);
  return { interview: next, reply: together(next, [say.notUnderstood, exampleOf(asking, next)]) };
}
