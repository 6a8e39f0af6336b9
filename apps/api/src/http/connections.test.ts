import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { answerClientError, registerConnectionLimit } from './connections.ts';

describe('many pipelined requests on one connection', () => {
  it('end it before they pile up, and what was still to come is dropped', async () => {
    const app = fastify();
    let begun = 0;
    registerConnectionLimit(app);
    app.get('/', async () => {
      begun += 1;
      await new Promise(() => undefined);
    });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5000));
    await closed;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThanOrEqual(16);
    expect((await app.inject('/nothing')).statusCode).toBe(404);
    await app.close();
  });

  it('are no trouble one after the other', async () => {
    const app = fastify();
    registerConnectionLimit(app);
    app.get('/', async () => 'here');
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    for (let request = 0; request < 40; request += 1) {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    }
    socket.destroy();
    await app.close();
  });
});

describe('an invalid request', () => {
  let ctx: TestApp;
  let port: number;
  beforeAll(async () => {
    ctx = await createTestApp();
    port = Number(new URL(await ctx.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => ctx.close());

  it.each([
    ['nonsense', 400, 'malformed_request', 'nonsense\r\n\r\n'],
    [
      'two lengths',
      400,
      'malformed_request',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    ['headers without end', 431, 'headers_too_large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('is answered as every other problem: %s', async (_what, status, code, words) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(words);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const problem: unknown = JSON.parse(body);
    expect(problem).toMatchObject({ status, code, type: `urn:mutuals:problem:${code}` });
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain(`x-request-id: ${Object(problem).requestId}`);
  });

  it('or did not arrive in time is a problem too', async () => {
    const app = fastify({
      requestTimeout: 50,
      http: { headersTimeout: 50, connectionsCheckingInterval: 20 },
      clientErrorHandler: (error, socket) => answerClientError(error, socket, true),
    });
    const { port: late } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(late), '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
    expect(answer).toContain('strict-transport-security: max-age=31536000');
    await app.close();
  });

  it('nor what piles up requests: the server ends it', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answers = 0;
    socket.on('data', (data) => (answers += String(data).split('HTTP/1.1 ').length - 1));
    const isEnded = new Promise<boolean>((resolve) => {
      socket.on('close', () => resolve(true)).on('data', () => answers >= 500 && resolve(false));
    });
    socket.write('GET /v1/subscriptions/pricing HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500));
    expect(await isEnded).toBe(true);
    socket.destroy();
  });

  it('does not wait without end: requests, their headers, their answers and unread answers have a time', () => {
    const { requestTimeout, headersTimeout, timeout, maxRequestsPerSocket } = ctx.app.server;
    expect(ctx.app.initialConfig).toMatchObject({ handlerTimeout: 30_000 });
    expect([requestTimeout, headersTimeout, timeout, maxRequestsPerSocket]).toEqual([30_000, 15_000, 60_000, 1000]);
  });
});
