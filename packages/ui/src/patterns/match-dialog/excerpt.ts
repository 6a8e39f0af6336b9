/** The first `length` characters as a reader counts them (an emoji is one), with an ellipsis if there are more. */
export function excerpt(text: string, length: number): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim())];
  if (characters.length <= length) return text.trim();
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
