const MOST_CHARACTERS = 2048;

/**
 * Whether an address is on a host of the GIF service (D35): below one of `prefixes`. Compares the parsed address, which
 * has no `..` and a lower-case host.
 */
export function isOnGifHost(address: string, prefixes: readonly string[]): boolean {
  const href = address.length > MOST_CHARACTERS ? undefined : URL.parse(address)?.href;
  return href !== undefined && prefixes.some((prefix) => href.startsWith(prefix));
}
