import { expect, it } from 'vitest';
import { xhrFetch } from './xhr-fetch.ts';

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
