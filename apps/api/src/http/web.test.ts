import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const page = (language: string, name: string, body = '') =>
  `<!doctype html>\n<html lang="${language}">\n  <head>\n    <title>${name}</title><link rel="canonical" href="{{origin}}/${name}{{asked}}" />\n  </head>\n  <body>${body}</body>\n</html>\n`;

/** As React writes style attributes. */
const DRAWN = '<i style="--a:url(&quot;x&quot;)"></i><i style="top:0"></i><i style="top:0"></i>';
/** As the build puts what runs before the first paint into a page, beside data that never runs. */
const RUNS_FIRST = "\n// 中 & '\n{}\n";
const SCRIPTS = `<script type="application/json">{"a":1}</script><script>${RUNS_FIRST}</script>`;
/** As the build leaves places for the operator. */
const RUN_BY = '<p>{{operatorName}}, {{legalEntity}}</p><a href="mailto:{{contactEmail}}">{{contactEmail}}</a>';

const PACKED = brotliCompressSync('export {};'.repeat(500));

let ctx: TestApp;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'mutuals-web-'));
  await mkdir(path.join(root, 'assets'));
  await writeFile(path.join(root, 'index.html'), 'the template');
  for (const language of ['en', 'fr', 'zh']) {
    await mkdir(path.join(root, 'pages', language, 'gallery'), { recursive: true });
    for (const name of ['index', 'faq', 'shell', 'gallery/profile'])
      await writeFile(
        path.join(root, 'pages', language, `${name}.html`),
        page(language, name, name === 'faq' ? DRAWN + RUN_BY + SCRIPTS : ''),
      );
  }
  await mkdir(path.join(root, '.vite'));
  await writeFile(path.join(root, '.vite', 'manifest.json'), '{}');
  await writeFile(path.join(root, 'assets', 'main-abc123.js.map'), '{}');
  await writeFile(path.join(root, 'worker.js'), 'the worker');
  await writeFile(path.join(root, 'off.js'), 'its end');
  await writeFile(path.join(root, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(root, 'assets', 'main-abc123.js'), 'export {};'.repeat(500));
  await writeFile(path.join(root, 'assets', 'packed-abc123.js'), 'export {};'.repeat(500));
  await writeFile(path.join(root, 'assets', 'packed-abc123.js.br'), PACKED);
  ctx = await createTestApp({
    WEB_ROOT: root,
    PRIVY_APP_ID: '',
    SANDBOX_URL: 'http://127.0.0.1:3001',
    ABLY_ENDPOINT: 'http://127.0.0.1:3001',
  });
});
afterAll(async () => {
  await ctx.close();
  await rm(root, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  ctx.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

describe('the worker', () => {
  it('is never kept by caches, and may fetch from here alone', async () => {
    const { body, headers } = await ctx.app.inject({ url: '/worker.js' });
    expect([body, headers['cache-control'], headers['content-security-policy']]).toEqual([
      'the worker',
      'no-cache',
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    ]);
    expect((await open('/discover')).headers['content-security-policy']).toContain(
      "worker-src 'self'; manifest-src 'self'",
    );
  });

  it('is taken back by a setting: whoever has it gets the one that removes itself', async () => {
    expect((await open('/discover')).body).toContain('"worker":true');
    const without = await createTestApp({ WEB_ROOT: root, SERVICE_WORKER: 'off' });
    try {
      const { body, headers } = await without.app.inject({ url: '/worker.js' });
      expect([body, headers['cache-control']]).toEqual(['its end', 'no-cache']);
      const page = await without.app.inject({ url: '/discover', headers: { accept: 'text/html' } });
      expect(page.body).toContain('"worker":false,"push":false');
    } finally {
      await without.close();
    }
    expect((await ctx.app.inject({ url: '/off.js' })).statusCode).toBe(404);
  });

  it('knows the one page that it may keep', async () => {
    expect((await open('/discover')).headers['x-page']).toBe('shell');
    for (const address of ['/', '/faq']) expect((await open(address)).headers['x-page']).toBeUndefined();
  });
});

describe('the page', () => {
  it.each([
    ['/', 'index'],
    ['/?lng=en', 'index'],
    ['/faq', 'faq'],
    ['/faq/', 'faq'],
    ['/discover', 'shell'],
    ['/profiles/x/messages/y', 'shell'],
    ['/discover?tab=1', 'shell'],
    ['/index.html', 'shell'],
    ['/index', 'shell'],
    ['/shell', 'shell'],
    ['/pages/en/faq.html', 'shell'],
    ['/..%2ffaq', 'shell'],
  ])('is at %s, never cached', async (url, name) => {
    const response = await open(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(response.body).toContain(`<title>${name}</title>`);
  });

  it.each([
    ['/faq', '/faq'],
    ['/faq?lng=fr-CA', '/faq?lng=fr'],
    ['/faq?lng=xx', '/faq'],
    ['/faq?from=mail', '/faq'],
  ])('says at %s where it is: %s', async (url, address) => {
    expect((await open(url)).body).toContain(`<link rel="canonical" href="${ctx.config.publicOrigin}${address}" />`);
  });

  it('may run the script and use the style attributes that it was built with, and no others', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect((await open('/faq')).headers['content-security-policy']).toContain(
      `; script-src 'self' ${hash(RUNS_FIRST)};`,
    );
    expect((await open('/faq')).headers['content-security-policy']).toContain(
      `; style-src-attr 'unsafe-hashes' ${hash('--a:url("x")')} ${hash('top:0')};`,
    );
    expect((await open('/')).headers['content-security-policy']).not.toContain('style-src-attr');
  });

  it('tells the web app about this installation', async () => {
    const { body } = await open('/');
    const json = /<script type="application\/json" id="mutuals-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      origin: ctx.config.publicOrigin,
      operator: ctx.config.operator,
      identity: { kind: 'sandbox', url: 'http://127.0.0.1:3001' },
      realtime: { origin: 'http://127.0.0.1:3001' },
      gifs: true,
      worker: true,
      push: false,
    });
  });

  it('carries the nonce of its own content policy, new each time', async () => {
    const [one, two] = [await open('/'), await open('/')];
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(two.body).not.toContain(nonce);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:3001 ws://127.0.0.1:3001;");
    expect(policy).toContain(
      "img-src 'self' data: blob: http://localhost:3000 https://pbs.twimg.com http://127.0.0.1:3001 https://static.klipy.com https://static2.klipy.com;",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default worker$/);
  });

  it.each([
    ['/', {}, 'en'],
    ['/?lng=fr', { cookie: 'lng=zh' }, 'fr'],
    ['/', { cookie: 'other=1; lng=zh', 'accept-language': 'fr' }, 'zh'],
    ['/', { 'accept-language': 'de, fr-CA;q=0.7, zh;q=0.9' }, 'zh'],
    ['/', { 'accept-language': 'zh-Hans-CN' }, 'zh'],
    ['/?lng=xx', { 'accept-language': 'de;q=1, *;q=0.5' }, 'en'],
    ['/?lng="><script>', { cookie: 'lng="><script>' }, 'en'],
  ])('at %s with %j speaks %s', async (url, headers, language) => {
    const { body } = await open(url.replaceAll('"', '%22').replaceAll('<', '%3C').replaceAll('>', '%3E'), headers);
    expect(body).toContain(`<html lang="${language}">`);
  });

  it('of a profile exists while the profile does, and is 404 otherwise, for browsers and link previews', async () => {
    const owner = await ctx.signIn('shared');
    const { _id } = await ctx.newProfile(owner);
    const statusAt = async (id: string, accept = 'text/html') => {
      const { statusCode, body } = await open(`/gallery/${id}`, { accept });
      expect(body).toContain(`<title>${statusCode === 200 ? 'gallery/profile' : 'shell'}</title>`);
      return statusCode;
    };
    expect([await statusAt(_id), await statusAt(_id, '*/*')]).toEqual([200, 200]);
    await ctx.ok('deleteProfile', { as: owner, path: { id: _id } });
    expect(await statusAt(_id)).toBe(404);
    expect(await statusAt(crypto.randomUUID())).toBe(404);
    expect(await statusAt('no-id')).toBe(404);
  });

  it('of the public is sent to link previews too, whatever their Accept header', async () => {
    expect((await open('/faq', { accept: '*/*' })).body).toContain('<title>faq</title>');
  });

  it('is not sent in place of a missing file or operation', async () => {
    expect((await ctx.app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await open('/v1/nothing')).statusCode).toBe(404);
    expect((await open('/pictures/gone.png')).statusCode).toBe(404);
    expect(
      (await ctx.app.inject({ method: 'POST', url: '/discover', headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
  });
});

describe('files of the web app', () => {
  it('with a hash in their name are kept for good, compressed where the browser can', async () => {
    const response = await ctx.app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('that the build has packed go out as they are, to those who can unpack them', async () => {
    const packed = await ctx.app.inject({
      url: '/assets/packed-abc123.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.rawPayload).toEqual(PACKED);
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    const plain = await ctx.app.inject({ url: '/assets/packed-abc123.js', headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('export {};'.repeat(500));
  });

  it('with a plain name are asked for again', async () => {
    const first = await ctx.app.inject({ url: '/mark.svg' });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('image/svg+xml'),
    });
    expect(
      (await ctx.app.inject({ url: '/mark.svg', headers: { 'if-none-match': String(first.headers.etag) } })).statusCode,
    ).toBe(304);
  });

  it('that are drawings may style themselves, and nothing else', async () => {
    expect((await ctx.app.inject({ url: '/mark.svg' })).headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env', '/%00'])(
    'never come from outside: %s',
    async (url) => {
      expect((await ctx.app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

it.each(['/.vite/manifest.json', '/assets/main-abc123.js.map'])('%s is not for the public', async (url) => {
  expect((await ctx.app.inject({ url })).statusCode).toBe(404);
});

it.each([
  '//',
  '/%00',
  '/./index.html',
  '/../x',
  '/assets/',
  '/assets',
  '/assets/%00.js',
  '/v1//profiles',
  '/v1/profiles/',
  '/pages/en/..',
  '/pages/en/',
  '/mark.svg%00.png',
  `/${'a'.repeat(300)}`,
  `/assets/${'a'.repeat(300)}.js`,
  `/v1/profiles/${'a'.repeat(5000)}`,
  '/%',
  '/%ff',
  '/\\\\x',
  '/?%',
  '/;a=b',
])('an odd address is never an error of the server: %s', async (url) => {
  for (const accept of ['text/html', '*/*']) {
    const response = await ctx.app.inject({ url, headers: { accept } });
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode >= 400) {
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(response.statusCode).not.toBe(403);
    }
  }
});

describe('in production', () => {
  const HEADERS = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  let production: TestApp;
  beforeAll(async () => {
    production = await createTestApp({
      NODE_ENV: 'production',
      WEB_ROOT: root,
      PUBLIC_URL: 'https://mutuals.example',
      OPERATOR_NAME: 'Ada & Ben',
      LEGAL_ENTITY: 'Ada & Ben Ltd., Exampletown',
      CONTACT_EMAIL: 'mail@ada.example',
      BNB_USD: '600',
      TRUST_PROXY: 'none',
      // A test vector of BIP-32: production refuses the sandbox's.
      DEPOSIT_XPUB:
        'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    });
  });
  afterAll(() => production.close());

  it('names the operator in the prerendered text, as text', async () => {
    const { body } = await production.app.inject({ url: '/faq', headers: { accept: 'text/html' } });
    expect(body).toContain(
      '<p>Ada &amp; Ben, Ada &amp; Ben Ltd., Exampletown</p><a href="mailto:mail@ada.example">mail@ada.example</a>',
    );
  });

  it.each([
    ['a page', 200, '/', { accept: 'text/html' }],
    ['a page that has not changed', 200, '/faq', { accept: 'text/html', 'if-none-match': '"x"' }],
    ['a script', 200, '/assets/main-abc123.js', {}],
    ['a packed script', 200, '/assets/packed-abc123.js', { 'accept-encoding': 'br' }],
    ['a part of a script', 206, '/assets/main-abc123.js', { range: 'bytes=0-9' }],
    ['a drawing', 200, '/mark.svg', {}],
    ['robots.txt', 200, '/robots.txt', {}],
    ['an operation', 200, '/v1/subscriptions/pricing', {}],
    ['readiness', 200, '/readyz', {}],
    ['a refusal', 401, '/v1/users/me', {}],
    ['an address that nothing answers', 404, '/v1/nothing', {}],
    ['a file that is not for the public', 404, '/.vite/manifest.json', {}],
    ['an address that is none', 400, '/%E0%A4%A', {}],
  ])('%s (%i) has the headers that keep a browser safe', async (_what, status, url, headers) => {
    const response = await production.app.inject({ url, headers });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(HEADERS);
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'|default-src 'self'/);
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('a file that has not changed (304) has them too', async () => {
    const { headers } = await production.app.inject({ url: '/mark.svg' });
    const again = await production.app.inject({
      url: '/mark.svg',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject(HEADERS);
  });

  it('a body that is too large (413) has them too', async () => {
    const refused = await production.app.inject({
      method: 'POST',
      url: '/v1/profiles',
      headers: { ...(await production.identity.headersOf('ada')), 'content-type': 'application/json' },
      payload: `"${'x'.repeat(2 ** 20)}"`,
    });
    expect(refused.statusCode).toBe(413);
    expect(refused.headers).toMatchObject(HEADERS);
  });
});

it('outside production no answer requires TLS', async () => {
  expect((await ctx.app.inject({ url: '/mark.svg' })).headers).not.toHaveProperty('strict-transport-security');
});

describe('search engines', () => {
  it('may read the public pages and nothing else', async () => {
    const { body, headers } = await ctx.app.inject({ url: '/robots.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Allow: /$',
        'Allow: /faq$',
        'Disallow: /',
        `Sitemap: ${ctx.config.publicOrigin}/sitemap.xml`,
      ]),
    );
    expect(body).not.toContain('shell');
  });

  it('find each public page in each language, and from each of them all the others', async () => {
    const { body, headers } = await ctx.app.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = ['/', '/faq'].map((address) => `${ctx.config.publicOrigin}${address}`);
    expect([...body.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      pages.flatMap((address) => [address, `${address}?lng=en`, `${address}?lng=fr`, `${address}?lng=zh`]),
    );
    expect(body.match(/hreflang="fr" href="[^"]*\/faq\?lng=fr"/g)).toHaveLength(4);
    expect(body.match(/hreflang="x-default" href="[^"]*\/faq"/g)).toHaveLength(4);
  });
});

it('with Privy the policy opens what Privy needs, and the page says so', async () => {
  const privy = await createTestApp({ WEB_ROOT: root });
  const { body, headers } = await privy.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain(
    '"identity":{"kind":"privy","appId":"mutuals-test"},"realtime":{"origin":null},"gifs":true,"worker":true,"push":false}',
  );
  expect(headers['content-security-policy']).toMatch(
    /connect-src [^;]*https:\/\/auth\.privy\.io.*frame-src https:\/\/auth\.privy\.io/,
  );
  await privy.close();
});
