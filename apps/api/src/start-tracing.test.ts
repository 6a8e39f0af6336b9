// Traces: only where a collector is named, without a word of people, and never at their cost. The collector is a real HTTP peer.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { createRealtime } from './integrations/realtime/create-realtime.ts';
import { failureOf, traced, tracedCalls } from './lib/tracing.ts';
import { newMatch } from './testing/fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { startTracing } from './start-tracing.ts';

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  status: unknown;
}

const received: Received[] = [];
let collector: Server;
let url: string;
/** Whether the collector answers. */
let answers: boolean;
let stop: (() => Promise<void>) | null = null;
/** One for each test: a tracer that was stopped may still tell its own. */
let log: { info: Mock; warn: Mock };

beforeEach(async () => {
  received.splice(0);
  answers = true;
  log = { info: vi.fn(), warn: vi.fn() };
  collector = createServer(async (request, response) => {
    const { url: path, headers } = request;
    received.push({ path, headers, body: await json(request) });
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  url = `http://127.0.0.1:${Object(collector.address()).port}/v1/traces`;
});
afterEach(async () => {
  await stop?.();
  stop = null;
  collector.closeAllConnections();
  collector.close();
});

const start = async (share = 1): Promise<void> => {
  const own = log;
  stop = await startTracing({ tracing: { url, headers: { authorization: 'Bearer abc' }, share } }, 'server', () => own);
};
const flush = async (): Promise<void> => {
  await stop?.();
  stop = null;
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** What the collector got, flat. */
function spans(): Sent[] {
  const scopes = received.flatMap(({ body }) =>
    list(Object(body).resourceSpans).flatMap((one) => list(Object(one).scopeSpans)),
  );
  return scopes
    .flatMap((scope) => list(Object(scope).spans))
    .map((span) => ({
      ...Object(span),
      attributes: Object.fromEntries(
        list(Object(span).attributes).map((pair) => [Object(pair).key, Object.values(Object(Object(pair).value))[0]]),
      ),
    }));
}

const MARK = 'Meetmeatfive';

/** A message to a match, and the jobs that it adds. */
async function sendMessage(ctx: TestApp) {
  const [sender, partner] = [await ctx.signIn({ handle: `${MARK}_a`, name: MARK }), await ctx.signIn(`${MARK}_b`)];
  const [own, other] = [await ctx.newProfile(sender, { name: MARK, bio: MARK }), await ctx.newProfile(partner)];
  const { conversationId } = await newMatch(
    ctx,
    { user: sender, profileId: own._id },
    { user: partner, profileId: other._id },
  );
  const answer = await ctx.call('sendMessage', {
    as: sender,
    query: { profileId: own._id },
    body: { type: 'text', conversationId, clientId: randomUUID(), content: MARK },
  });
  await ctx.runJobs();
  const people = [sender.id, partner.id, own._id, other._id, conversationId, sender.privyId, MARK];
  return { requestId: String(answer.headers['x-request-id']), people };
}

describe('a request and its jobs', () => {
  it('are one trace, whose id is the request’s, with the statements and calls of each', async () => {
    await start();
    const ctx = await createTestApp();
    try {
      const { requestId } = await sendMessage(ctx);
      await flush();
      expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { authorization: 'Bearer abc' } });
      const trace = spans().filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
      const named = (name: string): Sent | undefined => trace.find((span) => span.name === name);
      const [request, job] = [named('sendMessage'), named('publish-message')];
      expect(request?.attributes).toEqual({
        'http.request.method': 'POST',
        'http.response.status_code': 201,
        'mutuals.request_id': requestId,
      });
      expect(job).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'mutuals.request_id': requestId } });
      expect(named('insert notifications')?.parentSpanId).toBe(request?.spanId);
      // Who asks is looked up before the body is read, what they say is stored after it.
      expect(trace.filter(({ parentSpanId }) => parentSpanId === request?.spanId).length).toBeGreaterThan(3);
      expect(trace.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
    } finally {
      await ctx.close();
    }
  });

  it('say nothing of people: no word, id, handle or address (D78)', async () => {
    await start();
    const ctx = await createTestApp();
    try {
      const { people } = await sendMessage(ctx);
      await ctx.app.inject({ url: `/v1/profiles/${MARK}?q=${MARK}`, headers: { 'user-agent': MARK } });
      await ctx.app.inject({ url: `/${MARK}/${MARK}` });
      await flush();
      expect(spans().length).toBeGreaterThan(20);
      const sent = JSON.stringify(received.map(({ body }) => body)).toLowerCase();
      for (const word of [...people, '127.0.0.1']) expect(sent).not.toContain(word.toLowerCase());
    } finally {
      await ctx.close();
    }
  });
});

describe('a call to the outside', () => {
  const service = {
    isThere: true,
    ask: async (word: string): Promise<string> => {
      if (word === 'fail') throw Object.assign(new Error(MARK), { code: 'ECONNREFUSED' });
      return word;
    },
    size: (word: string): number => word.length,
  };

  it('is a part of the request, by its service and method, with the kind of failure alone', async () => {
    await start();
    const outside = tracedCalls('model', service);
    await traced({ kind: 'request', name: 'ask' }, async () => {
      expect(await outside.ask(MARK)).toBe(MARK);
      expect([outside.isThere, outside.size('four')]).toEqual([true, 4]);
      await expect(outside.ask('fail')).rejects.toThrow(MARK);
    });
    // Of nothing: nobody asked for it.
    await outside.ask('alone');
    await flush();
    const calls = spans().filter(({ name }) => name === 'model ask');
    expect(calls.map(({ attributes }) => attributes)).toEqual([
      { 'peer.service': 'model' },
      { 'peer.service': 'model', 'error.type': 'ECONNREFUSED' },
    ]);
    expect(spans().map(({ name }) => name)).not.toContain('model size');
    expect(JSON.stringify(received.map(({ body }) => body))).not.toContain(MARK);
  });

  it('is what it was without tracing', () => {
    expect(tracedCalls('model', service)).toBe(service);
    expect(tracedCalls('model', null)).toBeNull();
  });

  it('that fails with a sentence as its code is told by no word of it', () => {
    expect(failureOf(Object.assign(new TypeError('x'), { code: `no ${MARK} here` }))).toBe('TypeError');
    expect(failureOf(MARK)).toBe('unknown');
  });
});

it('nothing is traced of a share of 0', async () => {
  await start(0);
  await traced({ kind: 'request', name: 'ask', requestId: randomUUID() }, async () => undefined);
  await flush();
  expect(received).toEqual([]);
});

/** A full batch is sent at once. */
async function fillBatch(): Promise<void> {
  for (let count = 0; count < 512; count += 1)
    expect(await traced({ kind: 'request', name: 'ask' }, async () => count)).toBe(count);
}

describe('a collector', () => {
  it('that never answers delays neither a request nor the end', async () => {
    answers = false;
    await start();
    const ctx = await createTestApp();
    try {
      await sendMessage(ctx);
      await fillBatch();
      await expect.poll(() => received.length).toBeGreaterThan(0);
      // Ends by a limit of its own, or this test would not.
      await flush();
    } finally {
      await ctx.close();
    }
  });

  it('that is away is told of once in the log, and once when it is back', async () => {
    collector.closeAllConnections();
    const { port } = Object(collector.address());
    await once(collector.close(), 'close');
    await start();
    await fillBatch();
    await expect.poll(() => log.warn.mock.calls).toHaveLength(1);
    collector.listen(port, '127.0.0.1');
    await once(collector, 'listening');
    await fillBatch();
    await expect.poll(() => log.info.mock.calls).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

it('without a collector nothing of OpenTelemetry is loaded, and with one it is', async () => {
  const count = async (tracing: object | null): Promise<number> => {
    const program = `
      import { registerHooks } from 'node:module';
      let loaded = 0;
      registerHooks({ load: (url, context, next) => (loaded += /@opentelemetry\\/(?!api\\/)/.test(url) ? 1 : 0, next(url, context)) });
      for (const name of ['app', 'background', 'assemble-services', 'domains/jobs']) await import(${JSON.stringify(import.meta.dirname)} + '/' + name + '.ts');
      const { startTracing } = await import(${JSON.stringify(import.meta.dirname)} + '/start-tracing.ts');
      const stop = await startTracing({ tracing: ${JSON.stringify(tracing)} }, 'server', () => null);
      await stop();
      console.log(loaded);
      process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return Number(stdout);
  };
  expect(await count(null)).toBe(0);
  expect(await count({ url, headers: {}, share: 1 })).toBeGreaterThan(10);
});

it('one id leads from a request to its job and to the event that is published', async () => {
  const lines: string[] = [];
  const ctx = await createTestApp({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  const origin = url.replace('/v1/traces', '');
  const ably = createRealtime({ apiKey: 'app.key:secret', endpoint: origin }, ctx.clock, () => ctx.app.log);
  const publish = vi.spyOn(ctx.realtime, 'publish').mockImplementation(ably.publish);
  try {
    const { requestId } = await sendMessage(ctx);
    const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
    const ofRequest = logged.filter((line) => line['requestId'] === requestId);
    expect(ofRequest).toContainEqual(
      expect.objectContaining({ msg: 'request', operationId: 'sendMessage', status: 201 }),
    );
    expect(ofRequest).toContainEqual(expect.objectContaining({ msg: 'A job is done.', task: 'publish-message' }));
    const published = ofRequest.filter(({ msg }) => msg === 'An event is published.');
    expect(published.length).toBeGreaterThan(0);
    const onTheWire = received.map(({ body }) => Object(body).id);
    for (const { eventId } of published) expect(onTheWire).toContain(eventId);
    expect(lines.join('')).not.toContain(MARK);
  } finally {
    publish.mockRestore();
    await ctx.close();
  }
});
