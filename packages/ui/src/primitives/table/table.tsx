import { type HTMLAttributes, type ReactNode, type RefAttributes, use, useId } from 'react';
import { Collection } from 'react-aria-components/Collection';
import {
  Cell,
  Column,
  type ColumnProps,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { join } from '../../lib/cx.ts';
import { useText } from '../../lib/texts/texts.ts';
import { type Choosing, useChosenRange } from '../../lib/use-chosen-range.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { CellContent, WaitingText } from './cell-content.tsx';
import { Heading } from './heading.tsx';
import { SelectionBox } from './selection-box.tsx';
import { ColumnEdge, columnKey, IsVirtual } from './table.around.ts';
import {
  tableCell,
  tableDetail,
  tableHeading,
  type TablePlace,
  tableResizable,
  tableVariants,
  tableVirtual,
} from './table.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { tableParts } from './table.parts.ts';

export { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';
export { ResizableColumns, type ResizableColumnsProps } from './resizable-columns.tsx';
export { tableVariants } from './table.variants.ts';
export { VirtualRows, type VirtualRowsProps } from './virtual-rows.tsx';

/** In px, as a share ("20%"), or as a part of what is left ("2fr"). */
export type ColumnWidth = NonNullable<ColumnProps['defaultWidth']>;

/** Marks a button as the one that opens the row's detail. */
export interface RowDisclosure {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
}

/** One column: its name and its cell for a row. The first column names the row. */
export interface TableColumn<Row, Id extends string = string> {
  id: Id;
  /** Its heading, and the label of its line on a card. */
  title: string;
  /** Keeps the heading for screen readers: a column of buttons. */
  hideTitle?: boolean;
  /** `disclosure` is for the button that opens the row's detail, in a table with `detail`. */
  cell: (row: Row, disclosure: RowDisclosure) => ReactNode;
  isSortable?: boolean;
  /** `end` for amounts and counts, in tabular figures. */
  align?: 'start' | 'end';
  /** Its place on the card in a narrow box: a labelled line, the corner beside the title, the foot (buttons), or nowhere. */
  narrow?: Exclude<TablePlace, 'title'>;
  /** In a ResizableColumns or a VirtualRows: its first width, an equal part by default. */
  width?: ColumnWidth;
  /** The least of it, in px. */
  minWidth?: number;
  /** The cell's content while rows load, if one line of text is not its shape. */
  skeleton?: ReactNode;
}

/** Stands in for a loading row; no row has its field. */
const WAITING = Symbol('waiting');
interface Waiting {
  readonly [WAITING]: number;
}

const isWaiting = (row: object): row is Waiting => WAITING in row;

/** The detail below the open row. */
const DETAIL = Symbol('detail');
interface Detail<Row> {
  readonly [DETAIL]: Row;
}

/** Each row once: React Aria follows two with one id in a circle, for ever, when their order changes. */
function onceEach<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => seen.size < seen.add(idOf(row)).size);
}

const isDetail = <Row extends object>(row: Row | Waiting | Detail<Row>): row is Detail<Row> => DETAIL in row;

export interface TableSort<Id extends string = string> {
  column: Id;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row extends object, Id extends string>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  /** What the rows are: "Your payments". */
  label: string;
  columns: readonly [TableColumn<Row, Id>, ...Array<TableColumn<Row, Id>>];
  /** Columns that do not show; the first one always does. A ColumnMenu lets people choose them. */
  hiddenColumns?: ReadonlySet<Id> | undefined;
  /** The rows in display order: the table reports the requested order and sorts nothing itself. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: TableSort<Id> | undefined;
  onSortChange?: (sort: TableSort<Id>) => void;
  /** Makes each row a link. */
  rowHref?: (row: Row) => string;
  /** Called when a row without a link is pressed. */
  onRowAction?: (row: Row) => void;
  /**
   * Makes rows selectable, by a checkbox each, by Space, and in ranges with Shift. Its ids may be those of rows on other pages, which stay
   * selected. Bulk actions are elsewhere.
   */
  selection?: Choosing | undefined;
  /** The detail below the open row, across all columns; a Button in one of its cells opens and closes it. */
  detail?: { readonly openId: string | null; readonly title: string; readonly children: ReactNode };
  /** Tighter rows, and a sticky head: for work lists. */
  isDense?: boolean;
  /** Rows are loading: skeletons if there are none yet, else the old ones stay and breathe. */
  isLoading?: boolean;
  /** What is loading, announced once: "Loading your payments…". By default the Provider's word. */
  loadingLabel?: string | undefined;
  /** How many skeleton rows to show: as many as are likely to come. */
  loadingRows?: number;
  /** Replaces the rows when there are none: an EmptyState. */
  empty: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof tableParts> | undefined;
}

/**
 * Records of one kind, compared column by column: payments, users, tickets. One tab stop; arrow keys move inside. Things to look at rather than
 * compare are cards in a list.
 */
export function Table<Row extends object, const Id extends string>({
  label,
  columns: given,
  hiddenColumns,
  rows: everyRow,
  rowId,
  sort,
  onSortChange,
  rowHref,
  onRowAction,
  selection,
  detail,
  isDense = false,
  isLoading = false,
  loadingLabel,
  loadingRows = 5,
  empty,
  className,
  classNames,
  ...props
}: TableProps<Row, Id>) {
  const part = partsOf<typeof tableParts>('table', classNames);
  const loading = useText('table', 'loading', loadingLabel);
  const spacing = isDense ? 'dense' : 'spaced';
  const edge = use(ColumnEdge);
  const isResizable = edge !== null;
  const isVirtual = use(IsVirtual);
  const columns = given.filter(({ id }, place) => place === 0 || !hiddenColumns?.has(id));
  const rows = onceEach(everyRow, rowId);
  const isFirstLoad = isLoading && rows.length === 0;
  const base = useId();
  const openId = detail?.openId ?? null;
  const isOpen = (row: Row): boolean => openId !== null && rowId(row) === openId;
  const detailId = (row: Row): string => `${base}-${rowId(row)}`;
  const items: ReadonlyArray<Row | Waiting | Detail<Row>> = isFirstLoad
    ? Array.from({ length: loadingRows }, (_, place) => ({ [WAITING]: place }))
    : rows.flatMap((row) => (isOpen(row) ? [row, { [DETAIL]: row }] : [row]));
  const sortBy = (key: unknown, direction: TableSort['direction']) => {
    const column = columns.find(({ id }) => columnKey(id) === key);
    if (column) onSortChange?.({ column: column.id, direction });
  };
  const isEmpty = items.length === 0;
  const hasSort = columns.some(({ isSortable }) => isSortable);
  const ids = rows.map(rowId);
  const range = useChosenRange(ids, selection);
  // A row is kept as it was drawn.
  const action = useLatest(onRowAction);

  return (
    <div
      data-slot="table"
      aria-busy={isLoading}
      {...props}
      {...(selection && range.watch)}
      className={join(tableVariants.classes(), className)}
    >
      <output className="mu:sr-only">{isLoading ? loading : ''}</output>
      <div
        {...part(
          'frame',
          join(
            'mu:@2xl:overflow-x-auto mu:@2xl:rounded-card mu:@2xl:border mu:@2xl:border-border mu:@2xl:bg-surface-raised',
            isDense && !isVirtual && 'mu:@2xl:max-h-[max(20rem,calc(100svh-22rem))] mu:@2xl:overflow-y-auto',
          ),
        )}
      >
        <AriaTable
          aria-label={label}
          {...(sort ? { sortDescriptor: { ...sort, column: columnKey(sort.column) } } : {})}
          onSortChange={({ column, direction }) => sortBy(column, direction)}
          {...(selection && {
            selectionMode: 'multiple',
            selectedKeys: selection.ids,
            onSelectionChange: (keys) => range.choose(new Set(ids.filter((id) => keys === 'all' || keys.has(id)))),
          })}
          {...part(
            'grid',
            join(
              'mu:block mu:w-full mu:outline-none',
              isVirtual ? tableVirtual.grid : 'mu:border-separate mu:border-spacing-0 mu:@2xl:table',
              isResizable && tableResizable.grid,
            ),
          )}
        >
          <TableHeader
            {...part(
              'head',
              isEmpty
                ? 'mu:hidden'
                : join(
                    !isVirtual &&
                      'mu:block mu:@2xl:table-header-group mu:[&>tr]:flex mu:[&>tr]:flex-wrap mu:[&>tr]:gap-2 mu:@2xl:[&>tr]:table-row',
                    (hasSort || selection) && 'mu:@max-2xl:mb-3',
                  ),
            )}
          >
            {selection && (
              <Column
                {...(isResizable || isVirtual ? { width: 56, minWidth: 56 } : {})}
                {...part(
                  'heading',
                  join(
                    tableHeading.box,
                    isVirtual ? tableVirtual.cell : tableHeading[spacing],
                    isResizable && tableResizable.heading,
                  ),
                )}
              >
                <SelectionBox
                  part={part}
                  isIndeterminate={ids.some((id) => selection.ids.has(id)) && !ids.every((id) => selection.ids.has(id))}
                />
              </Column>
            )}
            <Collection items={columns} dependencies={[given, hiddenColumns, isResizable, isVirtual]}>
              {({ id, title, hideTitle = false, isSortable = false, align, width, minWidth }) => (
                <Column
                  id={columnKey(id)}
                  isRowHeader={id === given[0].id}
                  {...(isResizable || isVirtual ? { defaultWidth: width ?? '1fr', minWidth: minWidth ?? 80 } : {})}
                  {...(isResizable ? { focusMode: 'cell' } : {})}
                  allowsSorting={isSortable}
                  textValue={title}
                  {...part(
                    'heading',
                    join(
                      tableHeading.all,
                      isSortable ? tableHeading.sorts : tableHeading.fixed,
                      isVirtual ? tableVirtual.cell : tableHeading[spacing],
                      align === 'end' ? 'mu:text-end' : 'mu:text-start',
                      isVirtual && align === 'end' && 'mu:justify-end',
                      isResizable && join(tableResizable.heading, !isDense && 'mu:@2xl:relative'),
                    ),
                  )}
                >
                  {({ sortDirection }) => (
                    <>
                      <Heading title={title} isHidden={hideTitle} isSortable={isSortable} direction={sortDirection} />
                      {edge}
                    </>
                  )}
                </Column>
              )}
            </Collection>
          </TableHeader>
          <TableBody
            items={items}
            dependencies={[given, hiddenColumns, detail, selection !== undefined, isVirtual]}
            renderEmptyState={() => empty}
            {...part(
              'body',
              join(
                !isVirtual && 'mu:grid mu:gap-3 mu:@2xl:table-row-group',
                isLoading && !isFirstLoad && 'mu:animate-breathe',
                isEmpty && 'mu:[&_td]:@max-2xl:block',
              ),
            )}
          >
            {(row) =>
              isDetail(row) ? (
                <AriaRow
                  id={detailId(row[DETAIL])}
                  textValue={detail?.title ?? ''}
                  {...part(
                    'detail',
                    'mu:-mt-3 mu:rounded-b-card mu:border mu:border-t-0 mu:border-border mu:bg-surface-raised mu:focus-ring mu:-outline-offset-2 mu:@2xl:table-row',
                  )}
                >
                  <Cell colSpan={columns.length + (selection ? 1 : 0)} className={tableDetail}>
                    <div id={detailId(row[DETAIL])} className="mu:animate-fade-in">
                      {detail?.children}
                    </div>
                  </Cell>
                </AriaRow>
              ) : (
                <AriaRow
                  id={isWaiting(row) ? `waiting-${row[WAITING]}` : rowId(row)}
                  isDisabled={isWaiting(row)}
                  {...(rowHref && !isWaiting(row) ? { href: rowHref(row) } : {})}
                  {...(onRowAction && !isWaiting(row) ? { onAction: () => action()?.(row) } : {})}
                  {...part(
                    'row',
                    join(
                      'mu:bg-surface-raised mu:focus-ring mu:-outline-offset-2 mu:transition-colors',
                      isVirtual
                        ? 'mu:h-full'
                        : 'mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-2 mu:rounded-card mu:border mu:border-border mu:p-4 mu:@2xl:table-row',
                      (rowHref || onRowAction) &&
                        'mu:cursor-pointer mu:hover:bg-surface-raised-hover mu:pressed:bg-surface-raised-pressed',
                      selection && 'mu:selected:bg-accent-soft',
                      !isWaiting(row) && isOpen(row) && 'mu:@max-2xl:rounded-b-none mu:@max-2xl:border-b-0',
                    ),
                  )}
                >
                  {selection && (
                    <Cell
                      {...part(
                        'cell',
                        join(tableCell.all, isVirtual ? tableVirtual.cell : join(tableCell[spacing], tableCell.box)),
                      )}
                    >
                      {!isWaiting(row) && <SelectionBox part={part} />}
                    </Cell>
                  )}
                  <Collection items={columns} dependencies={[given, hiddenColumns, detail, isVirtual]}>
                    {(column) => {
                      const index = columns.indexOf(column);
                      const place = index === 0 ? 'title' : (column.narrow ?? 'line');
                      const isAtEnd = column.align === 'end';
                      return (
                        <Cell
                          {...part(
                            'cell',
                            join(
                              tableCell.all,
                              isVirtual ? tableVirtual.cell : tableCell[spacing],
                              tableCell[place],
                              isAtEnd && 'mu:figures mu:@2xl:text-end',
                              isVirtual && isAtEnd && 'mu:justify-end',
                              isResizable && 'mu:@2xl:wrap-anywhere',
                            ),
                          )}
                        >
                          <CellContent title={column.title} place={place} isWaiting={isWaiting(row)}>
                            {isWaiting(row) && index === 0 && <span className="mu:sr-only">{loading}</span>}
                            {isWaiting(row)
                              ? (column.skeleton ?? <WaitingText place={row[WAITING] + index} isAtEnd={isAtEnd} />)
                              : column.cell(row, { 'aria-expanded': isOpen(row), 'aria-controls': detailId(row) })}
                          </CellContent>
                        </Cell>
                      );
                    }}
                  </Collection>
                </AriaRow>
              )
            }
          </TableBody>
        </AriaTable>
      </div>
    </div>
  );
}
