// The server's model adapters: OpenAI's protocol against the stand-in, Anthropic's against a service that answers as documented.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { createHttpModel } from '@mutuals/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';
import { type Behaviour, ModelStandIn } from './behaviour.ts';

const KEY = 'sandbox-key';
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['reply'],
  properties: { reply: { type: 'string' } },
};
const REQUEST = {
  system: 'Our words.',
  messages: [{ role: 'user', content: 'Their words.' }],
  schema: SCHEMA,
  maxTokens: 50,
  timeoutMs: 2000,
} as const;
const answer = (value: unknown): Behaviour => ({ kind: 'answer', value });

let standIn: ModelStandIn;
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-model-'));
  standIn = new ModelStandIn();
  sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:secret', model: { standIn, key: KEY } });
});
beforeEach(() => void standIn.calls.splice(0));
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

const model = (key: string | null = KEY) =>
  createHttpModel({ api: 'openai', url: `${sandbox.url}/model`, key, name: 'some-model' });

describe("OpenAI's protocol", () => {
  it('is asked with our words as system, theirs as user, and the schema; the answer comes with what it cost', async () => {
    standIn.behave(answer({ reply: 'Noted.' }));
    expect(await model().complete(REQUEST)).toEqual({ value: { reply: 'Noted.' }, usage: 150 });
    expect(standIn.calls).toEqual([
      {
        model: 'some-model',
        messages: [{ role: 'system', content: 'Our words.' }, ...REQUEST.messages],
        schema: SCHEMA,
        isStream: false,
      },
    ]);
  });

  it.each<[string, Behaviour]>([
    ['is cut off', { kind: 'cut' }],
    ['is a refusal', { kind: 'refusal' }],
    ['is no JSON', { kind: 'text', content: 'Sure! Here you are: {' }],
    ['does not fit the schema', answer({ reply: 3 })],
    ['has more than the schema', answer({ reply: 'Noted.', verified: true })],
  ])('is not tried again when the answer %s', async (_what, behaviour) => {
    standIn.behave(behaviour);
    await expect(model().complete(REQUEST)).rejects.toMatchObject({ kind: 'unusable' });
    expect(standIn.calls).toHaveLength(1);
  });

  it.each([429, 500, 503] as const)('is tried once more after %i, when the service says', async (status) => {
    standIn.behave({ kind: 'error', status, retryAfterS: 0 }, answer({ reply: 'Noted.' }));
    expect(await model().complete(REQUEST)).toMatchObject({ value: { reply: 'Noted.' } });
    standIn.behave({ kind: 'error', status, retryAfterS: 0 }, { kind: 'error', status });
    await expect(model().complete(REQUEST)).rejects.toMatchObject({ kind: 'failed' });
    expect(standIn.calls).toHaveLength(4);
  });

  it('is not waited for when the service asks for more time than there is', async () => {
    standIn.behave({ kind: 'error', status: 429, retryAfterS: 60 });
    await expect(model().complete(REQUEST)).rejects.toMatchObject({ kind: 'failed' });
    expect(standIn.calls).toHaveLength(1);
  });

  it('is given up when no answer comes in time', async () => {
    standIn.behave({ kind: 'silence' });
    await expect(model().complete({ ...REQUEST, timeoutMs: 100 })).rejects.toMatchObject({ kind: 'late' });
  });

  it('is not tried again when the service refuses the request or the key', async () => {
    standIn.behave({ kind: 'error', status: 400 });
    await expect(model().complete(REQUEST)).rejects.toMatchObject({ kind: 'unusable' });
    await expect(model('another').complete(REQUEST)).rejects.toMatchObject({ kind: 'failed' });
    expect(standIn.calls).toHaveLength(1);
  });

  it('can be streamed: the pieces are the answer, then come the reason, the cost and the end', async () => {
    standIn.behave(answer({ reply: 'Nice to meet you, Noor.' }));
    const response = await fetch(`${sandbox.url}/model/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'some-model', messages: REQUEST.messages, stream: true }),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map((event) => event.replace('data: ', ''));
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event));
    const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
    expect(JSON.parse(text)).toEqual({ reply: 'Nice to meet you, Noor.' });
    expect(chunks.at(-2)).toMatchObject({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 150 } });
    expect(events.at(-1)).toBe('[DONE]');
  });
});

describe("Anthropic's protocol, as documented", () => {
  const asked: { url: string | undefined; headers: Record<string, unknown>; body: unknown }[] = [];
  let body: object;
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, headers: request.headers, body: await json(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const documented = { type: 'message', role: 'assistant', usage: { input_tokens: 100, output_tokens: 20 } };
  const ask = () =>
    createHttpModel({
      api: 'anthropic',
      url: `http://127.0.0.1:${Object(server.address()).port}/v1`,
      key: KEY,
      name: 'some-model',
    }).complete(REQUEST);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => void server.close());

  it('is asked by its path, with its headers and the schema', async () => {
    body = { ...documented, content: [{ type: 'text', text: '{"reply":"Noted."}' }], stop_reason: 'end_turn' };
    expect(await ask()).toEqual({ value: { reply: 'Noted.' }, usage: 120 });
    expect(asked[0]).toMatchObject({
      url: '/v1/messages',
      headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
      body: {
        model: 'some-model',
        max_tokens: 50,
        system: 'Our words.',
        messages: REQUEST.messages,
        output_config: { format: { type: 'json_schema', schema: SCHEMA } },
      },
    });
  });

  it.each(['max_tokens', 'refusal'])('is no answer when it ends with %s', async (stop_reason) => {
    body = { ...documented, content: [{ type: 'text', text: '{"reply":"Noted."}' }], stop_reason };
    await expect(ask()).rejects.toMatchObject({ kind: 'unusable' });
  });
});
