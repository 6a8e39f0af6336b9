// The sign-in calls over HTTP, so that the web app and scripts can drive the whole product:
//   POST /identity/sessions {"handle"} or {"refresh"}   tokens of Privy's form
//   GET  /identity/jwks.json                            the keys to check them with
//   GET  /identity/people                               the demo people
//   GET  /identity/avatars/{handle}.svg                 pictures
import type { ServerResponse } from 'node:http';
import { isRecord, Problem, readJson, sendJson, type Exchange, type Routes } from '../http.ts';
import { drawAvatar } from './avatar.ts';
import { isHandle } from './handle.ts';
import type { Identity, Session } from './identity.ts';

const BODY_LIMIT_BYTES = 16_384;
const AVATAR = /^\/identity\/avatars\/([^/]+)\.svg$/;

export function identityRoutes(identity: Identity): Routes {
  return async ({ request, response, url }) => {
    if (!url.pathname.startsWith('/identity/')) return false;
    const call = `${request.method === 'HEAD' ? 'GET' : request.method} ${url.pathname}`;
    if (call === 'POST /identity/sessions') await postSession(identity, { request, response, url });
    else if (call === 'GET /identity/jwks.json')
      sendJson(response, 200, identity.jwks, { 'cache-control': 'public, max-age=60' });
    else if (call === 'GET /identity/people') sendJson(response, 200, listPeople(identity));
    else if (call.startsWith('GET /identity/avatars/')) sendAvatar(response, AVATAR.exec(url.pathname)?.[1]);
    else throw new Problem(404, 'not_found', 'There is no such call.');
    return true;
  };
}

async function postSession(identity: Identity, { request, response }: Exchange): Promise<void> {
  const session = await openSession(identity, await readJson(request, BODY_LIMIT_BYTES));
  sendJson(response, 201, { ...session, expiresAt: session.expiresAt.toISOString() });
}

async function openSession(identity: Identity, body: unknown): Promise<Session> {
  if (!isRecord(body)) throw badBody('The body must be an object.', 'body', 'invalid_type');
  const [[field, value] = ['', undefined], ...rest] = Object.entries(body);
  if (rest.length > 0 || !['handle', 'refresh'].includes(field))
    throw badBody('Send either "handle" or "refresh", and nothing else.', 'body', 'not_allowed');
  if (typeof value !== 'string') throw badBody(`"${field}" must be a string.`, `body/${field}`, 'invalid_type');
  return field === 'handle' ? identity.signIn(value) : identity.renew(value);
}

function badBody(message: string, path: string, code: string): Problem {
  return new Problem(400, 'validation_failed', message, [{ path, code, message }]);
}

function listPeople(identity: Identity): object[] {
  return identity.people.map((person) => ({ ...person, avatar: identity.avatarUrl(person.handle) }));
}

function sendAvatar(response: ServerResponse, handle: string | undefined): void {
  if (!isHandle(handle)) throw new Problem(404, 'not_found', 'There is no such picture.');
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(drawAvatar(handle));
}
