import { afterEach, expect, it, vi } from 'vitest';
import { xhrFetch } from './xhr-fetch.ts';

afterEach(() => vi.restoreAllMocks());

/** A request of which nothing is asked but to be sent; the test page's own address answers. */
const request = (size: number, path = location.href) =>
  new Request(path, { method: 'POST', body: new Blob([new Uint8Array(size)]) });

it('tells how much was sent, up to all of it, and answers as fetch does', async () => {
  const sent: number[] = [];
  const answer = await xhrFetch((share) => sent.push(share))(request(2_000_000), {});
  expect(answer).toBeInstanceOf(Response);
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(sent.at(-1)).toBe(1);
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
});

it('rejects with the reason when it is stopped, and with a TypeError when nobody answers', async () => {
  const leaving = new AbortController();
  const stopped = xhrFetch(() => {})(request(10), { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(stopped).rejects.toThrow('left');
  await expect(xhrFetch(() => {})(request(10, 'http://127.0.0.1:9/'), {})).rejects.toBeInstanceOf(TypeError);
});

it('stops a request that is on its way', async () => {
  const leaving = new AbortController();
  const stopped = xhrFetch(() => leaving.abort(new Error('left')))(request(2_000_000), { signal: leaving.signal });
  await expect(stopped).rejects.toThrow('left');
});

it('sends nothing of what was stopped before', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const signal = AbortSignal.abort(new Error('left'));
  await expect(xhrFetch(() => {})(request(10), { signal })).rejects.toThrow('left');
  expect(send).not.toHaveBeenCalled();
});

it('sends the headers of the request and answers with those of the server, also where there is no body', async () => {
  const own = new URL(import.meta.url).pathname;
  const first = await xhrFetch(() => {})(new Request(own), {});
  expect(first.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await first.text()).toContain('sends the headers of the request');
  const again = new Request(own, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  const second = await xhrFetch(() => {})(again, {});
  expect([second.status, await second.text()]).toEqual([304, '']);
});

it('takes an answer that shows no headers to this page', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'getAllResponseHeaders').mockReturnValue('');
  const answer = await xhrFetch(() => {})(request(10), {});
  expect([...answer.headers]).toEqual([]);
});

it.each(['include', 'same-origin'] as const)(
  'sends cookies to another origin where the request does: %s',
  async (credentials) => {
    const isWith = vi.spyOn(XMLHttpRequest.prototype, 'withCredentials', 'set');
    await xhrFetch(() => {})(new Request(request(10), { credentials }), {});
    expect(isWith.mock.calls).toEqual([[credentials === 'include']]);
  },
);
