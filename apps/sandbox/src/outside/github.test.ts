// The server's looks at GitHub against the sandbox's stand-in and against a service that answers as GitHub documents.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { createGithub, OutsideAway, readConfig } from '@mutuals/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import documented from './github.documented.json' with { type: 'json' };

const WEB = 'http://127.0.0.1:3000';
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-as-pkce-says';
const asked = {
  redirectUri: `${WEB}/profiles/1/proofs`,
  state: 'a state & more',
  codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
};
const cameWith = (code: string, fields: object = {}) => ({
  redirectUri: asked.redirectUri,
  code,
  codeVerifier: VERIFIER,
  ...fields,
});

function githubOf(environment: Record<string, string>, alter: object = {}) {
  const { github } = readConfig({ DATABASE_URL: 'postgres:///none', ...environment }).proofs;
  const created = createGithub(github === null ? null : { ...github, ...alter });
  if (created === null) throw new Error('There is an app.');
  return created;
}

it('is none without an app', () => {
  expect(createGithub(readConfig({ DATABASE_URL: 'postgres:///none' }).proofs.github)).toBeNull();
});

describe('GitHub, as documented', () => {
  let answers: Record<string, object | ((response: ServerResponse) => void)>;
  let calls: { call: string; authorization: string | undefined; body: unknown }[];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    const body = request.method === 'POST' ? await json(request) : null;
    calls.push({ call, authorization: request.headers.authorization, body });
    const found = answers[call] ?? ((refused: ServerResponse) => refused.writeHead(404).end('{}'));
    if (typeof found === 'function') found(response);
    else response.end(JSON.stringify(found));
  }
  const github = () => {
    const url = `http://127.0.0.1:${Object(server.address()).port}`;
    const environment = { GITHUB_CLIENT_ID: 'Iv1.app', GITHUB_CLIENT_SECRET: 'its-secret' };
    return githubOf(environment, { webUrl: url, apiUrl: `${url}/api` });
  };
  const basic = `Basic ${Buffer.from('Iv1.app:its-secret').toString('base64')}`;
  const octocat = { id: '1', login: 'octocat' };
  const hello = { id: '1296269', fullName: 'octocat/Hello-World', ownerId: '1' };
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    calls = [];
    answers = {
      'POST /login/oauth/access_token': documented.token,
      'GET /api/user': documented.user,
      'GET /api/user/1': documented.user,
      'GET /api/users/octocat': documented.user,
      'GET /api/repos/octocat/Hello-World': documented.repository,
      'GET /api/repositories/1296269': documented.repository,
      'GET /api/repos/octocat/Hello-World/contents/docs/a%20b.txt': documented.file,
      'GET /api/repos/octocat/Hello-World/contents/folder': documented.folder,
      'GET /api/repos/octocat/Hello-World/contents/large': documented.large,
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is signed in to without a scope, with PKCE', () => {
    const url = new URL(githubOf({ GITHUB_CLIENT_ID: 'Iv1.app', GITHUB_CLIENT_SECRET: 'its-secret' }).signInUrl(asked));
    expect(`${url.origin}${url.pathname}`).toBe('https://github.com/login/oauth/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'Iv1.app',
      redirect_uri: asked.redirectUri,
      state: asked.state,
      code_challenge: asked.codeChallenge,
      code_challenge_method: 'S256',
    });
  });

  it('tells who came back, and what they administer, to their own token alone', async () => {
    expect(await github().signIn(cameWith('abc'), 'octocat/Hello-World')).toEqual({
      account: octocat,
      administers: [hello],
    });
    expect(calls.map(({ call }) => call)).toEqual([
      'POST /login/oauth/access_token',
      'GET /api/user',
      'GET /api/repos/octocat/Hello-World',
    ]);
    expect(calls[0]?.body).toEqual({
      client_id: 'Iv1.app',
      client_secret: 'its-secret',
      code: 'abc',
      redirect_uri: asked.redirectUri,
      code_verifier: VERIFIER,
    });
    const bearer = `Bearer ${documented.token.access_token}`;
    expect(calls.slice(1).map(({ authorization }) => authorization)).toEqual([bearer, bearer]);
  });

  it('administers nothing without the permission, and nothing private', async () => {
    const path = 'GET /api/repos/octocat/Hello-World';
    for (const fields of [
      { permissions: { admin: false, push: true } },
      { permissions: undefined },
      { private: true },
    ]) {
      answers[path] = { ...documented.repository, ...fields };
      expect(await github().signIn(cameWith('abc'), 'octocat/Hello-World')).toEqual({
        account: octocat,
        administers: [],
      });
    }
  });

  it('refuses a code that is wrong or over, which is an answer; a refusal of our app is none (D86)', async () => {
    answers['POST /login/oauth/access_token'] = documented.refusal;
    expect(await github().signIn(cameWith('abc'))).toBeNull();
    answers['POST /login/oauth/access_token'] = documented.wrongApp;
    await expect(github().signIn(cameWith('abc'))).rejects.toBeInstanceOf(OutsideAway);
  });

  it('is asked by ids and names, as our app', async () => {
    expect(await github().account('1')).toEqual(octocat);
    expect(await github().accountNamed('octocat')).toEqual(octocat);
    expect(await github().repository('1296269')).toEqual(hello);
    expect(await github().repositoryNamed('octocat/Hello-World')).toEqual(hello);
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
  });

  it('follows a name to the repository that had it', async () => {
    answers['GET /api/repos/octocat/Old'] = (response) =>
      response.writeHead(301, { location: '/api/repositories/1296269' }).end('{}');
    expect(await github().repositoryNamed('octocat/Old')).toEqual(hello);
  });

  it('has a file, and none where there is a folder, too much, or nothing', async () => {
    expect(await github().file(hello, 'docs/a b.txt')).toBe('mutuals-verification=abc');
    for (const none of ['folder', 'large', 'nothing']) expect(await github().file(hello, none)).toBeNull();
  });

  it('has no account and no repository under an id that is gone', async () => {
    expect(await github().account('2')).toBeNull();
    expect(await github().repository('2')).toBeNull();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses our app', (response) => response.writeHead(401).end('{}')],
    ['is over its limits', (response) => response.writeHead(403).end(JSON.stringify(documented.limited))],
    ['fails', (response) => response.writeHead(502).end('<html>')],
    ['answers with something else', (response) => response.end('{"login": 3}')],
    ['breaks off', (response) => response.destroy()],
  ])('is away when it %s (D86), and no secret is in the error', async (_what, play) => {
    answers['GET /api/user/1'] = play;
    const asking = github().account('1');
    await expect(asking).rejects.toBeInstanceOf(OutsideAway);
    await expect(asking).rejects.not.toThrow(/its-secret|127\.0\.0\.1/);
  });
});

describe('the stand-in', () => {
  let sandbox: Sandbox;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-github-'));
    sandbox = await buildSandbox({
      dataDir,
      port: 0,
      realtimeKey: 'app.key:a-secret-of-some-length',
      webOrigins: [WEB],
    });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true });
  });
  const github = () => githubOf({ SANDBOX_URL: sandbox.url, ABLY_API_KEY: 'sandbox.local:secret' });

  async function place(call: string, body: object): Promise<unknown> {
    const response = await fetch(`${sandbox.url}/outside/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  }

  /** Signs in on the stand-in's page. */
  async function codeOf(login: string, url = github().signInUrl(asked)): Promise<string> {
    const response = await fetch(`${url}&login=${login}`, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? 'none:');
    expect([`${back.origin}${back.pathname}`, back.searchParams.get('state')]).toEqual([
      asked.redirectUri,
      asked.state,
    ]);
    return back.searchParams.get('code') ?? '';
  }

  it('asks who signs in on a page without a script, and sends back to the web app alone', async () => {
    const page = await fetch(github().signInUrl(asked));
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'",
    ]);
    expect(await page.text()).toContain('a state &#38; more');
    const elsewhere = github().signInUrl({ ...asked, redirectUri: 'https://evil.example/' });
    expect((await fetch(elsewhere)).status).toBe(404);
  });

  it('signs somebody in once with a code, for who began alone', async () => {
    const code = await codeOf('ada');
    expect(await github().signIn(cameWith(code))).toMatchObject({ account: { login: 'ada' } });
    expect(await github().signIn(cameWith(code))).toBeNull();
    expect(await github().signIn(cameWith(await codeOf('ada'), { codeVerifier: 'another' }))).toBeNull();
  });

  it('keeps the ids of a repository and an account that are renamed, and others may take their names', async () => {
    await place('github/repositories', { owner: 'bo', name: 'tide' });
    await place('github/files', { repository: 'bo/tide', path: '.mutuals', text: 'abc' });
    const [tide, bo] = [await github().repositoryNamed('bo/tide'), await github().accountNamed('bo')];
    await place('github/repositories/rename', { repository: 'bo/tide', to: 'ocean' });
    await place('github/repositories', { owner: 'bo', name: 'tide' });
    const taken = await github().repositoryNamed('bo/tide');
    expect(taken?.id).not.toBe(tide?.id);
    expect(await github().repository(tide?.id ?? '')).toEqual({ ...tide, fullName: 'bo/ocean' });
    if (taken === null || tide === null) throw new Error('Both are there.');
    expect(await github().file(taken, '.mutuals')).toBeNull();
    expect(await github().file({ ...tide, fullName: 'bo/ocean' }, '.mutuals')).toBe('abc');

    await place('github/accounts/rename', { login: 'bo', to: 'bo_now' });
    await place('github/accounts', { login: 'bo' });
    expect((await github().accountNamed('bo'))?.id).not.toBe(bo?.id);
    expect(await github().account(bo?.id ?? '')).toEqual({ id: bo?.id, login: 'bo_now' });
  });

  it('has every account and repository that is asked for by name, but those that end with "nobody"', async () => {
    expect(await github().accountNamed('eve')).toMatchObject({ login: 'eve' });
    expect(await github().repositoryNamed('eve/river')).toMatchObject({ fullName: 'eve/river' });
    expect(await github().accountNamed('eve_nobody')).toBeNull();
    expect(await github().repositoryNamed('eve/nobody')).toBeNull();
    expect(await github().repositoryNamed('nobody/river')).toBeNull();
  });

  it('lets its owner alone administer a repository', async () => {
    await place('github/repositories', { owner: 'cy', name: 'kestrel' });
    const [owner, other] = [await codeOf('cy'), await codeOf('di')];
    expect((await github().signIn(cameWith(owner), 'cy/kestrel'))?.administers).toHaveLength(1);
    expect((await github().signIn(cameWith(other), 'cy/kestrel'))?.administers).toEqual([]);
  });

  it('is told from one that says no when it is away (D86)', async () => {
    await place('away', { services: ['github'] });
    await expect(github().account('1')).rejects.toBeInstanceOf(OutsideAway);
    await place('away', { services: [] });
    expect(await github().account('1')).toBeNull();
  });
});
