import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import type { ListView } from '../admin/admin.types.ts';
import { KeyHints, Pages } from '../admin/list-parts.tsx';
import { useRowKeys } from '../admin/use-row-keys.ts';
import { LoadFailed } from '../load-failed.tsx';

export interface QueueListProps<Row> {
  view: ListView<Row>;
  texts: {
    readonly title: string;
    readonly loading: string;
    readonly error: string;
    readonly empty: string;
    readonly emptyText: string;
  };
  filters: ReactNode;
  /** What a letter does with the focused row, and its name; Enter opens it. */
  keys?: Readonly<Record<string, { readonly does: string; readonly act: (row: Row) => void }>>;
  onOpen: (row: Row) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** A row without its button to open it: its words in an element that grows, and other buttons. */
  children: (row: Row) => ReactNode;
  /** The row that is open over the list; null for none. */
  openId: string | null;
  /** What is open over the list. */
  over: ReactNode;
}

/** A queue of the team's desk: filters, rows that keys move through and open, pages. */
export function QueueList<Row extends { readonly _id: string }>(props: QueueListProps<Row>) {
  const { view, texts, filters, keys = {}, onOpen, onRetry, pageHref, children, openId, over } = props;
  const { t } = useTranslation('moderation');
  const queueRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const rows = view.status === 'ready' ? view.rows : [];
  useQueueKeys(listRef, rows, {
    ...Object.fromEntries(Object.entries(keys).map(([key, { act }]) => [key, act])),
    Enter: onOpen,
  });
  useFocusInQueue(queueRef, rows, openId);
  return (
    <section
      ref={queueRef}
      aria-label={texts.title}
      tabIndex={-1}
      className="mu:flex mu:flex-col mu:gap-4 mu:rounded-card mu:focus-ring"
    >
      <div className="mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-3">
        {filters}
        <KeyHints
          keys={[
            [['J', 'K'], t('keys.move')],
            [['Enter'], t('keys.open')],
            ...Object.entries(keys).map(([key, { does }]) => [[key.toUpperCase()], does] as const),
          ]}
        />
      </div>
      {view.status === 'loading' && (
        <Loading label={texts.loading} className="mu:flex mu:flex-col mu:gap-3">
          <Skeleton shape="block" className="mu:h-16 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-16 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={texts.error} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && rows.length === 0 && (
        <EmptyState drawing="stack" title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul
          ref={listRef}
          className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
        >
          {rows.map((row) => (
            <li
              key={row._id}
              data-row={row._id}
              tabIndex={-1}
              className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-2 mu:px-4 mu:py-3 mu:focus-ring mu:first:rounded-t-card mu:last:rounded-b-card mu:-outline-offset-2"
            >
              {children(row)}
              <Button size="sm" onPress={() => onOpen(row)}>
                {t('keys.open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} summary={(range) => t('reports.summary', range)} pageHref={pageHref} />
      {over}
    </section>
  );
}

function useQueueKeys<Row extends { readonly _id: string }>(
  listRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  keys: Readonly<Record<string, (row: Row) => void>>,
): void {
  const ofElement = (act: (row: Row) => void) => (element: HTMLElement) => {
    const row = rows.find(({ _id }) => _id === element.dataset['row']);
    if (row) act(row);
  };
  useRowKeys(listRef, Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, ofElement(act)])));
}

/**
 * Keeps the focus in the queue. When what was open closes it goes to its row; where a row is gone, to the one that took its place, and to the queue
 * itself when that is empty.
 */
function useFocusInQueue(
  queueRef: RefObject<HTMLElement | null>,
  rows: readonly { readonly _id: string }[],
  openId: string | null,
): void {
  const place = useRef<{ id: string; index: number } | null>(null);
  const shownId = useRef(openId);
  const remember = (id: string): void => {
    const index = rows.findIndex(({ _id }) => _id === id);
    if (index !== -1) place.current = { id, index };
  };
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (row) remember(row.dataset['row'] ?? '');
  });
  useEffect(() => {
    const queue = queueRef.current;
    const listen = (event: FocusEvent) => onFocus(event);
    queue?.addEventListener('focusin', listen);
    return () => queue?.removeEventListener('focusin', listen);
  }, [queueRef]);
  useEffect(() => {
    const hasClosed = shownId.current !== null && openId === null;
    shownId.current = openId;
    if (openId !== null) return remember(openId);
    if (place.current === null) return;
    const { id, index } = place.current;
    const own = rows.find(({ _id }) => _id === id);
    // A row that is removed leaves the focus on the page.
    if (!hasClosed && (own !== undefined || document.activeElement !== document.body)) return;
    const row = own ?? rows[Math.min(index, rows.length - 1)];
    const target = row && queueRef.current?.querySelector<HTMLElement>(`[data-row="${row._id}"]`);
    (target ?? queueRef.current)?.focus();
  });
}
