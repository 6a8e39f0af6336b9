/** A question of the FAQ with its answer, in the reader's language. */
export interface FaqEntry<Id extends string> {
  readonly id: Id;
  readonly question: string;
  readonly answer: string;
}

/** The maximum number of offered answers. */
const MOST = 3;
/** A word of the question weighs more than one of the answer. */
const IN_QUESTION = 3;
/** Stop words of questions, in English and French. */
const EMPTY = new Set(
  'and are can did doe does for from get has have how not our that the this was what when where who why will with you your avec comment des est les mes mon par pas pour que qui sur une votre vous'.split(
    ' ',
  ),
);
/** Words in at least this share of the entries are not distinctive. */
const COMMON_SHARE = 0.4;

/** A text's words of three letters or more; for Chinese, which has no spaces, each pair of neighbours. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [run] of text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    if (/\p{Script=Han}/u.test(run)) for (let at = 0; at + 2 <= run.length; at += 1) words.add(run.slice(at, at + 2));
    else if (run.length >= 3 && !EMPTY.has(run)) words.add(run.replace(/(?<=\w{3})(es|s|ed|ing|ment|ments)$/u, ''));
  }
  return words;
}

/** The answers that may make a ticket unnecessary, the likeliest first; none while nothing matches the typed text. */
export function answersTo<Id extends string>(text: string, entries: readonly FaqEntry<Id>[]): FaqEntry<Id>[] {
  const asked = [...wordsOf(text)];
  const indexed = entries.map((entry) => ({ entry, question: wordsOf(entry.question), answer: wordsOf(entry.answer) }));
  const telling = asked.filter(
    (word) =>
      indexed.filter(({ question, answer }) => question.has(word) || answer.has(word)).length <=
      entries.length * COMMON_SHARE,
  );
  const scored = indexed.map(({ entry, question, answer }) => ({
    entry,
    score: telling.reduce((sum, word) => sum + (question.has(word) ? IN_QUESTION : answer.has(word) ? 1 : 0), 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= Math.max(IN_QUESTION, best / 2))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
