// The part of Ably's protocol (version 2 and later, JSON) that Mutuals uses. Numbers are Ably's.

export const Action = {
  heartbeat: 0,
  ack: 1,
  nack: 2,
  connected: 4,
  disconnect: 5,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  message: 15,
  auth: 17,
} as const;

/** Bits of the `flags` of ATTACH and ATTACHED. */
export const Flag = { hasBacklog: 1 << 1, resumed: 1 << 2, publish: 1 << 17, subscribe: 1 << 18 } as const;
export const MODES = Flag.publish | Flag.subscribe;

export const ErrorCode = {
  badRequest: 40000,
  messageTooLarge: 40009,
  clientIdMismatch: 40012,
  invalidCredentials: 40101,
  incompatibleCredentials: 40102,
  timestampNotCurrent: 40104,
  tokenRevoked: 40141,
  tokenExpired: 40142,
  tokenUnrecognised: 40144,
  notPermitted: 40160,
  notFound: 40400,
  internal: 50000,
  disconnected: 80003,
  unableToResume: 80008,
  messagesExpired: 90003,
  noMatchingEpoch: 90005,
} as const;

export interface ErrorInfo {
  readonly code: number;
  readonly statusCode: number;
  readonly message: string;
  readonly href: string;
}

export function errorInfo(code: number, statusCode: number, message: string): ErrorInfo {
  return { code, statusCode, message, href: `https://help.ably.io/error/${code}` };
}

export class AblyError extends Error {
  readonly info: ErrorInfo;

  constructor(code: number, statusCode: number, message: string) {
    super(message);
    this.info = errorInfo(code, statusCode, message);
  }
}

/** The error on the wire for any thrown error. */
export function infoOf(error: unknown): ErrorInfo {
  return error instanceof AblyError ? error.info : errorInfo(ErrorCode.internal, 500, 'Internal error');
}

/** A message as a client or the server sent it. */
export interface IncomingMessage {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly data?: unknown;
  readonly encoding?: string | undefined;
  readonly extras?: unknown;
  readonly clientId?: string | undefined;
}

/** A message as subscribers get it. */
export interface PublishedMessage extends IncomingMessage {
  readonly id: string;
  readonly timestamp: number;
  readonly serial: string;
  readonly action: 0;
}

/** The fields that we read of a client's frame. */
export interface ClientFrame {
  readonly action: number;
  readonly id?: string | undefined;
  readonly channel?: string | undefined;
  readonly channelSerial?: string | undefined;
  readonly flags: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly msgSerial: number;
  readonly accessToken?: string | undefined;
  readonly messages: readonly IncomingMessage[];
}

/**
 * Parses a frame; undefined if it is invalid.
 * @throws AblyError 40000 if its messages are invalid
 */
export function readFrame(text: string): ClientFrame | undefined {
  const frame = readObject(text);
  if (!frame || typeof frame['action'] !== 'number') return undefined;
  const { auth, params } = frame;
  return {
    action: frame['action'],
    id: textOf(frame['id']),
    channel: textOf(frame['channel']),
    channelSerial: textOf(frame['channelSerial']),
    flags: numberOf(frame['flags']),
    params: isObject(params) ? params : {},
    msgSerial: numberOf(frame['msgSerial']),
    accessToken: isObject(auth) ? textOf(auth['accessToken']) : undefined,
    messages: frame['messages'] === undefined ? [] : readMessages(frame['messages']),
  };
}

/**
 * Messages of a REST body or a frame: one object, or a list of them.
 * @throws AblyError 40000
 */
export function readMessages(value: unknown): IncomingMessage[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (items.length === 0) throw new AblyError(ErrorCode.badRequest, 400, 'There is no message');
  return items.map(readMessage);
}

function readMessage(item: unknown): IncomingMessage {
  if (!isObject(item)) throw new AblyError(ErrorCode.badRequest, 400, 'A message must be an object');
  return {
    id: textOf(item['id']),
    name: textOf(item['name']),
    data: item['data'],
    encoding: textOf(item['encoding']),
    extras: item['extras'],
    clientId: textOf(item['clientId']),
  };
}

/** Undefined if the text is no JSON object. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
