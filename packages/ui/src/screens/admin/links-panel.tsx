import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { LinkReviewRow, type ReviewChoice } from '../../patterns/link-review-row/link-review-row.tsx';
import { agoShort } from '../../lib/when.ts';
import { focusOutward } from '../../lib/focus-outward.ts';
import { useChosenRange } from '../../lib/use-chosen-range.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link.tsx';
import { SelectionBar } from '../../primitives/selection-bar/selection-bar.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { AdminLink, Chosen, ListView } from './admin.types.ts';
import { KeyHints, useShownTotal } from './list-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSelectionTexts } from './use-selection-texts.ts';

export interface LinksPanelProps {
  view: ListView<AdminLink>;
  /** Milliseconds. */
  now: number;
  onDecide: (link: AdminLink, choice: ReviewChoice) => void;
  onUndo: (link: AdminLink, choice: ReviewChoice) => void;
  /** The ids of the selected links. */
  chosen: Chosen;
  onApproveChosen: () => void;
  onRetry: () => void;
  /** The newest links; omitted while they are shown. */
  firstHref?: string | undefined;
  /** The next page; omitted at the end. */
  nextHref?: string | undefined;
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

/** At an end a step is another element, without an address: the focus goes to the list. */
const stepTo = (href: string | undefined) => ({
  ref: focusOutward,
  ...(href === undefined ? { isDisabled: true } : { href }),
});

const isUndecided = ({ state }: AdminLink): boolean => state.status === 'waiting' || state.status === 'failed';

/** /admin/links: the project links awaiting review, each with its two decisions (SPEC 2). A decided one stays until the page is left. */
export function LinksPanel({
  view,
  now,
  onDecide,
  onUndo,
  chosen,
  onApproveChosen,
  onRetry,
  firstHref,
  nextHref,
}: LinksPanelProps) {
  const { t } = useTranslation(['admin', 'common']);
  const selectionTexts = useSelectionTexts();
  const shownTotal = useShownTotal();
  const [isAsking, setAsking] = useState(false);
  const { locale } = useLocale();
  const listRef = useRef<HTMLUListElement>(null);
  const links = view.status === 'ready' ? view.rows : [];

  const linkOf = (row: HTMLElement) => links.find(({ linkId }) => linkId === row.dataset['row']);
  const undoOf = (link: AdminLink) => {
    const { state } = link;
    const canUndo = state.status === 'undoing' || (state.status === 'done' && state.isFinal !== true);
    return canUndo ? () => onUndo(link, state.choice) : undefined;
  };
  function decide(row: HTMLElement, choice: ReviewChoice): void {
    const link = linkOf(row);
    if (!link || !isUndecided(link)) return;
    // The focused element within it may be disabled now.
    row.focus();
    onDecide(link, choice);
  }
  const open = links.filter(isUndecided).map(({ linkId }) => linkId);
  const range = useChosenRange(open, chosen);
  const toggle = (linkId: string): void => {
    const { ids } = chosen;
    if (open.includes(linkId))
      range.choose(new Set(ids.has(linkId) ? [...ids].filter((id) => id !== linkId) : [...ids, linkId]));
  };
  const count = chosen.ids.size;
  useRowKeys(listRef, {
    x: (row) => toggle(row.dataset['row'] ?? ''),
    a: (row) => decide(row, 'approve'),
    r: (row) => decide(row, 'reject'),
    u: (row) => {
      const link = linkOf(row);
      if (link?.state.status === 'done') undoOf(link)?.();
    },
    Enter: (row) => row.querySelector('a')?.click(),
  });

  if (view.status === 'loading') return <LoadingLinks />;
  if (view.status === 'error')
    return (
      <LoadFailed title={t('links.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  const pages = (firstHref ?? nextHref) !== undefined && (
    <nav aria-label={t('pages.label')} className="mu:flex mu:flex-wrap mu:justify-end mu:gap-2">
      <LinkButton size="sm" {...stepTo(firstHref)}>
        {t('pages.first')}
      </LinkButton>
      <LinkButton size="sm" {...stepTo(nextHref)}>
        {t('pages.next')}
      </LinkButton>
    </nav>
  );
  if (links.length === 0)
    return (
      <EmptyState drawing="stack" title={t('links.empty')} action={pages || undefined}>
        {t('links.emptyText')}
      </EmptyState>
    );
  // The total may include links decided since: a one-page list is counted here.
  const isWhole = !pages;
  const past = ({ earlier: { approved, rejected } }: AdminLink) =>
    approved + rejected === 0 ? t('links.first') : t('links.earlier', { approved, rejected });
  return (
    <section tabIndex={-1} className="mu:flex mu:flex-col mu:gap-4 mu:outline-none" aria-labelledby="pending-links">
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3">
        <h2 id="pending-links" className="mu:text-base mu:font-medium">
          {t('links.pending', { total: isWhole ? open.length : shownTotal(view) })}
        </h2>
        <KeyHints
          keys={[
            [['J', 'K'], t('keys.move')],
            [['Enter'], t('keys.openLink')],
            [['X'], t('keys.choose')],
            [['A'], t('link.approve')],
            [['R'], t('link.reject')],
            [['U'], t('undo')],
          ]}
        />
      </div>
      {open.length > 0 && (
        <Checkbox
          isSelected={count === open.length}
          isIndeterminate={count > 0 && count < open.length}
          onChange={(isAll) => chosen.onChange(new Set(isAll ? open : []))}
          className="mu:self-start mu:px-4"
        >
          {t('links.all')}
        </Checkbox>
      )}
      <ul
        ref={listRef}
        {...range.watch}
        className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
      >
        {links.map((link) => (
          <li
            key={link.linkId}
            data-row={link.linkId}
            tabIndex={-1}
            className="mu:flex mu:items-start mu:gap-2 mu:pl-4 mu:focus-ring mu:first:rounded-t-card mu:last:rounded-b-card mu:-outline-offset-2"
          >
            <Checkbox
              isSelected={chosen.ids.has(link.linkId)}
              isDisabled={!isUndecided(link) || chosen.isWorking}
              onChange={() => toggle(link.linkId)}
              className="mu:mt-1.5"
            >
              <span className="mu:sr-only">{t('links.choose', { url: link.linkUrl, name: link.profileName })}</span>
            </Checkbox>
            <LinkReviewRow
              link={link}
              state={link.state}
              detail={`${link.host} · ${past(link)} · ${agoShort(link.createdAt, now, locale)}`}
              onApprove={() => onDecide(link, 'approve')}
              onReject={() => onDecide(link, 'reject')}
              onUndo={undoOf(link)}
              className="mu:min-w-0 mu:flex-1 mu:py-3 mu:pr-4"
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        texts={selectionTexts}
        count={count}
        isWorking={chosen.isWorking}
        onClear={() => chosen.onChange(new Set())}
      >
        <Button size="sm" variant="primary" isPending={chosen.isWorking} onPress={() => setAsking(true)}>
          {t('link.approve')}
        </Button>
      </SelectionBar>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('links.question', { count })}
        confirmLabel={t('link.approve')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setAsking(false);
          onApproveChosen();
        }}
      >
        {t('links.published')}
      </AlertDialog>
      {pages}
    </section>
  );
}
