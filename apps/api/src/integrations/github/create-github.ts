import type { GithubConfig } from '../../config.ts';
import { fetchJson, type FetchLimits, OutsideError } from '../../lib/fetch-json.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { field } from '../../lib/read-json.ts';
import type { Github, GithubAccount, GithubRepository } from './github.ts';

const LIMITS = { timeoutMs: 5000, maxBytes: 2_000_000 };
const HEADERS = { 'user-agent': 'Mutuals', 'x-github-api-version': '2022-11-28' };
const ACCEPT_API = { accept: 'application/vnd.github+json' };
/** Mistakes of our app, which say nothing about the code. */
const OUR_MISTAKES = new Set(['incorrect_client_credentials', 'redirect_uri_mismatch', 'unsupported_grant_type']);

/** The OAuth app of the configuration; null if there is none. */
export function createGithub(config: GithubConfig | null): Github | null {
  if (config === null) return null;
  const { webUrl, apiUrl, clientId, clientSecret } = config;
  /** What the app itself may ask, with higher limits than a stranger. */
  const app = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  const read = (path: string, authorization = app): Promise<unknown> =>
    ask(`${apiUrl}${path}`, { mayBeMissing: true, mayMove: true, headers: { ...ACCEPT_API, authorization } });

  async function tokenFor(came: Parameters<Github['signIn']>[0]): Promise<string | null> {
    const answer = await ask(`${webUrl}/login/oauth/access_token`, {
      headers: { accept: 'application/json' },
      body: {
        client_id: clientId,
        client_secret: clientSecret,
        code: came.code,
        redirect_uri: came.redirectUri,
        code_verifier: came.codeVerifier,
      },
    });
    const [token, mistake] = [field(answer, 'access_token'), field(answer, 'error')];
    if (typeof token === 'string' && token !== '') return token;
    if (typeof mistake === 'string' && !OUR_MISTAKES.has(mistake)) return null;
    throw new OutsideAway('GitHub', 'gives our app no token');
  }

  return {
    signInUrl({ redirectUri, state, codeChallenge }) {
      const asked = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return `${webUrl}/login/oauth/authorize?${asked.toString()}`;
    },
    async signIn(came, repository) {
      const token = await tokenFor(came);
      if (token === null) return null;
      const bearer = `Bearer ${token}`;
      const account = accountIn(await read('/user', bearer));
      if (account === null) throw new OutsideAway('GitHub', 'does not say who signed in');
      const found = repository === undefined ? undefined : await read(`/repos/${partsOf(repository)}`, bearer);
      const named = found === undefined ? null : repositoryOf(found);
      const isAdmin = field(found, 'permissions', 'admin') === true;
      return { account, administers: named !== null && isAdmin ? [named] : [] };
    },
    account: async (id) => accountIn(await read(`/user/${numberOf(id)}`)),
    accountNamed: async (login) => accountIn(await read(`/users/${encodeURIComponent(login)}`)),
    repository: async (id) => repositoryOf(await read(`/repositories/${numberOf(id)}`)),
    repositoryNamed: async (fullName) => repositoryOf(await read(`/repos/${partsOf(fullName)}`)),
    async file({ fullName }, path) {
      const answer = await read(`/repos/${partsOf(fullName)}/contents/${partsOf(path)}`);
      const [encoding, content] = [field(answer, 'encoding'), field(answer, 'content')];
      return encoding === 'base64' && typeof content === 'string'
        ? Buffer.from(content, 'base64').toString('utf8')
        : null;
    },
  };
}

async function ask(address: string, { headers, ...more }: Omit<FetchLimits, keyof typeof LIMITS>): Promise<unknown> {
  try {
    return await fetchJson(address, { ...LIMITS, ...more, headers: { ...HEADERS, ...headers } });
  } catch (error) {
    const why = error instanceof OutsideError ? `answered ${error.status}` : 'did not answer';
    throw new OutsideAway('GitHub', why);
  }
}

/** Null for nothing; an answer that is none says nothing. */
function accountIn(answer: unknown): GithubAccount | null {
  if (answer === undefined) return null;
  const [id, login] = [idIn(field(answer, 'id')), field(answer, 'login')];
  if (id === null || typeof login !== 'string') throw new OutsideAway('GitHub', 'answered with no account');
  return { id, login };
}

/** Null for nothing, and for a private repository, which our app sees where its owner lets it. */
function repositoryOf(answer: unknown): GithubRepository | null {
  if (answer === undefined || field(answer, 'private') === true) return null;
  const [id, fullName, ownerId] = [
    idIn(field(answer, 'id')),
    field(answer, 'full_name'),
    idIn(field(answer, 'owner', 'id')),
  ];
  if (id === null || ownerId === null || typeof fullName !== 'string')
    throw new OutsideAway('GitHub', 'answered with no repository');
  return { id, fullName, ownerId };
}

const idIn = (value: unknown): string | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : null;

/** An id that we stored: digits alone. */
const numberOf = (id: string): string => String(BigInt(id));

const partsOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
