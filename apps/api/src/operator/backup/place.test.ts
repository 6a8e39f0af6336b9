// How a bucket is read that is slow, or silent. The whole of backups is in backup.test.ts.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlace } from './place.ts';

let server: Server;
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  const closed = once(server, 'close');
  server.close();
  await closed;
});

/** Begins to read a backup from a store that answers as the test says. */
async function read(answer: (response: ServerResponse) => void, limitMs?: number): Promise<AsyncIterator<Buffer>> {
  server = createServer((_, response) => {
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store is not listening.');
  const access = { bucket: 'backups', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
  const place = createPlace({ kind: 's3', endpoint: `http://127.0.0.1:${address.port}`, ...access }, limitMs);
  return place.read('a.backup')[Symbol.asyncIterator]();
}

it('a backup that goes on arriving may take as long as it does', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  let rest = (): unknown => undefined;
  const parts = await read((response) => {
    response.write('first');
    rest = () => response.end('last');
  });
  expect(String((await parts.next()).value)).toBe('first');
  // The limit of a request is over.
  limit.abort();
  rest();
  expect(String((await parts.next()).value)).toBe('last');
  expect((await parts.next()).done).toBe(true);
});

it('a store that falls silent in the middle of a backup is given up', async () => {
  const parts = await read((response) => response.write('first'), 500);
  expect(String((await parts.next()).value)).toBe('first');
  await expect(parts.next()).rejects.toThrow('the bucket backups cannot be read: the connection was lost.');
});

it('a store that does not answer is given up', async () => {
  const parts = await read(() => undefined, 20);
  await expect(parts.next()).rejects.toThrow('the bucket backups cannot be read: it does not answer.');
});
