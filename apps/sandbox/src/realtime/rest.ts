// Ably's REST calls, as far as Mutuals uses them:
//   POST /channels/{channel}/messages      publish (the API's way out)
//   POST /keys/{keyName}/requestToken      a token for a signed request, as the SDK makes one
//   POST /keys/{keyName}/revokeTokens      ends the tokens of a client, and its connections
//   GET  /time
import { allows } from './capability.ts';
import type { Broker } from './broker.ts';
import { randomId } from './connection.ts';
import { grantOfHeader } from './handshake.ts';
import { AblyError, ErrorCode, infoOf, readMessages } from './protocol.ts';
import { isEqual, sign, signToken, type ApiKey } from './token.ts';
import { isRecord, Problem, readJson, sendJson, type Exchange, type Routes } from '../http.ts';

const BODY_LIMIT_BYTES = 256 * 2 ** 10;
const DEFAULT_TOKEN_LIFE_MS = 3_600_000;
const MAX_REVOKED_MS = 3_600_000;
const CLIENT = 'clientId:';
const MAX_CLOCK_DIFFERENCE_MS = 120_000;
/** Clients choose the names of channels, and errors quote them. */
const NOT_IN_HEADERS = /[^ -~]/g;

export function realtimeRoutes(broker: Broker): Routes {
  return async (exchange) => {
    const { response, url } = exchange;
    const parts = url.pathname.split('/').slice(1);
    if (!['channels', 'keys', 'time'].includes(parts[0] ?? '')) return false;
    try {
      const [status, body] = await answer(broker, exchange, parts.map(decode));
      sendJson(response, status, body);
    } catch (error) {
      const info = infoOf(asAblyError(error));
      sendJson(
        response,
        info.statusCode,
        { error: info },
        { 'x-ably-errorcode': String(info.code), 'x-ably-errormessage': info.message.replaceAll(NOT_IN_HEADERS, '?') },
      );
    }
    return true;
  };
}

async function answer(
  broker: Broker,
  { request }: Exchange,
  [resource, name = '', call]: readonly string[],
): Promise<[number, unknown]> {
  if (resource === 'time' && request.method === 'GET') return [200, [broker.now()]];
  if (resource === 'channels' && call === 'messages' && request.method === 'POST') {
    const grant = grantOfHeader(request.headers.authorization, broker.key, broker.now());
    if (!allows(grant.capability, name, 'publish'))
      throw new AblyError(ErrorCode.notPermitted, 401, `Unable to publish on ${name}: not permitted`);
    return [201, publish(broker, name, await readJson(request, BODY_LIMIT_BYTES), grant.clientId)];
  }
  if (resource === 'keys' && call === 'requestToken' && request.method === 'POST') {
    return [201, requestToken(broker.key, name, await readJson(request, BODY_LIMIT_BYTES), broker.now())];
  }
  if (resource === 'keys' && call === 'revokeTokens' && request.method === 'POST') {
    const grant = grantOfHeader(request.headers.authorization, broker.key, broker.now());
    if (name !== broker.key.name || grant.clientId !== undefined)
      throw new AblyError(ErrorCode.notPermitted, 401, 'Only the key itself ends its tokens');
    return [201, revoke(broker, await readJson(request, BODY_LIMIT_BYTES))];
  }
  throw new AblyError(ErrorCode.notFound, 404, 'The sandbox does not know this call');
}

/** A publication whose first message has an id may be retried: it is delivered once. */
function publish(broker: Broker, channel: string, body: unknown, clientId: string | undefined): object {
  const messages = readMessages(body);
  const entry = broker.publish(channel, {
    key: messages[0]?.id ?? randomId(9),
    messages,
    clientId: clientId === '*' ? undefined : clientId,
  });
  return { channel, messageId: entry.key.replace(/:\d+$/, ''), serials: entry.messages.map(({ serial }) => serial) };
}

const isKnown = (target: unknown): target is string => typeof target === 'string' && target.startsWith(CLIENT);

/** Only clients are named, as the API does. */
function revoke(broker: Broker, body: unknown): object[] {
  const { targets, issuedBefore = broker.now() } = isRecord(body) ? body : {};
  const isPast = Number(issuedBefore) <= broker.now() && Number(issuedBefore) > broker.now() - MAX_REVOKED_MS;
  if (!Array.isArray(targets) || !targets.every(isKnown) || !isPast)
    throw new AblyError(ErrorCode.badRequest, 400, 'Name clients, and a time of the last hour');
  return targets.map((target) => {
    broker.revoke(target.slice(CLIENT.length), Number(issuedBefore));
    return { target, issuedBefore, appliesAt: broker.now() };
  });
}

function requestToken(key: ApiKey, keyName: string, body: unknown, nowMs: number): object {
  if (!isRecord(body)) throw new AblyError(ErrorCode.badRequest, 400, 'A token request is an object');
  const text = (field: string): string => (body[field] === undefined ? '' : String(body[field]));
  const signed = ['keyName', 'ttl', 'capability', 'clientId', 'timestamp', 'nonce']
    .map((field) => `${text(field)}\n`)
    .join('');
  const isOurs =
    keyName === key.name && text('keyName') === key.name && isEqual(text('mac'), sign(signed, key.secret, 'base64'));
  if (!isOurs) throw new AblyError(ErrorCode.invalidCredentials, 401, 'Invalid token request');
  if (!(Math.abs(nowMs - Number(text('timestamp'))) < MAX_CLOCK_DIFFERENCE_MS))
    throw new AblyError(ErrorCode.timestampNotCurrent, 401, 'Timestamp not current');
  const lifeMs = Number(text('ttl')) || DEFAULT_TOKEN_LIFE_MS;
  const capability = text('capability') || '{"*":["*"]}';
  const clientId = text('clientId') || undefined;
  const token = signToken(key, { capability, clientId, issuedAtMs: nowMs, lifeMs });
  return { token, keyName, issued: nowMs, expires: nowMs + lifeMs, capability, clientId };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new AblyError(ErrorCode.badRequest, 400, 'This is no address');
  }
}

function asAblyError(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  return new AblyError(
    error.status === 413 ? ErrorCode.messageTooLarge : ErrorCode.badRequest,
    error.status,
    error.message,
  );
}
