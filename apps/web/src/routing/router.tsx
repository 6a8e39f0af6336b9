import type { i18n } from 'i18next';
import { redirect, type RouteObject } from 'react-router';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { allRoutes, type Page, redirects, type Route, routes } from '../routes.ts';
import { Crash } from '../shell/crash.tsx';
import { createRootRoute } from '../shell/root.tsx';
import { createGuestOrMember } from './guest-or-member.tsx';
import { lazyPage } from './lazy-page.tsx';

const goTo = (path: string) => () => redirect(path);

/**
 * The router's routes, made from the table. `ready` fetches a public page before it is hydrated, `memberReady` a member's page with its frame before
 * they are drawn. `prefetch` fetches the pages of a member, so that they open while the server is away too.
 */
export function createRoutes(i18n: i18n) {
  const lazyPages = new Map<Page, ReturnType<typeof lazyPage>>();
  const lazyOf = (page: Page) => {
    const made = lazyPages.get(page) ?? lazyPage(page, i18n);
    lazyPages.set(page, made);
    return made;
  };

  function routeObject([id, { pattern, page, memberPage }]: readonly [string, Route]): RouteObject {
    const { Component } = lazyOf(page);
    return {
      id,
      path: pattern,
      Component: memberPage ? createGuestOrMember(Component, lazyOf(memberPage).Component) : Component,
    };
  }

  const root = createRootRoute(i18n);
  const routeObjects: RouteObject[] = [
    {
      Component: root.RootRoute,
      ErrorBoundary: Crash,
      HydrateFallback: PageSpinner,
      children: [
        ...allRoutes.map(routeObject),
        ...Object.values(redirects).map(({ pattern, to }) => ({ path: pattern, loader: goTo(to) })),
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

  return {
    routeObjects,
    prefetch,
    ready: ({ page }: Route) => lazyOf(page).ready(),
    memberReady: ({ page, memberPage = page }: Route) => Promise.all([root.ready(), lazyOf(memberPage).ready()]),
  };
}
