// Texts as a reader takes them, so that a guard is not passed by letters that only look like others.

/** Characters that are not drawn: zero-width ones, joiners, direction marks, fillers. */
export const HIDDEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}`;
export const HIDDEN_SIGNS = new RegExp(`[${HIDDEN}]`, 'gu');
const HIDDEN_OR_MARK = new RegExp(`[${HIDDEN}\\p{M}]`, 'gu');

/** Letters of other scripts that look like Latin ones, each followed by what it is taken for. */
const LOOKALIKES = new Map(
  'аa вb сc ԁd еe ҽe ғf һh іi ӏl јj кk мm пn оo рp զq гr ѕs тt цu ѵv ԝw хx уy ʏy αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ıi ɡg ǀl ℓl øo đd łl ħh ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz'
    .split(' ')
    .map(([like = '', is = '']) => [like, is] as const),
);

/** Without hidden characters, accents and case, in plain letters and digits; lookalikes are Latin. Not for display. */
export function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(HIDDEN_OR_MARK, '').toLowerCase();
  return plain.replace(/[^\p{ASCII}\p{Script=Han}]/gu, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** Words written letter by letter: "s u p p o r t". */
const SPELLED = /(?<![\p{L}\p{N}])[a-z](?:[ ._*-][a-z]){2,}(?![\p{L}\p{N}])/gu;
const LEET: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
/** Digits and signs inside a word. */
const INSIDE_WORDS = /(?<=[a-z])[034571@$|!](?=[a-z])/g;
/** And at its ends too, where a number would be apart: "3xc3ss". */
const IN_WORDS = /(?<=[a-z])[034571@$|!]|[034571@$|!](?=[a-z])/g;

/** Joins words that were written letter by letter. */
export const joinSpelled = (text: string): string => text.replace(SPELLED, (word) => word.replace(/[ ._*-]/g, ''));

/** A folded text with the digits of its words as letters; a "1" is an i or an l. */
export function lettersForDigits(folded: string): readonly string[] {
  const read = (one: string): string => folded.replace(IN_WORDS, (sign) => LEET[sign] ?? one);
  const [first, second] = [read('i'), read('l')];
  return first === folded ? [] : first === second ? [first] : [first, second];
}

/**
 * The readings of a text in which phrases are sought: folded, on one line, with the digits inside words as letters. A
 * "1" is an i or an l.
 */
export function readingsOf(text: string): readonly string[] {
  const line = joinSpelled(foldLetters(text).replace(/[’‘`´]/g, "'"))
    .replace(/\s+/g, ' ')
    .trim();
  const read = (one: string): string => line.replace(INSIDE_WORDS, (sign) => LEET[sign] ?? one);
  const [first, second] = [read('i'), read('l')];
  return first === second ? [first] : [first, second];
}
