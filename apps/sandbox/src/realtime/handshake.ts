// Parses the address of a socket: credentials, format, and the connection to resume.
import { AblyError, ErrorCode } from './protocol.ts';
import { grantOfKey, grantOfToken, type ApiKey, type Grant } from './token.ts';

/**
 * The grant of a new socket.
 * @throws AblyError 40101, 40102, 40142, 40144; 40000 for the binary format, which the sandbox does not speak
 */
export function grantOfSocket(query: URLSearchParams, key: ApiKey, nowMs: number): Grant {
  if (query.get('format') === 'msgpack') throw new AblyError(ErrorCode.badRequest, 400, 'Set useBinaryProtocol: false');
  return withClientId(grantOfQuery(query, key, nowMs), query.get('clientId') ?? undefined);
}

/**
 * The grant of a REST call's Authorization header.
 * @throws AblyError 40101, 40142, 40144
 */
export function grantOfHeader(header: string | undefined, key: ApiKey, nowMs: number): Grant {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  const decoded = Buffer.from(value, 'base64').toString('utf8');
  if (scheme.toLowerCase() === 'basic') return grantOfKey(decoded, key);
  // The SDK encodes a token in base64; a plain JWT has dots, which base64 lacks.
  if (scheme.toLowerCase() === 'bearer') return grantOfToken(value.includes('.') ? value : decoded, key, nowMs);
  throw new AblyError(ErrorCode.invalidCredentials, 401, 'No credentials');
}

/** @throws AblyError 40102 if the token belongs to another client */
export function withClientId(grant: Grant, wanted: string | undefined): Grant {
  if (grant.clientId === undefined || grant.clientId === '*') return { ...grant, clientId: wanted };
  if (wanted !== undefined && wanted !== grant.clientId)
    throw new AblyError(ErrorCode.incompatibleCredentials, 401, 'Incompatible clientId');
  return grant;
}

function grantOfQuery(query: URLSearchParams, key: ApiKey, nowMs: number): Grant {
  const token = query.get('access_token');
  if (token) return grantOfToken(token, key, nowMs);
  const apiKey = query.get('key');
  if (apiKey) return grantOfKey(apiKey, key);
  throw new AblyError(ErrorCode.invalidCredentials, 401, 'No credentials');
}
