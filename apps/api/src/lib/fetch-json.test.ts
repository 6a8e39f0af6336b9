import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchJson, type FetchLimits, isOutage, NotJson, OutsideError, retryAfterOf } from './fetch-json.ts';

let answer: (response: ServerResponse, request: IncomingMessage) => void;
const server = http.createServer((request, response) => answer(response, request));
beforeEach(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const host = () => `127.0.0.1:${Object(server.address()).port}`;
const ask = (limits: Partial<FetchLimits> = {}) =>
  fetchJson(`http://${host()}/secret-path?key=secret`, { timeoutMs: 5000, maxBytes: 100, ...limits });

describe('an outside service', () => {
  it('is asked with our headers, and with a body by POST', async () => {
    const asked: unknown[] = [];
    answer = (response, request) => {
      const { method, headers } = request;
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        asked.push([method, headers['x-key'], headers['content-type'], body]);
        response.end('{"is":true}');
      });
    };
    const headers = { 'x-key': 'k' };
    expect(await ask({ headers })).toEqual({ is: true });
    expect(await ask({ headers, body: { text: 'Hello' } })).toEqual({ is: true });
    expect(asked).toEqual([
      ['GET', 'k', undefined, ''],
      ['POST', 'k', 'application/json', '{"text":"Hello"}'],
    ]);
  });

  it('may say as much as the limit and no more', async () => {
    answer = (response) => void response.end(JSON.stringify('x'.repeat(98)));
    expect(await ask()).toBe('x'.repeat(98));
    answer = (response) => void response.end(JSON.stringify('x'.repeat(99)));
    await expect(ask()).rejects.toThrow(/sent more than 100 bytes$/);
  });

  it('that fails is told with its host and status, and nothing that was asked or answered', async () => {
    answer = (response) => void response.writeHead(429, { 'retry-after': '7' }).end('secret');
    const failing = ask();
    await expect(failing).rejects.toThrow(`${host()} answered 429`);
    await expect(failing).rejects.not.toThrow(/secret/);
    await expect(failing).rejects.toMatchObject({ name: 'OutsideError', status: 429, retryAfterS: 7 });
  });

  it('that answers with something else than JSON is told with its host alone', async () => {
    answer = (response) => void response.end('secret');
    await expect(ask()).rejects.toThrow(new NotJson(`${host()} did not answer with JSON`));
  });

  it('may lack what was asked for where that is no error', async () => {
    answer = (response) => void response.writeHead(404).end('{}');
    expect(await ask({ mayBeMissing: true })).toBeUndefined();
    await expect(ask()).rejects.toMatchObject({ status: 404 });
    answer = (response) => void response.writeHead(410).end('{}');
    await expect(ask({ mayBeMissing: true })).rejects.toMatchObject({ status: 410 });
  });

  it('is followed elsewhere only where it may move', async () => {
    answer = (response, { url }) =>
      void (url === '/moved' ? response.end('"moved"') : response.writeHead(302, { location: '/moved' }).end());
    await expect(ask()).rejects.toThrow(TypeError);
    expect(await ask({ mayMove: true })).toBe('moved');
  });

  it('that is late is not waited for', async () => {
    answer = (response) => void response.write('"x');
    await expect(ask({ timeoutMs: 200 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

it('an error that is about one request is no outage: the service answers others', () => {
  for (const status of [400, 413, 414, 422, 431]) expect(isOutage(new OutsideError('x', status))).toBe(false);
  for (const status of [401, 403, 404, 429, 500, 503]) expect(isOutage(new OutsideError('x', status))).toBe(true);
  expect(isOutage(new Error('away'))).toBe(true);
});

it.each<[string | undefined, number | null]>([
  ['150', 150],
  ['0', 0],
  ['1000000', null],
  ['-1', null],
  ['Fri, 27 Nov 2026 10:02:30 GMT', 150],
  ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('%j asks for %j seconds of patience (RFC 9110)', (wait, seconds) => {
  const date = 'Fri, 27 Nov 2026 10:00:00 GMT';
  expect(retryAfterOf({ date, ...(wait !== undefined && { 'retry-after': wait }) })).toBe(seconds);
});
