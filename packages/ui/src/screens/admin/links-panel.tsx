import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { LinkReviewRow, type ReviewChoice } from '../../patterns/link-review-row/link-review-row.tsx';
import { agoShort } from '../../patterns/when/when.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { AdminLink, ListView } from './admin.types.ts';
import { KeyHints, Pages, shownTotal } from './list-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface LinksPanelProps {
  view: ListView<AdminLink>;
  /** Milliseconds. */
  now: number;
  onDecide: (link: AdminLink, choice: ReviewChoice) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
}

function LoadingLinks() {
  const { t } = useTranslation('admin');
  return (
    <Loading label={t('links.loading')} className="mu:divide-y mu:divide-border">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="mu:flex mu:items-center mu:gap-4 mu:py-4">
          <Skeleton shape="circle" className="mu:size-10" />
          <div className="mu:flex-1">
            <Skeleton className="mu:w-40" />
            <Skeleton className="mu:w-64 mu:max-w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** /admin/links: the project links that wait, each with its two answers (SPEC 2). One that was answered stays until the page is left. */
export function LinksPanel({ view, now, onDecide, onRetry, pageHref }: LinksPanelProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const listRef = useRef<HTMLUListElement>(null);
  const links = view.status === 'ready' ? view.rows : [];

  function decide(row: HTMLElement, choice: ReviewChoice): void {
    const link = links.find(({ linkId }) => linkId === row.dataset['row']);
    if (link?.state.status === 'waiting' || link?.state.status === 'failed') onDecide(link, choice);
  }
  useRowKeys(listRef, {
    a: (row) => decide(row, 'approve'),
    r: (row) => decide(row, 'reject'),
    Enter: (row) => row.querySelector('a')?.click(),
  });

  if (view.status === 'loading') return <LoadingLinks />;
  if (view.status === 'error')
    return (
      <LoadFailed title={t('links.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  if (links.length === 0)
    return (
      <EmptyState drawing="stack" title={t('links.empty')}>
        {t('links.emptyText')}
      </EmptyState>
    );
  const past = ({ earlier: { approved, rejected } }: AdminLink) =>
    approved + rejected === 0 ? t('links.first') : t('links.earlier', { approved, rejected });
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-labelledby="pending-links">
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3">
        <h2 id="pending-links" className="mu:text-base mu:font-medium">
          {t('links.pending', { total: shownTotal(view.total) })}
        </h2>
        <KeyHints
          keys={[
            [['J', 'K'], t('keys.move')],
            [['Enter'], t('keys.openLink')],
            [['A'], t('link.approve')],
            [['R'], t('link.reject')],
          ]}
        />
      </div>
      <ul
        ref={listRef}
        className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
      >
        {links.map((link) => (
          <li
            key={link.linkId}
            data-row={link.linkId}
            tabIndex={-1}
            className="mu:focus-ring mu:first:rounded-t-card mu:last:rounded-b-card mu:-outline-offset-2"
          >
            <LinkReviewRow
              link={link}
              state={link.state}
              detail={`${link.host} · ${past(link)} · ${agoShort(link.createdAt, now, locale)}`}
              onApprove={() => onDecide(link, 'approve')}
              onReject={() => onDecide(link, 'reject')}
              className="mu:px-4 mu:py-3"
            />
          </li>
        ))}
      </ul>
      <Pages view={view} pageHref={pageHref} summary={(range) => t('links.showing', range)} />
    </section>
  );
}
