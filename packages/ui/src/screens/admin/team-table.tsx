import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choosing } from '../../lib/use-chosen-range.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { ListOrder, ListView } from './admin.types.ts';
import { KeyHints, Pages } from './list-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** A list's columns. */
export type TeamColumns<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]];

interface TeamTableProps<Row> {
  /** The namespace of its words. */
  list: 'payments' | 'users' | 'profiles' | 'tickets' | 'audit';
  view: ListView<Row>;
  columns: TeamColumns<Row>;
  /** Omitted if a row opens nothing. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The shortcuts for the focused row. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>>;
  /** For lists with bulk actions. */
  selection?: Choosing;
  /** The one sortable column; null if the rows have another order. */
  sort: ListOrder | null;
  onSortChange: (sort: ListOrder) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
}

/** A team list's rows, its empty and failed states, and its pagination (SPEC 2, Admin). */
export function TeamTable<Row extends { readonly _id: string }>({
  list,
  view,
  columns,
  onOpen,
  rowKeys = {},
  selection,
  sort,
  onSortChange,
  onRetry,
  pageHref,
}: TeamTableProps<Row>) {
  const { t } = useTranslation('admin');
  const listRef = useRef<HTMLDivElement>(null);
  const byTime = columns.find(({ isSortable }) => isSortable);
  const rows = view.status === 'ready' ? view.rows : [];
  const withRow = (act: (row: Row) => void) => (element: HTMLElement) => {
    const row = rows.find(({ _id }) => _id === element.dataset['key']);
    if (row) act(row);
  };
  useRowKeys(listRef, Object.fromEntries(Object.entries(rowKeys).map(([key, act]) => [key, withRow(act)])));
  if (view.status === 'error')
    return (
      <LoadFailed title={t(`${list}.error`)} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  return (
    <>
      <div ref={listRef} className="mu:contents">
        <Table
          isDense
          label={t(`tab.${list}`)}
          columns={columns}
          rows={rows}
          rowId={({ _id }) => _id}
          selection={selection}
          {...(onOpen ? { onRowAction: onOpen } : {})}
          sort={
            byTime && sort
              ? { column: byTime.id, direction: sort === 'newest' ? 'descending' : 'ascending' }
              : undefined
          }
          onSortChange={() => onSortChange(sort === 'newest' ? 'oldest' : 'newest')}
          isLoading={view.status === 'loading' || view.isSearching === true}
          loadingLabel={t(`${list}.loading`)}
          loadingRows={8}
          empty={
            <EmptyState drawing="stack" title={t(`${list}.empty`)}>
              {list === 'audit' ? t('audit.emptyText') : t('nothingFits')}
            </EmptyState>
          }
        />
      </div>
      <Pages view={view} pageHref={pageHref} summary={(range) => t(`${list}.showing`, range)} />
    </>
  );
}

/** The line above a list: its filters, then its shortcuts and other actions. */
export function FilterLine({
  enter,
  action,
  children,
}: {
  /** What Enter does with a row; omitted if nothing. */
  enter?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin');
  return (
    <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-3">
      {children}
      <div className="mu:ml-auto mu:flex mu:items-center mu:gap-4">
        <KeyHints
          keys={[[['J', 'K'], t('keys.move')], ...(enter === undefined ? [] : ([[['Enter'], enter]] as const))]}
        />
        {action}
      </div>
    </div>
  );
}
