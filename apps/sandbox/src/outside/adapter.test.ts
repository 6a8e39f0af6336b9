// The server's looks at names and sites against the sandbox's stand-ins.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDns, createSafeFetch, createSites, OutsideAway, readConfig } from '@mutuals/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';

const options = { port: 0, realtimeKey: 'app.key:a-secret-of-some-length' };
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-outside-'));
  sandbox = await buildSandbox({ ...options, dataDir });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

const configured = () =>
  readConfig({ DATABASE_URL: 'postgres:///none', SANDBOX_URL: sandbox.url, ABLY_API_KEY: 'sandbox.local:secret' })
    .proofs;

async function place(call: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/outside/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

describe('names', () => {
  const txt = (name: string) => createDns(configured().dns).txt(name);

  it('have the records that were placed there, however long, in any case', async () => {
    const records = ['mutuals-verification=abc', 'x'.repeat(400), ''];
    await place('dns', { name: '_Mutuals-challenge.ada.example', txt: records });
    expect(await txt('_mutuals-challenge.ADA.example')).toEqual(records);
    expect(await txt('_mutuals-challenge.bo.example')).toEqual([]);
    await place('dns', { name: '_mutuals-challenge.ada.example', txt: [] });
    expect(await txt('_mutuals-challenge.ada.example')).toEqual([]);
  });

  it('survive a restart', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-outside-'));
    const first = await buildSandbox({ ...options, dataDir: folder });
    await first.outside.change((state) => void (state.txt['ada.example'] = ['abc']));
    await first.close();
    const second = await buildSandbox({ ...options, dataDir: folder });
    expect(second.outside.state.txt).toEqual({ 'ada.example': ['abc'] });
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('sites', () => {
  const PATH = '/.well-known/mutuals.txt';
  const read = (host: string) =>
    createSites(createSafeFetch({ sandboxUrl: configured().sandboxSitesUrl })).read(host, PATH);
  const redirect = (host: string, location: string) => place('sites', { host, path: PATH, status: 301, location });

  it('have the page that was placed there', async () => {
    await place('sites', { host: 'ada.example', path: PATH, text: 'mutuals-verification=abc\n' });
    expect(await read('ada.example')).toEqual({ text: 'mutuals-verification=abc\n' });
    expect(await read('bo.example')).toEqual({ text: null, reason: 'missing' });
  });

  it('are followed to their own www., and back', async () => {
    await redirect('cy.example', `https://www.cy.example${PATH}`);
    await place('sites', { host: 'www.cy.example', path: PATH, text: 'cy' });
    expect(await read('cy.example')).toEqual({ text: 'cy' });
    expect(await read('www.cy.example')).toEqual({ text: 'cy' });
  });

  it.each([
    'https://127.0.0.1/',
    'http://di.example/.well-known/mutuals.txt',
    'https://di.example:8443/',
    'https://evil.example/',
    'https://evil.di.example/',
    'https://di.example.evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
  ])('are not followed to %s', async (location) => {
    await redirect('di.example', location);
    expect(await read('di.example')).toEqual({ text: null, reason: 'elsewhere' });
  });

  it('are not followed in a circle', async () => {
    await redirect('ed.example', PATH);
    expect(await read('ed.example')).toEqual({ text: null, reason: 'elsewhere' });
  });

  it('that send more than a proof needs say no', async () => {
    await place('sites', { host: 'fi.example', path: PATH, text: 'x'.repeat(4097) });
    expect(await read('fi.example')).toEqual({ text: null, reason: 'too_large' });
  });

  it.each([401, 403, 429, 500, 503])('that answer %i do not say anything about the page (D86)', async (status) => {
    await place('sites', { host: 'gu.example', path: PATH, status });
    await expect(read('gu.example')).rejects.toBeInstanceOf(OutsideAway);
  });
});

it('an outside that is away is told from one that says no (D86)', async () => {
  await place('away', { services: ['dns', 'sites'] });
  await expect(createDns(configured().dns).txt('ada.example')).rejects.toBeInstanceOf(OutsideAway);
  const sites = createSites(createSafeFetch({ sandboxUrl: sandbox.url }));
  await expect(sites.read('ada.example', '/')).rejects.toBeInstanceOf(OutsideAway);
  await place('away', { services: [] });
  expect(await sites.read('ada.example', '/')).toEqual({ text: null, reason: 'missing' });
});
