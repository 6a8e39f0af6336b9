import { intentOf, isCorrection, isQuestion, topicOf } from './intents.ts';
import { type FactName, type Interview, isListFact, type Language, type ProfileType } from './interview.ts';
import { keepPlaced } from './link-places.ts';
import { merge } from './merge.ts';
import { isComplete, openQuestions, questionsOf } from './questions.ts';
import { readAll } from './read-all.ts';
import { hearText, type Reading, type Said } from './reading.ts';
import { readLabels } from './readers/edits.ts';
import { hasRefusedLink } from './readers/links.ts';
import { acknowledge, isRequired, notKept, oneOf, questionNow, recap, sentencesOf, together } from './reply.ts';

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
  const interview: Interview = {
    profileType,
    language,
    facts: {},
    skipped: [],
    asking: 'name',
    misses: 0,
    toldEnough: false,
  };
  return { interview, reply: sentencesOf(interview).greeting[profileType] };
}

/**
 * Hears one message and answers it. Pure: the same message in the same interview gives the same turn. `message` is its index in the talk; what
 * is learned remembers it. `heard` is what a model made of it; the rules decide what comes of it, and what is asked next.
 */
export function hear(interview: Interview, text: string, message: number, heard: Heard | null = null): Turn {
  const said = hearText(text);
  const own = isIntentAlone(said, interview) ? [] : readAll(said, interview);
  const isEdit = own.some((reading) => 'without' in reading);
  const readings = heard === null || isEdit ? own : withHeard(own, heard.readings);
  if (readings.length > 0) return learn(interview, said, readings, message, isEdit ? null : (heard?.words ?? null));
  const turn = answerIntent(interview, said, message);
  if (turn !== null) return turn;
  if (heard?.words == null) return miss(interview, said, message);
  const ask = questionNow(interview) ?? sentencesOf(interview).end;
  return { interview, reply: together(interview, [heard.words, ask]) };
}

/** "no token" names no token; "no" is an answer only to whether everyone may join. */
const isIntentAlone = (said: Said, { asking }: Interview): boolean => intentOf(said) !== null && asking !== 'isPublic';

/** A model's reading takes the place of the rules' own, but for lists and links, where both are good. */
const withHeard = (own: readonly Reading[], heard: readonly Reading[]): Reading[] => [
  ...own.filter(({ fact }) => isListFact(fact) || !heard.some((reading) => reading.fact === fact)),
  ...heard,
];

/** GA3: takes in what was read, tells it back, in these words if there are any, and asks on. */
function learn(
  interview: Interview,
  said: Said,
  readings: readonly Reading[],
  message: number,
  words: string | null,
): Turn {
  const merged = merge({ facts: interview.facts, readings, message, replaces: replacedBy(interview, said, readings) });
  const { facts, left } = keepPlaced({ ...interview, facts: merged });
  const learned = { ...interview, facts, skipped: interview.skipped.filter((fact) => facts[fact] === undefined) };
  const isAnswered = interview.asking === null || facts[interview.asking] !== undefined;
  const isEdit = isCorrection(said) || readings.some((reading) => 'without' in reading);
  const missed = isEdit ? interview.misses : interview.misses + 1;
  const next = goOn({ ...learned, misses: isAnswered ? 0 : missed });
  const told = words ?? acknowledge(interview.facts, next, readings, message);
  return askOn(interview, next, together(next, [told, left.length === 0 ? null : notKept(next, left)]));
}

/** GA2: what is asked next; a question that was passed over twice is left, unless a profile cannot be without it. */
function goOn(interview: Interview): Interview {
  const { asking, misses } = interview;
  const isPassedOver = asking !== null && misses >= 2 && !isRequired(interview, asking);
  const skipped = isPassedOver ? [...interview.skipped, asking] : interview.skipped;
  const next = openQuestions({ ...interview, skipped })[0]?.fact ?? null;
  return { ...interview, skipped, asking: next, misses: next === asking ? misses : 0 };
}

/** What was just said, then the next question, or the end; once, that it would be enough already. */
function askOn(before: Interview, now: Interview, said: string | null): Turn {
  const say = sentencesOf(now);
  if (now.asking === null) {
    const isOver = before.asking === null && openQuestions(before).length === 0;
    return { interview: now, reply: together(now, [said, isOver ? say.endAgain : say.end]) };
  }
  const isNews = isComplete(now) && !now.toldEnough;
  return {
    interview: { ...now, toldEnough: now.toldEnough || isNews },
    reply: together(now, [said, isNews ? say.enough : null, questionNow(now)]),
  };
}

const ONLY = /(?<![a-z])(?:only|just|instead|seulement|juste|uniquement|que)(?![a-z])|只有|只会|只/;

/** GA11: lists that a message says anew: "no, only Rust", "skills: …", or asked for again. */
function replacedBy(interview: Interview, said: Said, readings: readonly Reading[]): FactName[] {
  const labelled = readLabels(said, interview).flatMap(({ fact, value }) => (value === null ? [] : [fact]));
  const isAnew = isCorrection(said) && ONLY.test(said.folded);
  return [
    ...labelled,
    ...(isAnew ? readings.map(({ fact }) => fact) : []),
    ...(interview.asking === null ? [] : [interview.asking]),
  ];
}

/** GA4: messages that hold no fact but want something. */
function answerIntent(interview: Interview, said: Said, turn: number): Turn | null {
  const say = sentencesOf(interview);
  const ask = questionNow(interview) ?? say.end;
  const stay = (...parts: (string | null)[]): Turn => ({ interview, reply: together(interview, parts) });
  const again = readLabels(said, interview).find(
    ({ fact, value }) => value === null && questionsOf(interview).some((each) => each.fact === fact),
  );
  if (again !== undefined) return askAgain(interview, again.fact);
  switch (intentOf(said) ?? (soundsLikeRefusal(said) ? 'none' : null)) {
    case 'finish':
      return finish(interview);
    case 'skip':
    case 'none':
    case 'no':
      return refuse(interview, turn);
    case 'yes':
      return interview.asking === null ? stay(say.endAgain) : stay(say.hint(interview.asking, interview));
    case 'recap':
      return stay(recap(interview), ask);
    case 'help':
      return interview.asking === null ? stay(say.unplaced) : stay(say.hint(interview.asking, interview));
    case 'hello':
      return stay(say.hello, ask);
    case 'thanks':
      return stay(say.welcome, ask);
    case null:
      return null;
  }
}

function askAgain(interview: Interview, fact: FactName): Turn {
  const asking = { ...interview, asking: fact, misses: 0 };
  return { interview: asking, reply: questionNow(asking) ?? '' };
}

/** GA4: "done": the end when a profile can be made, else what it still needs. */
function finish(interview: Interview): Turn {
  const say = sentencesOf(interview);
  if (isComplete(interview)) {
    const open = openQuestions(interview).map(({ fact }) => fact);
    const ended = { ...interview, asking: null, skipped: [...interview.skipped, ...open] };
    return { interview: ended, reply: together(ended, [recap(ended), say.endAgain]) };
  }
  const [needed] = openQuestions(interview).filter(({ isRequired }) => isRequired);
  const asking = { ...interview, asking: needed?.fact ?? interview.asking, misses: 0 };
  return { interview: asking, reply: together(asking, [say.stillNeeded, questionNow(asking)]) };
}

/** GA4: "skip", "no", "I don't have one". */
function refuse(interview: Interview, turn: number): Turn {
  const { asking } = interview;
  const say = sentencesOf(interview);
  if (asking === null) return { interview, reply: say.endAgain };
  if (isRequired(interview, asking) && interview.facts[asking] === undefined) {
    const ask = interview.misses % 2 === 0 ? say.ask(asking, interview) : say.hint(asking, interview);
    const asked = { ...interview, misses: interview.misses + 1 };
    return { interview: asked, reply: together(interview, [say.needed(asking, interview), ask]) };
  }
  const next = goOn({ ...interview, skipped: [...interview.skipped, asking], misses: 0 });
  return askOn(interview, next, oneOf(say.skipped, turn, ''));
}

const REFUSAL =
  /^(?:no|nope|none|i don'?t have|i do not have|we don'?t have|there is no|not yet|no,|pas (?:de|d'|encore)|non|aucun|je n'ai pas|j'ai pas|on n'a pas|on a pas|还没|没有|没|暂无|不)(?![a-z]).{0,40}$/;
const soundsLikeRefusal = ({ folded, sentences }: Said): boolean =>
  sentences.length <= 2 && REFUSAL.test(folded.trim());

/** GA12: talk beside the matter is answered briefly and led back; what is not understood is asked again with an example, twice at most. */
function miss(interview: Interview, said: Said, turn: number): Turn {
  const say = sentencesOf(interview);
  const { asking, misses } = interview;
  const topic = topicOf(said);
  const aside = topic === null ? (isQuestion(said) ? oneOf(say.offTopic, turn, '') : null) : say.topics[topic];
  if (aside !== null) return { interview, reply: together(interview, [aside, questionNow(interview) ?? say.end]) };
  if (asking === null) return { interview, reply: hasRefusedLink(said.text) ? say.onlyHttps : say.unplaced };
  if (hasRefusedLink(said.text))
    return {
      interview,
      reply: together(interview, [say.onlyHttps, isRequired(interview, asking) ? questionNow(interview) : null]),
    };
  const next = goOn({ ...interview, misses: misses + 1 });
  if (next.asking !== asking) return askOn(interview, next, say.leaveIt);
  return { interview: next, reply: together(next, [oneOf(say.notUnderstood, misses, ''), say.hint(asking, next)]) };
}
