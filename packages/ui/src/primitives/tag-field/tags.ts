const SEPARATOR = /[,，、\n]/;

/** The words in a text separated by commas (also the Chinese ones), trimmed, without empty ones. */
export const splitTags = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((word) => word.trim())
    .filter(Boolean);

/** The typed text, split into words ended by a separator and the one still being typed. */
export function partTyped(text: string): { readonly ended: readonly string[]; readonly open: string } {
  const parts = text.split(SEPARATOR);
  return { ended: splitTags(parts.slice(0, -1).join(',')), open: (parts.at(-1) ?? '').trimStart() };
}

/** Why a word is not added. */
export type Refusal = 'full' | 'repeated';

/** The default comparison key: case does not matter. */
export const sameLetters = (word: string): string => word.toLocaleLowerCase();

/** `tags` followed by `words`: none twice by `keyOf`, at most `max`; and the rejected words, with the reason for the first. */
export function addTags(
  tags: readonly string[],
  words: readonly string[],
  max: number,
  keyOf: (word: string) => string = sameLetters,
): { readonly tags: string[]; readonly refused: readonly string[]; readonly refusal: Refusal | undefined } {
  const result = [...tags];
  const seen = new Set(tags.map(keyOf));
  const refused: string[] = [];
  let refusal: Refusal | undefined;
  for (const word of words) {
    const key = keyOf(word);
    const reason = seen.has(key) ? 'repeated' : result.length >= max ? 'full' : undefined;
    if (reason === undefined) {
      seen.add(key);
      result.push(word);
    } else {
      refused.push(word);
      refusal ??= reason;
    }
  }
  return { tags: result, refused, refusal };
}
