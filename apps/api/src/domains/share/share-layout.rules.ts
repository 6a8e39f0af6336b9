import { cutText } from './share-card.rules.ts';

/** A Chinese letter, a full-width sign or an emoji is about twice as wide as a Latin letter. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303F\uFF01-\uFF60]/u;

/** Where a line may break: at a space, and beside every wide letter. */
const BREAK = new RegExp(`\\s|${WIDE.source}`, 'u');

/** The approximate width of a character, in small Latin letters. */
function widthOf(character: string): number {
  if (WIDE.test(character)) return 1.8;
  if (/[MW@]/u.test(character)) return 1.7;
  return /\p{Lu}/u.test(character) ? 1.25 : 1;
}

const lettersIn = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** The style of a name: as large as possible, and cut if it is too long. `fontSize` is in pixels. */
export function nameStyle(name: string): { fontSize: number; lineClamp: number } {
  const letters = lettersIn(name);
  const longestWord = Math.max(...name.split(BREAK).map(lettersIn));
  if (letters <= 12.5) return { fontSize: 96, lineClamp: 1 };
  if (letters <= 28 && longestWord <= 13) return { fontSize: 78, lineClamp: 2 };
  return { fontSize: letters <= 50 ? 58 : 50, lineClamp: 3 };
}

/** Lines of text that fit below a name. */
export const linesOfText = (name: string): number => (lettersIn(name) <= 28 ? 3 : 2);

const segmenter = new Intl.Segmenter();

/** The first grapheme: with its accents, an emoji whole. */
export const firstLetter = (text: string): string | undefined => [...segmenter.segment(text.trim())][0]?.segment;

/** Dimensions of a tag in pixels. */
export const TAG = { fontSize: 25, letter: 13.4, padding: 43, gap: 10, widest: 360, mostLetters: 24 };

/** The first tags that fit on one line of this width in pixels; a long one is cut. */
export function fittingTags(tags: readonly string[], width: number): string[] {
  const fitting: string[] = [];
  let room = width + TAG.gap;
  for (const tag of tags) {
    const cut = cutText(tag, TAG.mostLetters);
    room -= Math.min(lettersIn(cut) * TAG.letter + TAG.padding, TAG.widest) + TAG.gap;
    if (room < 0) break;
    fitting.push(cut);
  }
  return fitting;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text's first letter belongs to a right-to-left script. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');
