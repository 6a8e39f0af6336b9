import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@mutuals/api/seeding';
import { createTestDatabase } from '@mutuals/api/testing';
import { expect, it } from 'vitest';
import { claimDatabase } from '../mark.ts';
import { freePorts } from '../../../../tests/support/free-ports.ts';

it('the sandbox is ready when the community is there, offers it for sign-in, keeps quiet about an API that is away, and stops on SIGTERM', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-demo-'));
  const testDatabase = await createTestDatabase();
  await claimDatabase(testDatabase.connectionString);
  const [port, nowhere] = await freePorts(2);
  const { NODE_ENV: _, PRIVY_APP_ID: __, ...own } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...own,
      DATA_DIR: dataDir,
      SANDBOX_REALTIME_KEY: 'sandbox.local:secret',
      SANDBOX_PORT: String(port),
      DATABASE_URL: testDatabase.connectionString,
      API_URL: `http://127.0.0.1:${nowhere}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const words = text(child.stderr);
  const url = `http://127.0.0.1:${port}`;
  while (
    child.exitCode === null &&
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(20);

  const { db, close } = openDatabase(testDatabase.connectionString);
  // The community, and the team member who has settled its payments and answers its tickets.
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(252);
  const tickets = await db.selectFrom('tickets').select('status').distinct().orderBy('status').execute();
  expect(tickets.map(({ status }) => status)).toEqual(['closed', 'in_progress', 'open', 'resolved']);
  const replies = await db.selectFrom('saved_replies').selectAll().execute();
  expect(replies.length).toBeGreaterThan(2);
  for (const gap of ['{name}', '{tier}', '{payment}'])
    expect(
      replies.some((reply) => [reply.text_en, reply.text_fr, reply.text_zh].every((text) => text.includes(gap))),
    ).toBe(true);
  await close();
  expect(await (await fetch(`${url}/identity/people`)).json()).toHaveLength(40);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await words).toBe('');
  await testDatabase.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
