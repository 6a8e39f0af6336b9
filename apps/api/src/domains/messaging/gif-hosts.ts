import { Problem } from '../../problem.ts';

/**
 * Throws `picture_not_allowed` unless an address is on the GIF host (D35): below one of `prefixes`. Compares the parsed address, in which
 * `..` and an upper-case host are gone.
 */
export function requireGif(address: string, prefixes: readonly string[]): void {
  const href = URL.parse(address)?.href;
  if (href === undefined || !prefixes.some((prefix) => href.startsWith(prefix)))
    throw new Problem('picture_not_allowed');
}
