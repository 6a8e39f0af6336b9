import type { i18n } from 'i18next';
import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlyPress } from './replay-early-click.ts';
import type { ReachabilityStore } from '../lib/reachability.ts';
import { usePageHead } from './use-page-head.ts';
import { whenReachable } from './import-with-recovery.ts';
import type { PublicPage } from '../public-pages.ts';

/** A page with its name in the tab and for those who share it. */
function Named({ namespaces, head, Page }: Omit<PublicPage, 'load' | 'below'> & { Page: ComponentType }) {
  const { i18n } = useTranslation([...namespaces, 'chrome']);
  usePageHead(head(i18n.t));
  useEarlyPress();
  return <Page />;
}

/** A public page as a route: `ready` fetches its code and its texts together, before it shows. */
export function createPublicRoute(
  { load, below = [], ...page }: PublicPage,
  texts: i18n,
  reachability: ReachabilityStore,
) {
  let fetched: ReturnType<PublicPage['load']> | undefined;
  const ready = () =>
    (fetched ??= Promise.all([whenReachable(reachability, load), texts.loadNamespaces(page.namespaces)]).then(
      ([loaded]) => loaded,
    ));
  const Component = lazy(async () => {
    const loaded = await ready();
    void texts.loadNamespaces(below);
    return { default: () => <Named {...page} Page={loaded.default} /> };
  });
  return { ready, Component };
}
