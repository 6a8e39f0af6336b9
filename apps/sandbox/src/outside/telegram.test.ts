// The server's check of Telegram logins against the sandbox's stand-in.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTelegram, readConfig } from '@mutuals/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';

const WEB = 'http://127.0.0.1:3000';
const RETURN_TO = `${WEB}/profiles/1/proofs`;
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-telegram-'));
  sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length', webOrigins: [WEB] });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

function telegram() {
  const environment = { SANDBOX_URL: sandbox.url, ABLY_API_KEY: 'sandbox.local:secret' };
  const created = createTelegram(readConfig({ DATABASE_URL: 'postgres:///none', ...environment }).proofs.telegram);
  if (created === null) throw new Error('There is a bot.');
  return created;
}

async function comeBackAs(username: string) {
  const response = await fetch(`${telegram().signInUrl(RETURN_TO)}&username=${username}`, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? 'none:');
  expect(`${back.origin}${back.pathname}${back.search}`).toBe(RETURN_TO);
  return JSON.parse(Buffer.from(back.hash.replace('#tgAuthResult=', ''), 'base64').toString('utf8'));
}

it('signs anybody in as anybody, with an id that stays', async () => {
  const first = telegram().check(await comeBackAs('ada'), new Date());
  expect(first).toMatchObject({ username: 'ada' });
  expect(telegram().check(await comeBackAs('ADA'), new Date())).toEqual({ id: first?.id, username: 'ADA' });
  expect(telegram().check({ ...(await comeBackAs('ada')), username: 'bo' }, new Date())).toBeNull();
});

it('asks on a page first, and sends back to the web app alone', async () => {
  const page = await fetch(telegram().signInUrl(RETURN_TO));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('name="username"')]);
  expect((await fetch(telegram().signInUrl('https://evil.example/'))).status).toBe(404);
});
