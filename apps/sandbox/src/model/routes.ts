// The one call of OpenAI's protocol that Mutuals makes, whole or as a stream:
//   POST /model/chat/completions
import type { ServerResponse } from 'node:http';
import { isRecord, readJson, sendJson, type Routes } from '../http.ts';
import type { Behaviour, ModelCall, ModelStandIn } from './behaviour.ts';

const PATH = '/model/chat/completions';
const BODY_LIMIT_BYTES = 256 * 2 ** 10;
const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
const ROLES = ['system', 'user', 'assistant'];
const ERROR_TYPES = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  429: 'rate_limit_error',
  500: 'server_error',
  503: 'server_error',
} as const;

/** Routes of OpenAI's protocol, for callers with the key. */
export function modelRoutes(standIn: ModelStandIn, key: string): Routes {
  return async ({ request, response, url }) => {
    if (url.pathname !== PATH || request.method !== 'POST') return false;
    if (request.headers.authorization !== `Bearer ${key}`) return sendError(response, 401);
    const call = readCall(await readJson(request, BODY_LIMIT_BYTES));
    if (call === null) return sendError(response, 400);
    behave(response, call, standIn.take(call));
    return true;
  };
}

/** Null if the protocol would refuse the body. */
function readCall(body: unknown): ModelCall | null {
  if (!isRecord(body) || typeof body['model'] !== 'string' || !Array.isArray(body['messages'])) return null;
  const messages = body['messages'].flatMap((message: unknown) =>
    isRecord(message) && ROLES.includes(String(message['role'])) && typeof message['content'] === 'string'
      ? [{ role: String(message['role']), content: message['content'] }]
      : [],
  );
  if (messages.length !== body['messages'].length || messages.length === 0) return null;
  const format = body['response_format'];
  const schema = isRecord(format) && isRecord(format['json_schema']) ? format['json_schema']['schema'] : null;
  return { model: body['model'], messages, schema, isStream: body['stream'] === true };
}

function behave(response: ServerResponse, call: ModelCall, behaviour: Behaviour): void {
  switch (behaviour.kind) {
    case 'answer':
      return complete(response, call, { content: JSON.stringify(behaviour.value), reason: 'stop' });
    case 'text':
      return complete(response, call, { content: behaviour.content, reason: 'stop' });
    case 'cut':
      return complete(response, call, { content: '{"reply":"Nice to m', reason: 'length' });
    case 'refusal':
      return complete(response, call, { content: null, reason: 'stop' });
    case 'silence':
      return;
    case 'wait':
      return void behaviour.until.then(() => behave(response, call, behaviour.next));
    case 'error':
      sendError(response, behaviour.status, behaviour.retryAfterS);
  }
}

interface Ending {
  content: string | null;
  reason: 'stop' | 'length';
}

const REFUSAL = 'I cannot help with that.';

function complete(response: ServerResponse, { model, isStream }: ModelCall, { content, reason }: Ending): void {
  const common = { id: 'chatcmpl-sandbox', created: 0, model };
  if (isStream) return stream(response, { ...common, object: 'chat.completion.chunk' }, content ?? REFUSAL, reason);
  const message = { role: 'assistant', content, refusal: content === null ? REFUSAL : null };
  const choices = [{ index: 0, message, finish_reason: reason, logprobs: null }];
  sendJson(response, 200, { ...common, object: 'chat.completion', choices, usage: USAGE });
}

const CHUNK_LENGTH = 12;

/** Sends the text in pieces, the finish reason, the usage, and the end marker. */
function stream(response: ServerResponse, common: object, content: string, reason: Ending['reason']): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (data: unknown): boolean => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (delta: object, finish_reason: string | null) =>
    send({ ...common, choices: [{ index: 0, delta, finish_reason }] });
  chunk({ role: 'assistant' }, null);
  for (let at = 0; at < content.length; at += CHUNK_LENGTH)
    chunk({ content: content.slice(at, at + CHUNK_LENGTH) }, null);
  chunk({}, reason);
  send({ ...common, choices: [], usage: USAGE });
  response.end('data: [DONE]\n\n');
}

function sendError(response: ServerResponse, status: keyof typeof ERROR_TYPES, retryAfterS?: number): true {
  const error = { message: 'The sandbox was told to fail.', type: ERROR_TYPES[status], code: null, param: null };
  sendJson(response, status, { error }, retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) });
  return true;
}
