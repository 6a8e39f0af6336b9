/** The words in a text separated by commas (also the Chinese ones), trimmed, without empty ones. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** `tags` with `words` behind them: none twice (case does not matter), at most `max`. */
export function addTags(tags: readonly string[], words: readonly string[], max: number): string[] {
  const result = [...tags];
  const seen = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
  for (const word of words) {
    const key = word.toLocaleLowerCase();
    if (result.length >= max || seen.has(key)) continue;
    seen.add(key);
    result.push(word);
  }
  return result;
}
