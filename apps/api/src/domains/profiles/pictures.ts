import { Problem } from '../../problem.ts';

/** Which picture addresses may be stored and sent (D35): the identity's own picture, and the GIF host. Anything else is refused, an upload's address too: nobody has uploaded one. */
export interface PicturePolicy {
  /** Throws `picture_not_allowed` unless the address is one of `known` (the identity's picture, what is stored already) or a GIF. */
  require(address: string, known: readonly (string | null)[]): void;
  /** Throws `picture_not_allowed` unless the address is on the GIF host. */
  requireGif(address: string): void;
}

interface Places {
  gifPrefixes: readonly string[];
}

export function createPicturePolicy({ gifPrefixes }: Places): PicturePolicy {
  const isGif = (address: string): boolean => isUnder(address, gifPrefixes);
  return {
    require(address, known) {
      if (known.includes(address) || isGif(address)) return;
      throw new Problem('picture_not_allowed');
    },
    requireGif(address) {
      if (!isGif(address)) throw new Problem('picture_not_allowed');
    },
  };
}

/** Compares the parsed address, in which `..` and an upper-case host are gone. */
function isUnder(address: string, prefixes: readonly string[]): boolean {
  const href = URL.parse(address)?.href;
  return href !== undefined && prefixes.some((prefix) => href.startsWith(prefix));
}
