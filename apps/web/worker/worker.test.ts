// The worker in a real browser: pushes come over the browser's own protocol (CDP `deliverPushMessage`).
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorker, launch, openSite, type Site } from './testing.ts';

const IMMUTABLE = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
const SHELL = { 'content-type': 'text/html', 'x-page': 'shell' };

let browser: Browser;
let code: string;
let site: Site;
beforeAll(async () => {
  code = await buildWorker('worker');
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await openSite(browser, code);
});
afterEach(() => site.close());

const ada = {
  title: 'Ada Builds',
  body: 'New message',
  tag: 'conversation-1',
  url: '/profiles/me/messages/one',
  lang: 'en',
  unread: 3,
};
/** What is kept, as addresses by the name of the cache. */
const kept = () =>
  site.page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  });
const load = (address: string, headers: Record<string, string> = {}) =>
  site.page.evaluate(async ([url, sent]) => (await fetch(url, { headers: sent })).text(), [address, headers] as const);
/** The browser's own cache, which may answer in the place of the worker's. */
async function clearBrowserCache(): Promise<void> {
  const cdp = await site.context.newCDPSession(site.page);
  await cdp.send('Network.clearBrowserCache');
}

it('has at most 4 kB', () => {
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(4096);
});

describe('a push', () => {
  it.each([
    ['en', 'New message'],
    ['fr', 'Quelqu’un vous a liké'],
    ['zh', '我们的团队作出了一项决定'],
  ])('is shown as it was sent, in the language of its words (%s), with the badge', async (lang, body) => {
    await site.start();
    await site.push({ ...ada, lang, body });
    await expect
      .poll(() => site.shown())
      .toMatchObject({
        shown: [{ title: 'Ada Builds', body, tag: 'conversation-1', lang, data: ada.url }],
        badge: 3,
      });
  });

  it('that says nothing of a badge leaves the one that is there', async () => {
    await site.start();
    await site.push(ada);
    const { unread: _, ...silent } = ada;
    await site.push({ ...silent, tag: 'conversation-2' });
    await expect.poll(async () => (await site.shown()).shown).toHaveLength(2);
    expect((await site.shown()).badge).toBe(3);
  });

  it.each(['', 'no JSON', 'null', '[]', '{"title":null}', '17'])(
    'shows something for %j as well: Safari ends who is silent',
    async (data) => {
      await site.start();
      await site.push(data);
      await expect.poll(async () => (await site.shown()).shown).toHaveLength(1);
    },
  );

  it('replaces the older one of its conversation, and no other', async () => {
    await site.start();
    for (const push of [ada, { ...ada, tag: 'conversation-2' }, { ...ada, body: 'Two new messages' }])
      await site.push(push);
    await expect
      .poll(async () => (await site.shown()).shown.map(({ tag, body }) => [tag, body]))
      .toEqual([
        ['conversation-2', 'New message'],
        ['conversation-1', 'Two new messages'],
      ]);
  });

  it('makes no sound while Mutuals is looked at', async () => {
    await site.start();
    await site.page.bringToFront();
    await site.push(ada);
    await expect.poll(async () => (await site.shown()).shown.map(({ silent }) => silent)).toEqual([true]);
  });

  it('that says what was seen elsewhere closes that alone', async () => {
    await site.start();
    for (const push of [ada, { ...ada, tag: 'conversation-2' }, { close: ['conversation-1'], unread: 1 }])
      await site.push(push);
    await expect.poll(() => site.shown()).toMatchObject({ shown: [{ tag: 'conversation-2' }], badge: 1 });
    await site.push({ close: ['conversation-2'], unread: 0 });
    await expect.poll(() => site.shown()).toMatchObject({ shown: [], badge: 0 });
  });
});

describe('what is pressed', () => {
  /** Where the page was told to go. */
  const opened = () => site.page.evaluate(() => Reflect.get(window, 'opened'));
  const listen = () =>
    site.page.evaluate(() =>
      navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
        Reflect.set(window, 'opened', data.open);
        port?.postMessage(null);
      }),
    );

  it('opens in the window that is open, which goes there without being loaded anew', async () => {
    await site.start();
    await listen();
    await site.push(ada);
    await expect.poll(async () => (await site.shown()).shown).toHaveLength(1);
    await site.press('conversation-1');
    await expect.poll(opened).toBe('/profiles/me/messages/one');
    expect((await site.shown()).shown).toEqual([]);
    expect(site.context.pages()).toHaveLength(1);
  });

  it('opens in a window that still loads and hears nothing, by loading it there', async () => {
    await site.start();
    await site.push(ada);
    await expect.poll(async () => (await site.shown()).shown).toHaveLength(1);
    await site.press('conversation-1');
    await site.page.waitForURL(`${site.origin}/profiles/me/messages/one`);
    expect(site.context.pages()).toHaveLength(1);
  });

  it('never leads to another site', async () => {
    await site.start();
    await listen();
    await site.push({ ...ada, url: 'https://evil.example/x' });
    await expect.poll(async () => (await site.shown()).shown).toHaveLength(1);
    await site.press('conversation-1');
    await expect.poll(opened).toBe('/');
  });
});

it('shows and takes nothing more of a person who signed out', async () => {
  await site.start();
  for (const push of [ada, { ...ada, tag: 'conversation-2' }]) await site.push(push);
  await expect.poll(async () => (await site.shown()).shown).toHaveLength(2);
  await site.tell('something else');
  expect(await site.shown()).toMatchObject({ isPushed: true, badge: 3 });
  await site.tell('forget');
  await expect.poll(() => site.shown()).toEqual({ shown: [], badge: 0, isPushed: false });
});

it.each([
  ['its subscription cannot be read', 'pushManager.getSubscription = () => Promise.reject(new Error("broken"));'],
  [
    'its subscription ends late',
    'pushManager.getSubscription = async () => ({ unsubscribe: () => new Promise(() => {}) });',
  ],
  [
    'what was pushed last is shown late',
    `const { showNotification } = self.registration;
    self.registration.showNotification = async (title, options) =>
      options.tag === 'slow' ? new Promise(() => {}) : showNotification(title, options);`,
  ],
])('shows nothing more of a person who signed out where %s', async (_case, broken) => {
  site.serveWorker(`{ const { pushManager } = self.registration; ${broken} }\n${code}`);
  await site.start();
  await site.push(ada);
  await expect.poll(async () => (await site.shown()).shown).toHaveLength(1);
  await site.push({ ...ada, tag: 'slow', unread: 4 });
  await expect.poll(() => site.shown()).toMatchObject({ badge: 4 });
  await site.tell('forget');
  await expect.poll(() => site.shown()).toMatchObject({ shown: [], badge: 0 });
});

it('shows nothing of what is pushed in the moment in which its person signs out', async () => {
  // The push comes while its subscription is being ended, and is shown after that.
  site.serveWorker(`{
    const { pushManager } = self.registration;
    const { getSubscription } = pushManager;
    pushManager.getSubscription = async () => {
      const subscription = await getSubscription();
      return subscription && {
        unsubscribe: async () => {
          const data = { json: () => (${JSON.stringify(ada)}) };
          self.dispatchEvent(Object.assign(new ExtendableEvent('push'), { data, waitUntil() {} }));
          return subscription.unsubscribe();
        },
      };
    };
    const { promise, resolve } = Promise.withResolvers();
    self.addEventListener('message', ({ data }) => data === 'go on' && resolve());
    const { setAppBadge } = navigator;
    navigator.setAppBadge = async (count) => {
      await setAppBadge(count);
      await promise;
    };
  }\n${code}`);
  await site.start();
  await site.tell('forget');
  await expect.poll(() => site.shown()).toMatchObject({ badge: 3, isPushed: false });
  await site.tell('go on');
  await expect.poll(() => site.shown()).toEqual({ shown: [], badge: 0, isPushed: false });
});

describe('files', () => {
  it('whose name changes with their content are asked for once, whoever asks', async () => {
    site.answers.set('/assets/a-1.js', { body: 'one', headers: { ...IMMUTABLE, vary: 'accept' } });
    await site.start();
    expect(await load('/assets/a-1.js')).toBe('one');
    await expect.poll(kept).toMatchObject({ 'files-one': ['/assets/a-1.js'] });
    site.answers.set('/assets/a-1.js', { body: 'gone', status: 404 });
    site.asked();
    expect(await load('/assets/a-1.js', { accept: 'text/javascript' })).toBe('one');
    expect(site.asked()).toEqual([]);
  });

  it('that may change, fail or belong to a person are never kept', async () => {
    site.answers.set('/assets/changing.js', { body: 'x', headers: { 'cache-control': 'no-cache' } });
    site.answers.set('/assets/failing.js', { body: 'x', headers: IMMUTABLE, status: 503 });
    site.answers.set('/v1/users/me', { body: '{}', headers: IMMUTABLE });
    await site.start();
    site.answers.set('/assets/theirs.js', { body: 'x', headers: { ...IMMUTABLE, 'access-control-allow-origin': '*' } });
    const elsewhere = site.origin.replace('127.0.0.1', 'localhost');
    for (const address of [
      '/assets/changing.js',
      '/assets/failing.js',
      '/v1/users/me',
      '/pictures/x',
      `${elsewhere}/assets/theirs.js`,
    ])
      await load(address);
    expect(Object.values(await kept()).flat()).toEqual([]);
  });

  it('are served all the same where the disk is full, and none is kept', async () => {
    site.answers.set('/assets/a-1.js', { body: 'one', headers: IMMUTABLE });
    site.serveWorker(
      `Cache.prototype.put = async () => { throw new DOMException('', 'QuotaExceededError'); };\n${code}`,
    );
    await site.start();
    expect(await load('/assets/a-1.js')).toBe('one');
    expect(Object.values(await kept()).flat()).toEqual([]);
  });

  it('of the last release stay for pages that are open, and what did not change is not asked for again', async () => {
    serve('one');
    site.answers.set('/assets/a-1.js', { body: 'one', headers: { ...IMMUTABLE, vary: 'accept' } });
    site.answers.set('/assets/old-1.js', { body: 'old', headers: IMMUTABLE });
    await site.start();
    await load('/assets/a-1.js');
    await load('/assets/old-1.js');
    await site.tell({ files: [], marks: [], lang: 'en' });
    await expect.poll(keptShell).toContain('one en');
    for (const version of ['two', 'three']) {
      site.serveWorker(await buildWorker('worker', version));
      await site.page.evaluate(async () => {
        const changed = new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        await changed;
        // It takes over before it has dropped what is too old; to look at what is kept would bring an empty one back.
        const { active } = registration;
        if (active?.state === 'activating')
          await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
      });
      await clearBrowserCache();
      site.asked();
      expect(await load('/assets/a-1.js', { accept: version })).toBe('one');
      expect(site.asked()).toEqual([]);
      // It is kept beside the answer: a next release that is there before finds no release between.
      await expect.poll(async () => Object.keys(await kept())).toContain(`files-${version}`);
    }
    await expect
      .poll(kept)
      .toEqual({ pages: ['/discover'], 'files-two': ['/assets/a-1.js'], 'files-three': ['/assets/a-1.js'] });
  });
});

/** A release: its first script, what runs before it, and the page that begins with both. */
const release = (name: string, lang = 'en') => ({
  entry: `/assets/index-${name}.js`,
  first: `/* before ${name} */`,
  shell: `<html lang="${lang}"><script>/* before ${name} */</script><script src="/assets/index-${name}.js"></script><p>${name} ${lang}</p>`,
});
const serve = (name: string, lang?: string) => {
  const { entry, shell } = release(name, lang);
  site.answers.set(entry, { body: `/* ${name} */`, headers: IMMUTABLE });
  site.answers.set('/discover', { body: shell, headers: SHELL });
};
/** What a page of a release tells the worker once it is at rest. */
const rest = (name: string, lang = 'en') => {
  const { entry, first } = release(name);
  return site.tell({ files: [site.origin + entry], marks: [entry, first], lang });
};
const keptShell = () => site.page.evaluate(async () => (await caches.match('/discover'))?.text());
/** What anybody sees who opens an address now. */
const seenAt = async (address: string) => {
  await site.page.goto(site.origin + address);
  return site.page.textContent('p');
};

describe('a page', () => {
  it('is the server’s, never a kept one, while the server answers', async () => {
    serve('one');
    await site.start();
    await rest('one');
    await expect.poll(keptShell).toContain('one en');
    serve('two');
    expect(await seenAt('/discover')).toBe('two en');
    site.answers.set('/discover', { body: '<p>failing</p>', headers: { 'content-type': 'text/html' }, status: 503 });
    expect(await seenAt('/discover')).toBe('failing');
  });

  it('opens at any address without a network after one visit of any other, with the files of that visit', async () => {
    serve('one');
    await site.start();
    await rest('one');
    await expect.poll(kept).toEqual({ 'files-one': ['/assets/index-one.js'], pages: ['/discover'] });
    await site.context.setOffline(true);
    expect(await seenAt('/')).toBe('one en');
    expect(await seenAt('/profiles/me/messages/one')).toBe('one en');
    expect(await seenAt('/share?text=x')).toBe('one en');
    expect(await load('/assets/index-one.js')).toBe('/* one */');
  });

  it.each([
    ['the browser has taken a file that it begins with', '', 'await caches.delete("files-one");'],
    [
      'the disk was full for one',
      `{
        const { put } = Cache.prototype;
        Cache.prototype.put = async function (key, answer) {
          if (typeof key !== 'string') throw new DOMException('', 'QuotaExceededError');
          return put.call(this, key, answer);
        };
      }`,
      '',
    ],
  ])('is not opened to stay empty where %s: the browser says that there is no network', async (_case, before, then) => {
    serve('one');
    site.serveWorker(`${before}\n${code}`);
    await site.start();
    await rest('one');
    await expect.poll(keptShell).toContain('one en');
    await site.page.evaluate(`(async () => { ${then} })()`);
    await site.context.setOffline(true);
    await expect(seenAt('/')).rejects.toThrow('ERR_');
  });

  it('of a network that asks to sign in is shown, and nothing of it is kept', async () => {
    serve('one');
    await site.start();
    await rest('one');
    await expect.poll(keptShell).toContain('one en');
    const portal = { body: '<p>Sign in to the hotel</p>', headers: { 'content-type': 'text/html' } };
    site.answers.set('/portal', portal);
    site.answers.set('/messages', { body: '', status: 302, headers: { location: '/portal' } });
    site.answers.set('/assets/late-1.js', portal);
    site.answers.set('/discover', portal);
    expect(await seenAt('/messages')).toBe('Sign in to the hotel');
    expect(new URL(site.page.url()).pathname).toBe('/portal');
    expect(await load('/assets/late-1.js')).toBe(portal.body);
    site.asked();
    await rest('two');
    await expect.poll(() => site.asked()).toContain('/discover');
    await site.page.reload();
    expect(await keptShell()).toContain('one en');
    expect(await kept()).toEqual({ 'files-one': ['/assets/index-one.js'], pages: ['/discover'] });
  });

  it('that is kept follows a new release and another language, and is asked for no more often', async () => {
    serve('one');
    await site.start();
    await rest('one');
    await expect.poll(keptShell).toContain('one en');
    serve('two');
    await rest('two');
    await expect.poll(keptShell).toContain('two en');
    serve('two', 'fr');
    await rest('two', 'fr');
    await expect.poll(keptShell).toContain('two fr');
    site.asked();
    await rest('two', 'fr');
    // A message after it, which changes something: the one before is dealt with.
    serve('two', 'zh');
    await rest('two', 'zh');
    await expect.poll(keptShell).toContain('two zh');
    expect(site.asked()).toEqual(['/discover']);
  });

  it('that is kept follows a release that changes only what runs before the first paint', async () => {
    serve('one');
    await site.start();
    await rest('one');
    await expect.poll(keptShell).toContain('before one');
    const { entry, first, shell } = release('one');
    const later = first.replace('one', 'two');
    site.answers.set('/discover', { body: shell.replace(first, later), headers: SHELL });
    await site.tell({ files: [site.origin + entry], marks: [entry, later], lang: 'en' });
    await expect.poll(keptShell).toContain(later);
  });

  it('of another release than its files is not kept: the old one still has all of its own', async () => {
    serve('one');
    await site.start();
    await rest('one');
    await expect.poll(keptShell).toContain('one en');
    serve('two');
    site.asked();
    await rest('one', 'fr');
    await expect.poll(() => site.asked()).toEqual(['/discover']);
    await site.context.setOffline(true);
    expect(await seenAt('/')).toBe('one en');
  });

  it('of what was shared opens however long that is, and its address stays whole', async () => {
    await site.start();
    const shared = `/share?text=${'x'.repeat(100_000)}`;
    expect(await seenAt(shared)).toBe('page');
    expect(await site.page.evaluate(() => location.pathname + location.search)).toBe(shared);
  });

  it('that is no shell, and so may say something of a person, is not kept', async () => {
    await site.start();
    site.answers.set('/discover', { body: release('one').shell, headers: { 'content-type': 'text/html' } });
    await rest('one');
    await expect.poll(() => site.asked()).toContain('/discover');
    await site.page.reload();
    expect(await kept()).not.toHaveProperty('pages');
  });
});

it('is taken back by one release: what it kept is gone, and pages go on without it', async () => {
  site.answers.set('/assets/a-1.js', { body: 'one', headers: IMMUTABLE });
  await site.start();
  await load('/assets/a-1.js');
  await expect.poll(kept).toMatchObject({ 'files-one': ['/assets/a-1.js'] });
  site.serveWorker(await buildWorker('off'));
  await site.page.reload();
  await site.page.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {})),
  );
  await expect
    .poll(() => site.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(kept).toEqual({});
  await site.page.reload();
  expect(await site.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
