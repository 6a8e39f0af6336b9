import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webOrigins } from './callers.ts';
import { buildSandbox, type Sandbox } from './server.ts';

let dataDir: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-sandbox-'));
  sandbox = await buildSandbox({
    dataDir,
    port: 0,
    realtimeKey: 'sandbox.local:secret',
    webOrigins: webOrigins(3000, 'https://demo.example/welcome'),
  });
});
afterAll(async () => {
  await sandbox.close();
  fs.rmSync(dataDir, { recursive: true });
});

/** The status of a handwritten request; `fetch` would set these headers itself. */
async function statusOf(method: string, where: string, headers: Record<string, string>): Promise<number> {
  const socket = connect(sandbox.port, '127.0.0.1');
  const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${where} HTTP/1.1\r\n${lines.join('')}\r\n`);
  // An accepted socket of another protocol stays open: its first line is enough.
  if (headers['upgrade'] !== undefined) {
    const [line] = await once(socket, 'data');
    socket.destroy();
    return Number(String(line).split(' ')[1]);
  }
  return Number((await text(socket)).split(' ')[1]);
}

const SOCKET = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const PLACE = '/?v=4&key=sandbox.local:secret';

describe('a request and a socket', () => {
  it.each(['localhost', 'localhost:4501', '127.0.0.1:80', '[::1]:3001', 'demo.example'])(
    'to %s, a name of this machine or of the web app, are answered',
    async (host) => {
      expect(await statusOf('GET', '/healthz', { host })).toBe(200);
      expect(await statusOf('GET', PLACE, { host, ...SOCKET })).toBe(101);
    },
  );

  it.each(['evil.example', 'evil.example:3001', 'localhost.evil.example', '127.0.0.1.evil.example', 'x:y:z', ''])(
    'to the name %j, which leads here but is not ours, are refused',
    async (host) => {
      expect(await statusOf('GET', '/identity/people', { host })).toBe(421);
      expect(await statusOf('GET', PLACE, { host, ...SOCKET })).toBe(421);
    },
  );
});

describe('a page', () => {
  const preflight = (origin: string): Promise<Response> =>
    fetch(`${sandbox.url}/identity/sessions`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://demo.example'])(
    'of the web app at %s may call and connect',
    async (origin) => {
      const asked = await preflight(origin);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
      expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
      expect(await statusOf('GET', PLACE, { host: 'localhost', origin, ...SOCKET })).toBe(101);
    },
  );

  it.each([
    'http://localhost:3001',
    'http://127.0.0.1:5173',
    'http://localhost',
    'https://localhost:3000',
    'http://localhost:3000.evil.example',
    'http://evil.example',
    'null',
  ])('of %s may not', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect(await statusOf('GET', PLACE, { host: 'localhost', origin, ...SOCKET })).toBe(403);
  });
});
