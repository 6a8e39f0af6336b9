import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../lib/load-texts.ts';
import type { Page } from '../routes.ts';
import { lazyUntilReady } from './lazy-with-recovery.tsx';
import { useReplayEarlyClick } from './replay-early-click.ts';
import { loadPage } from './page-code.ts';
import { usePageHead } from './use-page-head.ts';

type Head = NonNullable<Page['head']>;

/** Names the page in the tab and for those who share it. */
function PageHead({ texts, head }: Pick<Page, 'texts'> & { head: Head }) {
  const { i18n } = useTranslation([...texts, 'chrome']);
  usePageHead(head(i18n.t));
  return null;
}

function LoadedPage({ texts, head, Content }: Page & { Content: ComponentType }) {
  useReplayEarlyClick();
  return (
    <>
      {head && <PageHead texts={texts} head={head} />}
      <Content />
    </>
  );
}

/** A page whose code and texts are fetched together: by `ready` ahead of time, else when `Component` is first shown. */
export const lazyPage = (page: Page, i18n: i18n) =>
  lazyUntilReady(async () => {
    const [{ Component }] = await Promise.all([loadPage(page), loadTexts(i18n, page.texts)]);
    return () => <LoadedPage {...page} Content={Component} />;
  });
