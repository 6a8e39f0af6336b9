/** A name in each of its spellings. */
export interface Name {
  /** `profile-visits` */
  kebab: string;
  /** `profileVisits` */
  camel: string;
  /** `ProfileVisits` */
  pascal: string;
  /** `profile visits` */
  words: string;
  /** `Profile visits` */
  sentence: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Parses `profile-visits` or `profileVisits`. Throws for anything else. */
export function readName(text: string): Name {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$|^[a-z][a-zA-Z0-9]*$/.test(text))
    throw new Error(`"${text}" is no name. Write it like profile-visits or profileVisits.`);
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: words.join(' '),
    sentence: capital(words.join(' ')),
  };
}
