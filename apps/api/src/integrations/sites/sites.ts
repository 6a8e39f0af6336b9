/**
 * What a site answers: a short text, or why there is none. `no_such_site`: nobody has the name, or it leads to no
 * public address. `missing`: the site has no such file. `elsewhere`: it redirects to another site or without end.
 * `too_large`: more than a proof needs.
 */
export type SiteAnswer =
  | { text: string }
  | { text: null; reason: 'no_such_site' | 'missing' | 'elsewhere' | 'too_large' };

/** Looks at sites for proofs (D84). */
export interface Sites {
  /**
   * Reads a file of a domain over https, also where the domain redirects to its own `www.` or back.
   * @param domain from `domainNameOf`
   * @param path with a slash at the beginning
   * @throws OutsideAway if the site is away, late or fails, or does not say whether it has the file (D86)
   */
  read(domain: string, path: string): Promise<SiteAnswer>;
}
