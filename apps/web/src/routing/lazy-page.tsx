import type { i18n } from 'i18next';
import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReachabilityStore } from '../lib/reachability.ts';
import type { Page } from '../routes.ts';
import { importWithRecovery } from './import-with-recovery.ts';
import { useReplayEarlyClick } from './replay-early-click.ts';
import { usePageHead } from './use-page-head.ts';

/** A page with its name in the tab and for those who share it. */
function WithHead({
  texts,
  head,
  Content,
}: Pick<Page, 'texts'> & { head: NonNullable<Page['head']>; Content: ComponentType }) {
  const { i18n } = useTranslation([...texts, 'chrome']);
  usePageHead(head(i18n.t));
  useReplayEarlyClick();
  return <Content />;
}

/** A page whose code and texts are fetched together: `ready` fetches them before it shows, `Component` when it does. */
export function lazyPage({ load, texts, textsBelow = [], head }: Page, i18n: i18n, reachability: ReachabilityStore) {
  let fetched: Promise<ComponentType> | undefined;
  const ready = (): Promise<ComponentType> =>
    (fetched ??= Promise.all([importWithRecovery(reachability, load), i18n.loadNamespaces(texts)]).then(
      ([{ Component }]) => (head ? () => <WithHead texts={texts} head={head} Content={Component} /> : Component),
    ));
  const Component = lazy(async () => {
    const component = await ready();
    void i18n.loadNamespaces(textsBelow);
    return { default: component };
  });
  return { ready, Component };
}

export type LazyPage = ReturnType<typeof lazyPage>;
