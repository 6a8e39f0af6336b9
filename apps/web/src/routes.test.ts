import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createI18n } from '@mutuals/ui/locales';
import * as fc from 'fast-check';
import { generatePath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from './admin-routes.ts';
import {
  allRoutes,
  prerenderedRoutes,
  publicRouteAt,
  publicRoutes,
  redirects,
  routeAt,
  routeNamed,
  routes,
} from './routes.ts';
import { fileOf } from './routing/page-code.ts';

it('every page has its file', () => {
  for (const [name, { page, memberPage = page }] of allRoutes)
    for (const each of [page, memberPage])
      expect(existsSync(path.join(import.meta.dirname, fileOf(each))), name).toBe(true);
});

/** The table, and what it leaves out because guests load it. */
const TABLES = ['routes.ts', 'admin-routes.ts'];

it('the addresses stand in the table alone: everything else has them from it', () => {
  const known = [
    ...allRoutes.map(([, { pattern }]) => pattern),
    ...Object.values(redirects).map(({ pattern }) => pattern),
  ];
  const first = new Set(known.map((pattern) => pattern.split('/')[1]).filter(Boolean));
  const written = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .filter((file) => !TABLES.includes(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      return [...source.matchAll(/['"`]\/([\w-]+)[^'"`]*['"`]/g)].flatMap(([literal, place = '']) =>
        first.has(place) ? [`${file}: ${literal}`] : [],
      );
    });
  expect(first.has('profiles')).toBe(true);
  expect(written).toEqual([]);
});

describe('a link', () => {
  it('leads to the page that it is made by', () => {
    const places = {
      id: 'p',
      profileId: 'p',
      conversationId: 'c',
      ticketId: 't',
      type: 'profile',
      tier: 'PREMIUM',
      tab: 'links',
    };
    for (const [name, { pattern }] of allRoutes)
      expect(routeAt(generatePath<string>(pattern, places)), name).toBe(routeNamed(name));
  });

  it('fills the places of its address, whatever they hold', () => {
    expect(routes.conversation.href({ profileId: 'p', conversationId: 'c' })).toBe('/profiles/p/messages/c');
    expect(routes.profile.href({ id: '../about?' })).toBe('/profiles/..%2Fabout%3F');
  });

  it('carries what is asked of the page in its query', () => {
    expect(routes.discover.href()).toBe('/discover');
    expect(routes.discover.href({ profileId: 'p' })).toBe('/discover?profileId=p');
    expect(routes.likes.href({ profileId: 'p', tab: 'sent' })).toBe('/likes?profileId=p&tab=sent');
    expect(routes.messages.href({ profileId: 'p', withProfile: 'q' })).toBe('/messages?profileId=p&withProfile=q');
  });
});

/** These take any words. */
const TYPED = new Set(['search', 'subject']);

describe.each([...Object.entries(routes), ...Object.entries(adminRoutes)])('the query of %s', (_name, { query }) => {
  const names = (
    'search type verified premium tags languages sort page profileId withProfile tab session payment tier price method ' +
    'instead open status subject category reference decision state assigned ticket action from to days'
  ).split(' ');
  const words = (
    'true individual project recent popular oldest due changed sent success PREMIUM usdt plans pending closed billing ' +
    'waiting hidden me 91 1 2 500 501 0 -1 1.5 1e2 2026-11-25 2026-02-31 zk,,dao,zk __proto__ ' +
    '01990000-0000-7000-8000-000000000000'
  ).split(' ');
  const written = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 600 })),
  );

  it('is read the same from the address that says what was read, whatever anyone wrote', () =>
    fc.assert(
      fc.property(written, (entries) => {
        const read = query.parse(new URLSearchParams(entries));
        const said = query.format(read);
        expect(query.parse(said)).toEqual(read);
        expect(query.parse(new URLSearchParams(said.toString()))).toEqual(read);
      }),
    ));

  it('is empty where it says nothing but the defaults', () => {
    const initial = query.parse(new URLSearchParams());
    expect(query.format(initial).toString()).toBe('');
    expect(query.format({}).toString()).toBe('');
  });

  it('has the default of each parameter that is not valid', () => {
    const initial = query.parse(new URLSearchParams());
    for (const wrong of ['', '  ', ' , '])
      expect(
        query.parse(new URLSearchParams(names.filter((name) => !TYPED.has(name)).map((name) => [name, wrong]))),
      ).toEqual(initial);
  });
});

it('the public pages are these, and all others are for members', () => {
  expect(publicRoutes.map(({ pattern }) => pattern)).toEqual([
    '/',
    '/about',
    '/faq',
    '/privacy',
    '/terms',
    '/gallery',
    '/public-groups',
    '/gallery/:id',
    '/report/:type/:id',
    '/transparency',
  ]);
});

it('every page that is made ahead describes itself in its own texts, for search engines and for those who share it', async () => {
  for (const { page, pattern } of prerenderedRoutes) {
    const i18n = await createI18n('en');
    await i18n.loadNamespaces(page.texts);
    expect(page.head?.(i18n.t).description, pattern).toMatch(/\w{3,} \w/);
  }
});

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq/more', undefined],
  ['/gallery/abc', '/gallery/:id'],
  ['/discover', undefined],
])('at %j stands the public page %j', (pathname, pattern) => expect(publicRouteAt(pathname)?.pattern).toBe(pattern));

it.each([
  ['/profiles/new', '/profiles/new'],
  ['/profiles/abc', '/profiles/:id'],
  ['/profiles/abc/messages/def', '/profiles/:profileId/messages/:conversationId'],
  ['/nowhere', undefined],
])('at %j stands the page %j', (pathname, pattern) => expect(routeAt(pathname)?.pattern).toBe(pattern));

describe('the frame of a page', () => {
  const frameOf = (name: keyof typeof routes) => routeNamed(name)?.frame;

  it('marks the place where one is', () => {
    expect(
      (
        ['home', 'discover', 'likes', 'messages', 'conversation', 'profiles', 'editProfile', 'premium', 'faq'] as const
      ).map((name) => frameOf(name)?.place),
    ).toEqual(['home', 'discover', 'likes', 'messages', 'messages', 'profiles', 'profiles', 'premium', null]);
  });

  it('gives the deck a stage and messages the window', () => {
    expect(
      (['discover', 'messages', 'profileMessages', 'profile'] as const).map((name) => frameOf(name)?.layout),
    ).toEqual(['stage', 'fill', 'fill', 'page']);
  });

  it('hides the bottom bar in a conversation and nowhere else (SPEC section 2)', () => {
    expect(allRoutes.filter(([, { frame }]) => frame.hidesBottomBar).map(([name]) => name)).toEqual(['conversation']);
  });
});
