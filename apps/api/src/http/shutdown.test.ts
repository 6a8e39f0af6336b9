import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, profileInput, type TestApp } from '../testing/test-app.ts';
import { untilSomeoneWaits } from '../testing/someone-waits.ts';

let ctx: TestApp;
beforeEach(async () => {
  ctx = await createTestApp();
});
afterEach(() => ctx.close());

it('a request that runs when the server closes is answered; new ones are not taken', async () => {
  const user = await ctx.signIn('alice');
  const origin = await ctx.app.listen({ host: '127.0.0.1', port: 0 });
  const blocker = await ctx.database.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from users where id = $1 for update', [user.id]);

  const running = fetch(`${origin}/v1/profiles`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify(profileInput()),
  });
  await untilSomeoneWaits(ctx.database.pool);
  const closed = ctx.app.close();
  await untilRefused(origin);

  await blocker.query('commit');
  blocker.release();
  expect((await running).status).toBe(201);
  await closed;
});

it('a request whose beginning has arrived when the server closes is answered, not refused', async () => {
  const origin = await ctx.app.listen({ host: '127.0.0.1', port: 0 });
  const arrived = once(ctx.app.server, 'connection');
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const [served] = await arrived;
  const first = 'GET /v1/subscriptions/pricing HTTP/1.1\r\nhost: x\r\n\r\n';
  socket.write(first);
  await once(socket, 'data');
  socket.write('GET /v1/subscriptions/pricing HTTP/1.1\r\n');
  while (served.bytesRead <= first.length) await nextTurn();
  const closed = ctx.app.close();
  await untilRefused(origin);
  socket.write('host: x\r\n\r\n');
  expect(await text(socket)).toMatch(/HTTP\/1\.1 200 /);
  await closed;
});

it('a connection that was opened in advance and never used does not hold the server', async () => {
  const { port } = new URL(await ctx.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  const accepted = once(ctx.app.server, 'connection');
  await Promise.all([once(socket, 'connect'), accepted]);
  socket.resume();
  await Promise.all([ctx.app.close(), once(socket, 'close')]);
});

it.each([
  [
    'a body that never ends',
    'POST /v1/nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
  ],
  ['an answer that nobody reads', 'GET /v1/subscriptions/pricing HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(16)],
])('%s does not hold the server', async (_what, words) => {
  const { port } = new URL(await ctx.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const asked = once(ctx.app.server, 'request');
  socket.write(words);
  await asked;
  const trickle = setInterval(() => socket.write(' '), 100);
  await ctx.app.close();
  clearInterval(trickle);
  socket.destroy();
});

async function untilRefused(origin: string): Promise<void> {
  for (;;) {
    const refused = await fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    );
    if (refused) return;
    await nextTurn();
  }
}
