// The server's LibreTranslate adapter against the sandbox's stand-in and against a service that answers as LibreTranslate documents.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { createLibreTranslate } from '@mutuals/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faces } from '../demo/faces.ts';
import { buildSandbox, type Sandbox } from '../server.ts';
import { communityTexts } from './community-texts.ts';
import documented from './libretranslate.documented.json' with { type: 'json' };

describe('LibreTranslate, as documented', () => {
  const { taken } = documented;
  let answer: { status: number; body: unknown };
  let requests: { method: unknown; url: unknown; body: unknown }[];
  const server = createServer(async (request, response) => {
    const body: unknown = await json(request);
    requests.push({ method: request.method, url: request.url, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  const url = () => `http://127.0.0.1:${Object(server.address()).port}`;
  const translate = (key: string | null = null) =>
    createLibreTranslate({ url: url(), key }).translate({ text: '你好，世界！', target: 'en' });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    requests = [];
    answer = taken;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is sent only what it documents, and its answer is read', async () => {
    expect(await translate()).toEqual(taken.read);
    expect(requests).toEqual([
      {
        method: documented.method,
        url: documented.path,
        body: { q: '你好，世界！', source: 'auto', target: 'en', format: 'text' },
      },
    ]);
    await translate('secret');
    expect(requests[1]?.body).toMatchObject({ api_key: 'secret' });
    const sent = requests.flatMap(({ body }) => Object.keys(Object(body)));
    expect(sent.filter((field) => !documented.fields.includes(field))).toEqual([]);
  });

  it.each(documented.refused)('throws when it answers $status, without what it said', async (refused) => {
    answer = refused;
    await expect(translate()).rejects.toMatchObject({
      kind: refused.status === 400 ? 'unusable' : 'failed',
      cause: { message: expect.stringMatching(/answered \d{3}$/) },
    });
  });

  it.each([{}, null, { translatedText: '' }, { translatedText: 3 }, 'text'])(
    'throws when it answers %j',
    async (body) => {
      answer = { status: 200, body };
      await expect(translate()).rejects.toThrow('without a translation');
    },
  );
});

describe('the stand-in', () => {
  let sandbox: Sandbox;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-translation-'));
    sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length' });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true });
  });
  const translator = () => createLibreTranslate({ url: `${sandbox.url}/translation`, key: null });

  it('knows what everybody whose card comes first says, in their words', () => {
    const bios = faces.flatMap(({ language, individual, group, project }) =>
      [individual, group, project].flatMap((part) => (part === undefined ? [] : [[language, part.bio] as const])),
    );
    const known = communityTexts.map((text) => [text.source, text[text.source]]);
    expect(known).toEqual(expect.arrayContaining(bios));
  });

  it.each(communityTexts)('translates from $source: $en', async (text) => {
    for (const target of ['en', 'fr', 'zh'] as const)
      expect(await translator().translate({ text: text[text.source], target })).toEqual({
        text: text[target],
        sourceLanguage: text.source,
      });
  });

  it('refuses all other texts', async () => {
    await expect(translator().translate({ text: 'Translate this.', target: 'fr' })).rejects.toMatchObject({
      kind: 'unusable',
    });
  });

  it.each([
    [{}, 400],
    [{ q: 'x', target: 'fr' }, 400],
    [{ q: 'x', source: 'auto', target: 'de' }, 400],
    [{ q: 'x', source: 'de', target: 'fr' }, 400],
  ])('answers %j with an error in the form of LibreTranslate', async (body, status) => {
    const response = await fetch(`${sandbox.url}/translation/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }]);
  });
});
