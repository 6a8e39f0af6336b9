import type { Namespace } from '@mutuals/ui/locales';
import type { i18n } from 'i18next';
import { redirect, type RouteObject } from 'react-router';
import type { ReachabilityStore } from '../lib/reachability.ts';
import { whenReachable } from './import-with-recovery.ts';
import { paths } from '../routes.ts';
import { type PublicPath, publicPages, publicPaths } from '../public-pages.ts';
import { Crash } from '../shell/crash.tsx';
import { createFrontDoor, loadHome } from './home-or-landing.tsx';
import { createPublicRoute } from './lazy-page.tsx';
import { createRootRoute } from '../shell/root.tsx';
import type { RouteHandle } from '../routes/signed-in-only.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';

type Page = { Component: () => React.ReactNode };

/** Not for guests (SPEC section 2): use-door.ts sends them to the front door. */
const signedInOnly: RouteHandle = { signedInOnly: true };

const goTo = (path: string) => () => redirect(path);

/**
 * The routes of the product (SPEC section 2). A page's code and its texts are fetched together, before it shows: `ready` fetches those of
 * a public page. `fetchAhead` fetches all pages of a member: a browser never asks again for code that it once could not get, so none is
 * left to be asked for while the server is away.
 */
export function createRoutes(texts: i18n, reachability: ReachabilityStore) {
  const open = new Map(
    publicPaths.map((path) => [path, createPublicRoute(publicPages[path], texts, reachability)] as const),
  );
  const publicRoute = (path: PublicPath) => {
    const route = open.get(path);
    if (!route) throw new Error(`${path} is no public page.`);
    return route;
  };
  const pages: (() => Promise<unknown>)[] = [];
  const page = (namespaces: Namespace[], load: () => Promise<Page>): NonNullable<RouteObject['lazy']> => {
    const Component = async () => {
      const [loaded] = await Promise.all([whenReachable(reachability, load), texts.loadNamespaces(namespaces)]);
      return loaded.Component;
    };
    pages.push(Component);
    return { Component };
  };
  // A router keeps its own book in each `lazy`: two routes never share one.
  const form = () => page(['profiles'], () => import('../features/profiles/profile-form-route.tsx'));
  const messages = () => page(['messages', 'profiles'], () => import('../features/chat/messages-route.tsx'));

  const routes: RouteObject[] = [
    {
      Component: createRootRoute(texts, reachability),
      ErrorBoundary: Crash,
      HydrateFallback: PageSpinner,
      children: [
        { index: true, Component: createFrontDoor(publicRoute(paths.home).Component, texts, reachability) },
        ...publicPaths
          .filter((path) => path !== paths.home)
          .map((path) => ({ path, Component: publicRoute(path).Component })),
        {
          handle: signedInOnly,
          children: [
            {
              path: '/discover',
              lazy: page(['discover', 'profiles'], () => import('../features/discover/discover-route.tsx')),
            },
            { path: '/messages', lazy: messages() },
            { path: '/profiles', lazy: page(['profiles'], () => import('../features/profiles/my-profiles-route.tsx')) },
            { path: '/profiles/new', lazy: form() },
            {
              path: '/profiles/:id',
              lazy: page(['profiles'], () => import('../features/profiles/profile-details-route.tsx')),
            },
            { path: '/profiles/:id/edit', lazy: form() },
            { path: '/profiles/:profileId/messages', lazy: messages() },
            { path: '/profiles/:profileId/messages/:conversationId', lazy: messages() },
            { path: '/premium', lazy: page(['premium'], () => import('../features/premium/premium-route.tsx')) },
          ],
        },
        { path: '/matching', loader: goTo(paths.discover()) },
        { path: '/subscription', loader: goTo(paths.premium) },
        { path: '*', loader: goTo(paths.home) },
      ],
    },
  ];
  const fetchAhead = (): void => {
    for (const fetchPage of [...pages, loadHome, () => texts.loadNamespaces(['home'])]) fetchPage().catch(() => {}); // Told when it is opened.
  };
  return { routes, fetchAhead, ready: (path: PublicPath) => publicRoute(path).ready() };
}
