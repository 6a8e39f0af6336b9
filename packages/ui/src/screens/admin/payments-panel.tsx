import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../lib/deferred.ts';
import { PaymentStatusBadge } from '../../patterns/payment-panel/payment-status-badge.tsx';
import type { PaymentNetwork } from '../../patterns/payment-panel/payment.types.ts';
import { symbolOf } from '../../patterns/payment-panel/payment.words.ts';
import {
  TransactionAmount,
  TransactionHash,
  TransactionTime,
} from '../../patterns/transaction-table/transaction-cells.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import type { AdminPayment, ListOrder, ListView } from './admin.types.ts';
import { FilterLine, type TeamColumns, TeamTable } from './team-table.tsx';

export const PAYMENT_DECISIONS = ['all', 'waiting'] as const;
export const PAYMENT_STATUS_FILTERS = ['all', 'pending', 'confirmed', 'failed', 'expired'] as const;

export interface PaymentFilters {
  readonly search: string;
  /** All, or only those with money that awaits a decision (D15). */
  readonly decision: (typeof PAYMENT_DECISIONS)[number];
  readonly status: (typeof PAYMENT_STATUS_FILTERS)[number];
  readonly sort: ListOrder;
}

export interface PaymentsPanelProps {
  view: ListView<AdminPayment>;
  filters: PaymentFilters;
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
  onFiltersChange: (filters: PaymentFilters) => void;
  onSearchSubmit: (search: string) => void;
  onOpen: (payment: AdminPayment) => void;
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** The treasury's figures: a TreasuryCard. */
  figures: ReactNode;
  /** The open payment: a TeamPaymentDialog. */
  children?: ReactNode;
}

function usePaymentColumns({
  network,
  onOpen,
}: Pick<PaymentsPanelProps, 'network' | 'onOpen'>): TeamColumns<AdminPayment> {
  const { t } = useTranslation(['admin', 'payments']);
  return [
    {
      id: 'user',
      title: t('users.column.user'),
      cell: ({ userId, userName }) => (
        <span className="mu:flex mu:min-w-0 mu:flex-col">
          <span dir="auto" className="mu:max-w-56 mu:truncate">
            {userName || t('users.unknown')}
          </span>
          <span className="mu:max-w-56 mu:truncate mu:font-mono mu:text-xs mu:font-normal mu:text-text-subtle">
            {userId}
          </span>
        </span>
      ),
    },
    {
      id: 'tier',
      title: t('payments.column.tier'),
      cell: ({ subscriptionTier }) => (
        <span className="mu:whitespace-nowrap">{t(`users.tier.${subscriptionTier}`)}</span>
      ),
    },
    {
      id: 'amount',
      title: t('payments:table.amount'),
      align: 'end',
      cell: (payment) => <TransactionAmount of={payment} />,
    },
    {
      id: 'method',
      title: t('payments.column.method'),
      cell: ({ paymentMethod }) => <span translate="no">{symbolOf(paymentMethod)}</span>,
    },
    {
      id: 'status',
      title: t('payments:table.status'),
      narrow: 'corner',
      cell: ({ status, detail, hasUnsettled, wish }) => (
        <span className="mu:flex mu:flex-wrap mu:gap-1">
          <PaymentStatusBadge status={status} detail={detail} />
          {hasUnsettled && (
            <Badge tone="danger" size="md">
              {t(`payments.waits.${wish ?? 'nothing'}`)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'date',
      isSortable: true,
      title: t('payments:table.date'),
      cell: ({ createdAt }) => <TransactionTime createdAt={createdAt} />,
    },
    {
      id: 'hash',
      title: t('payments:table.hash'),
      cell: ({ transactionSignature }) => <TransactionHash hash={transactionSignature} network={network} />,
    },
    {
      id: 'view',
      title: t('payments:table.view'),
      hideTitle: true,
      narrow: 'foot',
      align: 'end',
      cell: (payment) => (
        <Button
          size="sm"
          variant="quiet"
          className="mu:@max-2xl:-ml-3"
          onPress={() => onOpen(payment)}
          aria-label={t('payments.viewNamed', { name: payment.userName || t('users.unknown') })}
        >
          {t('payments:table.view')}
        </Button>
      ),
    },
  ];
}

function Filters({
  filters,
  onFiltersChange,
  onSearchSubmit,
}: Pick<PaymentsPanelProps, 'filters' | 'onFiltersChange' | 'onSearchSubmit'>) {
  const { t } = useTranslation(['admin', 'payments']);
  return (
    <>
      <ToggleButtonGroup
        aria-label={t('payments.decision.label')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filters.decision]}
        onSelectionChange={(keys) => {
          const decision = PAYMENT_DECISIONS.find((key) => keys.has(key));
          if (decision) onFiltersChange({ ...filters, decision });
        }}
      >
        {PAYMENT_DECISIONS.map((key) => (
          <ToggleButton key={key} id={key} size="sm">
            {t(`payments.decision.${key}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchField
        size="sm"
        label={t('payments.search')}
        placeholder={t('payments.search')}
        value={filters.search}
        onChange={(search) => onFiltersChange({ ...filters, search })}
        onSubmit={onSearchSubmit}
        className="mu:w-full mu:sm:w-80"
      />
      <Select
        size="sm"
        label={t('payments:table.status')}
        hideLabel
        value={filters.status}
        onChange={(status) => onFiltersChange({ ...filters, status })}
        options={PAYMENT_STATUS_FILTERS.map((key) => ({ key, label: t(`payments.status.${key}`) }))}
        className="mu:w-44"
      />
    </>
  );
}

/** /admin/payments: everyone's payments, newest first; a row opens one's full history (SPEC 2, D15). */
export function PaymentsPanel(props: PaymentsPanelProps) {
  const { filters, onFiltersChange, figures, children } = props;
  const { t } = useTranslation('admin');
  const columns = usePaymentColumns(props);
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.payments')}>
      {figures}
      <FilterLine enter={t('keys.open')}>
        <Filters {...props} />
      </FilterLine>
      <Deferred>
        <TeamTable
          list="payments"
          view={props.view}
          columns={columns}
          onOpen={props.onOpen}
          sort={filters.sort}
          onSortChange={(sort) => onFiltersChange({ ...filters, sort })}
          onRetry={props.onRetry}
          pageHref={props.pageHref}
        />
      </Deferred>
      {children}
    </section>
  );
}
