import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../../tests/support/free-ports.ts';
import { buildSandbox } from './server.ts';

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-sandbox-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The process, without any variable of this one's environment that it reads. */
function run(env: Record<string, string>): { ended: Promise<{ code: unknown; words: string }> } {
  const { NODE_ENV: _, PRIVY_APP_ID: __, ...own } = process.env;
  const started = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...own, DATA_DIR: dataDir, SANDBOX_REALTIME_KEY: 'sandbox.local:secret', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child = started;
  const words = started.stderr ? text(started.stderr) : Promise.resolve('');
  return { ended: once(started, 'exit').then(async ([code]) => ({ code, words: await words })) };
}

describe('the sandbox as a process', () => {
  it.each([
    ['in production', { NODE_ENV: 'production' }, 'NODE_ENV'],
    ['beside Privy', { PRIVY_APP_ID: 'an-app' }, 'PRIVY_APP_ID'],
    ['without the key of the realtime service', { SANDBOX_REALTIME_KEY: '' }, 'SANDBOX_REALTIME_KEY'],
  ])('does not start %s, and says why in one line (D32)', async (_, env, named) => {
    const { code, words } = await run({ SANDBOX_PORT: '0', ...env }).ended;
    expect(code).toBe(1);
    expect(words).toMatch(new RegExp(`^[^\\n]*${named}[^\\n]*\\n$`));
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('says which port is taken, and what to set', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const { code, words } = await run({ SANDBOX_PORT: port }).ended;
    other.close();
    expect([code, words]).toEqual([1, `Port ${port} is in use. Set SANDBOX_PORT to a free one.\n`]);
  });
});

describe('no request', () => {
  const SOCKET =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

  it('ends the process, whatever its address, its headers and its end', async () => {
    const [port = 0] = await freePorts(1);
    const { ended } = run({ SANDBOX_PORT: String(port) });
    let end: unknown;
    void ended.then((how) => (end = how));
    const isHealthy = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isHealthy).toBe(true);

    for (const where of ['//', 'http://', '//[', '/', '*', '/%', '/channels/%/messages', '/channels/%0a/messages']) {
      for (const host of ['localhost', 'evil.example', '']) {
        for (const more of [SOCKET, SOCKET.replace('13', 'x'), 'connection: upgrade\r\nupgrade: other\r\n', '']) {
          for (const reset of [false, true]) {
            const socket = connect(port, '127.0.0.1').on('error', () => undefined);
            const closed = once(socket, 'close');
            socket.write(`GET ${where} HTTP/1.1\r\nhost: ${host}\r\n${more}\r\n`);
            if (reset) socket.resetAndDestroy();
            else socket.once('data', () => socket.destroy());
            await closed;
          }
        }
      }
    }
    expect(end).toBeUndefined();
    expect(await isHealthy()).toBe(true);
  });
});

describe('the sandbox', () => {
  it('listens on this machine alone', async () => {
    const sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'sandbox.local:secret' });
    expect(sandbox.url).toBe(`http://127.0.0.1:${sandbox.port}`);
    await sandbox.close();
  });

  it('is healthy when it is ready, not before', async () => {
    let isReady = false;
    const sandbox = await buildSandbox({
      dataDir,
      port: 0,
      realtimeKey: 'sandbox.local:secret',
      isReady: () => isReady,
    });
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(503);
    isReady = true;
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    await sandbox.close();
  });

  it('serves identity and realtime from one port, and frees it on close() whatever is still connected', async () => {
    const sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'sandbox.local:secret' });
    const { handle } = await sandbox.identity.signIn('wei_li');
    expect(handle).toBe('wei_li');
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/?v=4&key=sandbox.local:secret`);
    const [frame] = await once(socket, 'message');
    expect(JSON.parse(String(frame))).toMatchObject({ action: 4 });
    socket.pause(); // never sees the end of the connection
    await sandbox.close();
    const next = await buildSandbox({ dataDir, port: sandbox.port, realtimeKey: 'sandbox.local:secret' });
    await next.close();
    socket.terminate();
  });

  it('closes while connections are open that asked for nothing, or never end what they ask', async () => {
    const sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'sandbox.local:secret' });
    const [idle, trickling] = [connect(sandbox.port, '127.0.0.1'), connect(sandbox.port, '127.0.0.1')];
    trickling.write('POST /identity/sessions HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{');
    for (const socket of [idle, trickling]) socket.on('error', () => undefined);
    await Promise.all([once(idle, 'connect'), once(trickling, 'connect')]);
    // Once the server answers a later connection, it has accepted both.
    await (await fetch(`${sandbox.url}/healthz`)).text();
    await sandbox.close();
  });

  it('leaves sockets of other protocols alone', async () => {
    const sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'sandbox.local:secret' });
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/`);
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('404');
    await sandbox.close();
  });
});
