import type { i18n } from 'i18next';
import { redirect, type RouteObject } from 'react-router';
import type { ReachabilityStore } from '../lib/reachability.ts';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { allRoutes, type Page, redirects, type Route, routes } from '../routes.ts';
import { Crash } from '../shell/crash.tsx';
import { createRoot } from '../shell/root.tsx';
import { createHomeOrLanding } from './home-or-landing.tsx';
import { lazyPage } from './lazy-page.tsx';

const goTo = (path: string) => () => redirect(path);

/**
 * The router's routes, made from the table. `ready` fetches a public page before it is hydrated. `prefetch` fetches the pages of a member:
 * a browser never asks again for code that it once could not get, so none is left to be asked for while the server is away.
 */
export function createRoutes(i18n: i18n, reachability: ReachabilityStore) {
  const lazyPages = new Map<Page, ReturnType<typeof lazyPage>>();
  const lazyOf = (page: Page) => {
    const made = lazyPages.get(page) ?? lazyPage(page, i18n, reachability);
    lazyPages.set(page, made);
    return made;
  };

  function routeObject([id, { pattern, access, page, memberPage }]: readonly [string, Route]): RouteObject {
    // A member's page is waited for before the address changes; a public one is hydrated where it stands.
    if (access === 'member') return { id, path: pattern, lazy: { Component: lazyOf(page).ready } };
    const { Component } = lazyOf(page);
    return {
      id,
      path: pattern,
      Component: memberPage ? createHomeOrLanding(Component, lazyOf(memberPage).Component) : Component,
    };
  }

  const routeObjects: RouteObject[] = [
    {
      Component: createRoot(i18n, reachability),
      ErrorBoundary: Crash,
      HydrateFallback: PageSpinner,
      children: [
        ...allRoutes.map(routeObject),
        ...Object.entries(redirects).map(([path, to]) => ({ path, loader: goTo(to) })),
        { path: '*', loader: goTo(routes.home.href()) },
      ],
    },
  ];

  function prefetch(): void {
    const pages = allRoutes.flatMap(([, { page, memberPage }]) => [page, ...(memberPage ? [memberPage] : [])]);
    for (const page of pages)
      if (page.prefetch)
        lazyOf(page)
          .ready()
          .catch(() => {}); // A failure shows when the page is opened.
  }

  return { routeObjects, prefetch, ready: ({ page }: Route) => lazyOf(page).ready() };
}
