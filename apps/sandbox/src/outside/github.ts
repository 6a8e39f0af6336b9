// The stand-in for GitHub: an OAuth app that everybody may sign in to as any account, and what is public of accounts and
// repositories. Ids stay; names can be changed, and taken by others. An account or a repository that is asked for by its
// name is made, unless the name ends with "nobody".
//   GET  /github/login/oauth/authorize    a page that asks as whom; &login= answers it
//   POST /github/login/oauth/access_token
//   GET  /github/api/user, /user/{id}, /users/{login}, /repositories/{id}, /repos/{owner}/{name}, /repos/{owner}/{name}/contents/{path}
// For people and scripts:
//   POST /outside/github/accounts {"login"}                       the account with the name: {"id", "login"}
//   POST /outside/github/accounts/rename {"login", "to"}
//   POST /outside/github/repositories {"owner", "name"}           the repository of an account with the name: {"id"}
//   POST /outside/github/repositories/rename {"repository", "to"} "repository" is "owner/name"
//   POST /outside/github/files {"repository", "path", "text"}
import { createHash, randomBytes } from 'node:crypto';
import { SANDBOX_GITHUB } from '@mutuals/api/sandbox-proofs';
import { isRecord, Problem, readJson, sendJson, type Exchange, type Routes } from '../http.ts';
import { goAway, type GithubAccount, type GithubRepository, type Outside, type OutsideState } from './outside.ts';
import { sendSignInPage } from './sign-in-page.ts';

const BODY_LIMIT_BYTES = 262_144;
const CODE_LIFE_MS = 600_000;
const FIRST_ID = 1000;
const NAME = /^[\w.-]{1,100}$/;
const NAME_RULE = 'A name has letters, digits, "-", "_" and ".".';
const isThere = (name: string): boolean => NAME.test(name) && !name.toLowerCase().endsWith('nobody');

interface Grant {
  readonly accountId: number;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly endsAt: number;
}

/** @param origins of the web app, to which alone people are sent back */
export function githubRoutes(outside: Outside, origins: readonly string[], now: () => Date): Routes {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, number>();
  const accountNamed = (login: string) => outside.state.accounts.find((each) => isSame(each.login, login));

  async function accountFor(login: string): Promise<GithubAccount> {
    if (!NAME.test(login)) throw invalid(NAME_RULE);
    const account = accountNamed(login) ?? { id: nextId(outside.state), login };
    if (accountNamed(login) === undefined) await outside.change((state) => void state.accounts.push(account));
    return account;
  }
  function repositoryNamed(fullName: string): GithubRepository | undefined {
    const [login = '', name = ''] = fullName.split('/');
    const owner = accountNamed(login)?.id;
    return outside.state.repositories.find((each) => each.owner === owner && isSame(each.name, name));
  }
  function requireRepository(fullName: unknown): GithubRepository {
    const repository = repositoryNamed(String(fullName));
    if (repository === undefined) throw new Problem(404, 'not_found', 'There is no such repository.');
    return repository;
  }
  const controls: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => Promise<object>>> = {
    accounts: ({ login }) => accountFor(String(login)),
    'accounts/rename': async ({ login, to }) => {
      const account = accountNamed(String(login));
      if (account === undefined) throw new Problem(404, 'not_found', 'There is no such account.');
      await outside.change(({ accounts }) => change(accounts, account.id, { login: String(to) }));
      return { id: account.id, login: String(to) };
    },
    repositories: async ({ owner, name }) => ({ id: (await repositoryFor(`${String(owner)}/${String(name)}`)).id }),
    'repositories/rename': async ({ repository, to }) => {
      const { id } = requireRepository(repository);
      await outside.change(({ repositories }) => change(repositories, id, { name: String(to) }));
      return { id };
    },
    files: async ({ repository, path, text }) => {
      const { id, files } = requireRepository(repository);
      await outside.change(({ repositories }) =>
        change(repositories, id, { files: { ...files, [String(path)]: String(text) } }),
      );
      return { id };
    },
  };

  async function authorize({ response, url: { searchParams } }: Exchange): Promise<void> {
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    if (searchParams.get('client_id') !== SANDBOX_GITHUB.clientId || !origins.includes(originOf(redirectUri)))
      throw new Problem(404, 'not_found', 'There is no such app, or it has another callback.');
    const login = searchParams.get('login');
    if (login === null) {
      const known = outside.state.accounts.map((each) => each.login);
      return sendSignInPage(response, { service: 'GitHub', field: 'login', asked: searchParams, known });
    }
    const back = new URL(redirectUri);
    const code = randomBytes(10).toString('hex');
    grants.set(code, {
      accountId: (await accountFor(login)).id,
      redirectUri,
      codeChallenge: searchParams.get('code_challenge') ?? '',
      endsAt: now().getTime() + CODE_LIFE_MS,
    });
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  function tokenFor(body: Readonly<Record<string, unknown>>): object {
    if (body['client_id'] !== SANDBOX_GITHUB.clientId || body['client_secret'] !== SANDBOX_GITHUB.clientSecret)
      return refusal('incorrect_client_credentials', 'The client_id and/or client_secret passed are incorrect.');
    const code = String(body['code']);
    const grant = grants.get(code);
    grants.delete(code);
    if (grant === undefined || grant.endsAt < now().getTime() || !isVerified(grant, body['code_verifier']))
      return refusal('bad_verification_code', 'The code passed is incorrect or expired.');
    if (grant.redirectUri !== body['redirect_uri'])
      return refusal(
        'redirect_uri_mismatch',
        'The redirect_uri MUST match the registered callback URL for this application.',
      );
    const token = `gho_${randomBytes(18).toString('hex')}`;
    tokens.set(token, grant.accountId);
    return { access_token: token, token_type: 'bearer', scope: '' };
  }

  async function repositoryFor(fullName: string): Promise<GithubRepository> {
    const [owner = '', name = ''] = fullName.split('/');
    if (!NAME.test(name)) throw invalid(NAME_RULE);
    const account = await accountFor(owner);
    const found = repositoryNamed(fullName);
    const repository = found ?? { id: nextId(outside.state), owner: account.id, name, files: {} };
    if (found === undefined) await outside.change((state) => void state.repositories.push(repository));
    return repository;
  }

  /** The answer of the API to a path; null for what is not there. */
  async function read(path: string, asker: number | null): Promise<object | null> {
    const { accounts, repositories } = outside.state;
    const account = (id: number | null | undefined) => accounts.find((each) => each.id === id);
    const [, id] = /^\/(?:user|repositories)\/(\d+)$/.exec(path) ?? [];
    const [, login] = /^\/users\/([^/]+)$/.exec(path) ?? [];
    if (path === '/user') return userOf(account(asker));
    if (path.startsWith('/user/')) return userOf(account(Number(id)));
    if (login !== undefined) {
      const name = decodeURIComponent(login);
      return isThere(name) ? userOf(await accountFor(name)) : null;
    }
    const [, named, file] = /^\/repos\/([^/]+\/[^/]+)(?:\/contents\/(.+))?$/.exec(path) ?? [];
    const repository =
      named === undefined
        ? repositories.find((each) => each.id === Number(id))
        : decodeURIComponent(named).split('/').every(isThere)
          ? await repositoryFor(decodeURIComponent(named))
          : undefined;
    if (repository === undefined) return null;
    if (file === undefined) return repositoryAnswer(repository, userOf(account(repository.owner)), asker);
    const text = repository.files[decodeURIComponent(file)];
    return text === undefined ? null : fileAnswer(decodeURIComponent(file), text);
  }

  return async (exchange) => {
    const { request, response, url } = exchange;
    const [, control] = /^\/outside\/github\/([a-z/]+)$/.exec(url.pathname) ?? [];
    const act = control === undefined || request.method !== 'POST' ? undefined : controls[control];
    if (act !== undefined) {
      const body = await readJson(request, BODY_LIMIT_BYTES);
      sendJson(response, 200, await act(isRecord(body) ? body : {}));
      return true;
    }
    if (!url.pathname.startsWith('/github/')) return false;
    if (outside.isAway('github')) return goAway(response);
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /github/login/oauth/authorize') await authorize(exchange);
    else if (call === 'POST /github/login/oauth/access_token') {
      const body = await readJson(request, BODY_LIMIT_BYTES);
      sendJson(response, 200, tokenFor(isRecord(body) ? body : {}));
    } else if (call.startsWith('GET /github/api/')) {
      const asker = askerOf(request.headers.authorization, tokens);
      if (asker === undefined) sendJson(response, 401, { message: 'Bad credentials', status: '401' });
      else {
        const answer = await read(url.pathname.slice('/github/api'.length), asker);
        sendJson(response, answer === null ? 404 : 200, answer ?? { message: 'Not Found', status: '404' });
      }
    } else return false;
    return true;
  };
}

/** Changes fields of an entry of a list. */
const change = <T extends { readonly id: number }>(list: T[], id: number, fields: Partial<T>): void => {
  const at = list.findIndex((each) => each.id === id);
  const found = list[at];
  if (found !== undefined) list[at] = { ...found, ...fields };
};

/** The account of a token; null for our app itself or a stranger; undefined for credentials that are none. */
function askerOf(authorization: string | undefined, tokens: ReadonlyMap<string, number>): number | null | undefined {
  const { clientId, clientSecret } = SANDBOX_GITHUB;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (authorization === undefined || authorization === basic) return null;
  return tokens.get(authorization.replace(/^Bearer /, ''));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const nextId = ({ accounts, repositories }: OutsideState): number =>
  Math.max(FIRST_ID, ...accounts.map(({ id }) => id), ...repositories.map(({ id }) => id)) + 1;

const isVerified = ({ codeChallenge }: Grant, verifier: unknown): boolean =>
  codeChallenge === '' || createHash('sha256').update(String(verifier)).digest('base64url') === codeChallenge;

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';

const invalid = (message: string): Problem => new Problem(400, 'validation_failed', message);

const refusal = (error: string, description: string): object => ({
  error,
  error_description: description,
  error_uri: '/apps/managing-oauth-apps/troubleshooting-oauth-app-access-token-request-errors/',
});

const userOf = (account: GithubAccount | undefined): object | null =>
  account === undefined ? null : { login: account.login, id: account.id, type: 'User', site_admin: false };

function repositoryAnswer({ id, name, owner }: GithubRepository, user: object | null, asker: number | null): object {
  const login = isRecord(user) ? String(user['login']) : '';
  const isAdmin = asker === owner;
  return {
    id,
    name,
    full_name: `${login}/${name}`,
    private: false,
    owner: user,
    default_branch: 'main',
    ...(asker !== null && { permissions: { admin: isAdmin, push: isAdmin, pull: true } }),
  };
}

const fileAnswer = (path: string, text: string): object => ({
  type: 'file',
  encoding: 'base64',
  size: Buffer.byteLength(text),
  name: path.split('/').at(-1),
  path,
  content: Buffer.from(text)
    .toString('base64')
    .replaceAll(/(.{60})/g, '$1\n'),
});
