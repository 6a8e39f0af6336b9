import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ChevronDownIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { type RowDisclosure, Table, type TableColumn } from '../../primitives/table/table.tsx';
import { PaymentStatusBadge } from '../payment-panel/payment-status-badge.tsx';
import type { PaymentNetwork, PaymentView } from '../payment-panel/payment.types.ts';
import { TransactionAmount, TransactionHash, TransactionTime } from './transaction-cells.tsx';

/** A payment's data in its row; amounts are decimal strings (D18). */
export interface Transaction extends Pick<
  PaymentView,
  | '_id'
  | 'status'
  | 'detail'
  | 'subscriptionTier'
  | 'paymentMethod'
  | 'expectedAmount'
  | 'usdPrice'
  | 'transactionSignature'
> {
  readonly createdAt: string;
  /** Money that bought nothing awaits a decision (D15). */
  readonly hasUnsettled?: boolean;
}

export interface TransactionTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  /** From the newest to the oldest. */
  transactions: readonly Transaction[];
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
  isLoading?: boolean;
  /** The payment whose story is open below its row, and the story; null if all are closed. */
  open: { readonly id: string; readonly story: ReactNode } | null;
  /** Opens a payment's story; null closes the open one. */
  onOpenChange: (id: string | null) => void;
  /** The page of one payment. */
  hrefOf: (transaction: Transaction) => string;
  /** The plans, for people who have not paid yet. */
  upgradeHref: string;
}

function Plan({ of }: { of: Transaction }) {
  const { t } = useTranslation('premium');
  return t(`plan.${of.subscriptionTier}`);
}

/** Also shows unsettled money: an expired payment with it would look lost. */
function Status({ of }: { of: Transaction }) {
  const { t } = useTranslation('payments');
  return (
    <span className="mu:flex mu:flex-col mu:items-start mu:gap-1 mu:@max-2xl:items-end">
      <PaymentStatusBadge status={of.status} detail={of.detail} />
      {of.hasUnsettled === true && <span className="mu:text-sm mu:text-warning-text">{t('unsettled.title')}</span>}
    </span>
  );
}

interface ActionsProps {
  of: Transaction;
  href: string;
  disclosure: RowDisclosure;
  onOpenChange: TransactionTableProps['onOpenChange'];
}

function Actions({ of, href, disclosure, onOpenChange }: ActionsProps) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(of.createdAt),
  );
  return (
    // The padding leaves 24 px of the cell itself to press.
    <span className="mu:flex mu:flex-wrap mu:gap-2 mu:@2xl:flex-nowrap mu:@2xl:items-center mu:@2xl:justify-end mu:@2xl:pl-3">
      <Button
        {...disclosure}
        size="sm"
        variant="quiet"
        className="mu:shrink-0 mu:@max-2xl:-ml-3"
        onPress={() => onOpenChange(disclosure['aria-expanded'] ? null : of._id)}
        aria-label={t('story.show', { date })}
        icon={
          <ChevronDownIcon
            aria-hidden="true"
            className={join(
              'mu:size-4 mu:text-text-muted mu:transition-transform mu:duration-200',
              disclosure['aria-expanded'] && 'mu:rotate-180',
            )}
          />
        }
      >
        <span className="mu:@2xl:hidden mu:@4xl:inline">{t('table.story')}</span>
      </Button>
      <LinkButton size="sm" href={href} aria-label={t('table.viewLabel', { date })}>
        {t('table.view')}
      </LinkButton>
    </span>
  );
}

type Column = TableColumn<Transaction>;
type Titles = Readonly<Record<'date' | 'plan' | 'amount' | 'status' | 'hash' | 'actions', string>>;

/** SPEC 2: the hash is omitted if it is narrow. */
const columnsOf = (
  titles: Titles,
  { network, hrefOf, onOpenChange }: Pick<TransactionTableProps, 'network' | 'hrefOf' | 'onOpenChange'>,
): [Column, ...Column[]] => [
  { id: 'date', title: titles.date, cell: (row) => <TransactionTime createdAt={row.createdAt} /> },
  { id: 'plan', title: titles.plan, cell: (row) => <Plan of={row} /> },
  { id: 'amount', title: titles.amount, align: 'end', cell: (row) => <TransactionAmount of={row} /> },
  {
    id: 'status',
    title: titles.status,
    narrow: 'corner',
    cell: (row) => <Status of={row} />,
    skeleton: <Skeleton className="mu:my-0 mu:h-6 mu:w-24 mu:rounded-full" />,
  },
  {
    id: 'hash',
    title: titles.hash,
    narrow: 'hidden',
    cell: (row) => <TransactionHash hash={row.transactionSignature} network={network} />,
  },
  {
    id: 'actions',
    title: titles.actions,
    hideTitle: true,
    align: 'end',
    narrow: 'foot',
    cell: (row, disclosure) => (
      <Actions of={row} href={hrefOf(row)} disclosure={disclosure} onOpenChange={onOpenChange} />
    ),
    skeleton: <Skeleton className="mu:my-0 mu:h-9 mu:w-16 mu:rounded-control mu:@2xl:ml-auto" />,
  },
];

/** A person’s own payments, newest first: purpose, price, status, and below it the history. In a narrow box each is a card without its hash. */
export function TransactionTable({
  transactions,
  network,
  isLoading = false,
  open,
  onOpenChange,
  hrefOf,
  upgradeHref,
  ...props
}: TransactionTableProps) {
  const { t } = useTranslation('payments');
  const titles: Titles = {
    date: t('table.date'),
    plan: t('table.plan'),
    amount: t('table.amount'),
    status: t('table.status'),
    hash: t('table.hash'),
    actions: t('table.actions'),
  };
  return (
    <Table
      {...props}
      label={t('table.label')}
      columns={columnsOf(titles, { network, hrefOf, onOpenChange })}
      detail={{ openId: open?.id ?? null, title: t('story.label'), children: open?.story }}
      rows={transactions}
      rowId={({ _id }) => _id}
      isLoading={isLoading}
      loadingLabel={t('table.loading')}
      loadingRows={3}
      empty={
        <EmptyState
          drawing="stack"
          title={t('table.empty')}
          action={
            <LinkButton variant="primary" href={upgradeHref}>
              {t('table.upgrade')}
            </LinkButton>
          }
        >
          {t('table.emptyText')}
        </EmptyState>
      }
    />
  );
}
