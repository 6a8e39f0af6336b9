/** A pattern of `like` for texts that hold this one somewhere, in small letters. */
export const likePattern = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
