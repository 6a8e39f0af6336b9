/** An account of GitHub. */
export interface GithubAccount {
  /** Stays when the account is renamed; a name that became free can be taken by somebody else. */
  id: string;
  login: string;
}

/** A public repository. */
export interface GithubRepository {
  /** Stays when it is renamed or given to another account. */
  id: string;
  /** `owner/name`. */
  fullName: string;
  ownerId: string;
}

/** Where somebody signs in, and comes back from. */
export interface GithubSignIn {
  redirectUri: string;
  /** Comes back as it is. */
  state: string;
  /** The hash of the code verifier (PKCE, S256). */
  codeChallenge: string;
}

/** What somebody came back with. */
export interface GithubReturn {
  redirectUri: string;
  code: string;
  codeVerifier: string;
}

/** Who signed in. */
export interface SignedIn {
  account: GithubAccount;
  /** Repositories of those that were asked about which they administer. */
  administers: readonly GithubRepository[];
}

/**
 * Looks at GitHub for proofs (D84). Every call ends within seconds, and throws OutsideAway if GitHub is away, late, over
 * its limits or refuses our app (D86).
 */
export interface Github {
  /** The page to sign in at, which asks for no scope: it lets us read what is public, and who they are. */
  signInUrl(signIn: GithubSignIn): string;
  /**
   * Who came back, and whether they administer a repository. The token that this takes is dropped before it returns.
   * Null if the code is wrong, used or over.
   * @param repository `owner/name`
   */
  signIn(came: GithubReturn, repository?: string): Promise<SignedIn | null>;
  /** The account with an id; null if there is none any more. */
  account(id: string): Promise<GithubAccount | null>;
  /** Who has a name now; null if nobody has. */
  accountNamed(login: string): Promise<GithubAccount | null>;
  /** The repository with an id; null if it is gone or private. */
  repository(id: string): Promise<GithubRepository | null>;
  /** The repository that a name leads to, which may have another name by now; null if there is none. */
  repositoryNamed(fullName: string): Promise<GithubRepository | null>;
  /** The text of a file in the default branch; null if there is none, or if it is no file or larger than a megabyte. */
  file(repository: GithubRepository, path: string): Promise<string | null>;
}

/** Old names may have two hyphens or end with one, and those of companies an underscore. */
const LOGIN = /^[a-z\d][\w-]{0,38}$/i;
const REPOSITORY = /^(?!\.{1,2}$)[\w.-]{1,100}$/;
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?github\.com\//i;

/** The name of an account in a text: `ada`, `@ada` or `https://github.com/ada`. Null if there is none. */
export function loginIn(text: string): string | null {
  const login = text.trim().replace(ADDRESS, '').replace(/^@/, '').replace(/\/$/, '');
  return LOGIN.test(login) ? login : null;
}

/** `owner/name` in a text, which may be the address of the repository. Null if there is none. */
export function repositoryIn(text: string): string | null {
  const [owner = '', name = '', ...more] = text.trim().replace(ADDRESS, '').replace(/\/$/, '').split('/');
  const bare = name.replace(/\.git$/, '');
  return more.length === 0 && LOGIN.test(owner) && REPOSITORY.test(bare) ? `${owner}/${bare}` : null;
}
