// Shared by the sandbox's routes: answers, problems (D30) and bodies.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and its response. A route group answers it or leaves it to the next group. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** A route group: answers the request and returns true, or returns false if the request is not for it. */
export type Routes = (exchange: Exchange) => Promise<boolean>;

export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** An error answer; `message` is shown to the caller. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(body));
}

/** Answers every error as problem+json; an error that is not a Problem is ours, and its details stay private. */
export function sendProblem(response: ServerResponse, error: unknown): void {
  const problem =
    error instanceof Problem ? error : new Problem(500, 'internal_error', 'Something went wrong. Please try again.');
  const { status, code, message, errors } = problem;
  const body = {
    type: `urn:mutuals:problem:${code}`,
    title: TITLES[status] ?? 'Error',
    status,
    code,
    message,
    errors,
    requestId: randomUUID(),
  };
  sendJson(response, status, body, { 'content-type': 'application/problem+json' });
}

/**
 * The body as JSON.
 * @throws Problem 413, 415 or 400
 */
export async function readJson(request: IncomingMessage, limitBytes: number): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (type !== 'application/json')
    throw new Problem(415, 'unsupported_media_type', 'Send the body as application/json.');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    // The rest of a too large body is read and dropped, because a client that still sends does not read the answer.
    if (size <= limitBytes) parts.push(part);
  }
  if (size > limitBytes) throw new Problem(413, 'payload_too_large', `The body may have ${limitBytes} bytes.`);
  return parseJson(Buffer.concat(parts).toString('utf8'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'malformed_json', 'The body is not JSON.');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
