import type { HTMLAttributes, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { PaymentStatusBadge } from '../payment-panel/payment-status-badge.tsx';
import type { PaymentNetwork, PaymentView } from '../payment-panel/payment.types.ts';
import { TransactionAmount, TransactionHash, TransactionTime } from './transaction-cells.tsx';

/** A payment as its row shows it; amounts are decimal strings (D18). */
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
}

export interface TransactionTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  /** From the newest to the oldest. */
  transactions: readonly Transaction[];
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
  isLoading?: boolean;
  /** Shows all that happened to a payment. */
  onStory: (transaction: Transaction) => void;
  /** The page of one payment. */
  hrefOf: (transaction: Transaction) => string;
  /** Where plans are, for who has not paid yet. */
  upgradeHref: string;
}

function Plan({ of }: { of: Transaction }) {
  const { t } = useTranslation('premium');
  return t(`plan.${of.subscriptionTier}`);
}

function Actions({ of, href, onStory }: { of: Transaction; href: string; onStory: () => void }) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(of.createdAt),
  );
  return (
    <span className="mu:flex mu:flex-wrap mu:gap-2 mu:@2xl:justify-end">
      <Button size="sm" variant="quiet" onPress={onStory} aria-label={t('story.show', { date })}>
        {t('table.story')}
      </Button>
      <LinkButton size="sm" href={href} aria-label={t('table.viewLabel', { date })}>
        {t('table.view')}
      </LinkButton>
    </span>
  );
}

type Column = TableColumn<Transaction>;
type Titles = Readonly<Record<'date' | 'plan' | 'amount' | 'status' | 'hash' | 'actions', string>>;

/** SPEC 2: the hash is left out where it is narrow. */
const columnsOf = (
  titles: Titles,
  { network, hrefOf, onStory }: Pick<TransactionTableProps, 'network' | 'hrefOf' | 'onStory'>,
): [Column, ...Column[]] => [
  { id: 'date', title: titles.date, cell: (row) => <TransactionTime createdAt={row.createdAt} /> },
  { id: 'plan', title: titles.plan, cell: (row) => <Plan of={row} /> },
  { id: 'amount', title: titles.amount, align: 'end', cell: (row) => <TransactionAmount of={row} /> },
  {
    id: 'status',
    title: titles.status,
    narrow: 'corner',
    cell: (row) => <PaymentStatusBadge status={row.status} detail={row.detail} />,
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
    cell: (row) => <Actions of={row} href={hrefOf(row)} onStory={() => onStory(row)} />,
    skeleton: <Skeleton className="mu:my-0 mu:h-9 mu:w-16 mu:rounded-control mu:@2xl:ml-auto" />,
  },
];

/** A person’s own payments, the newest first: what each was for, what it cost, how far it is. Where it is narrow each is a card without its hash. */
export function TransactionTable({
  transactions,
  network,
  isLoading = false,
  onStory,
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
      columns={columnsOf(titles, { network, hrefOf, onStory })}
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
