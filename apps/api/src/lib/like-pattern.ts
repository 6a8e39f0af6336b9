/** A pattern of `like` for texts that hold this one somewhere, in small letters. */
export const likePattern = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Whether an index of the parts of texts finds this one; for one or two characters all rows are looked through. */
export const hasIndexedParts = (text: string | null | undefined): boolean => [...(text ?? '')].length > 2;
