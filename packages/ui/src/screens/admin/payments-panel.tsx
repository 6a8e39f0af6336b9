import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { AdminPayment, ListView } from './admin.types.ts';
import { KeyHints, Pages } from './list-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

export const PAYMENT_DECISIONS = ['all', 'waiting'] as const;
export const PAYMENT_STATUS_FILTERS = ['all', 'pending', 'confirmed', 'failed', 'expired'] as const;

export interface PaymentFilters {
  readonly search: string;
  /** All, or those alone with money that waits for a decision (D15). */
  readonly decision: (typeof PAYMENT_DECISIONS)[number];
  readonly status: (typeof PAYMENT_STATUS_FILTERS)[number];
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
  /** The figures of the treasury: a TreasuryCard. */
  figures: ReactNode;
  /** The payment that is open: a TeamPaymentDialog. */
  children?: ReactNode;
}

function usePaymentColumns({
  network,
  onOpen,
}: Pick<PaymentsPanelProps, 'network' | 'onOpen'>): [TableColumn<AdminPayment>, ...TableColumn<AdminPayment>[]] {
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

/** /admin/payments: everyone's payments, the newest first; a row opens the whole story of one (SPEC 2, D15). */
export function PaymentsPanel(props: PaymentsPanelProps) {
  const { view, onOpen, pageHref, figures, children } = props;
  const { t } = useTranslation('admin');
  const listRef = useRef<HTMLDivElement>(null);
  useRowKeys(listRef, {});
  const columns = usePaymentColumns(props);
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.payments')}>
      {figures}
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-3">
        <Filters {...props} />
        <div className="mu:ml-auto">
          <KeyHints
            keys={[
              [['J', 'K'], t('keys.move')],
              [['Enter'], t('keys.open')],
            ]}
          />
        </div>
      </div>
      {view.status === 'error' ? (
        <LoadFailed title={t('payments.error')} onRetry={props.onRetry}>
          {view.message}
        </LoadFailed>
      ) : (
        <div ref={listRef} className="mu:contents">
          <Table
            isDense
            label={t('tab.payments')}
            columns={columns}
            rows={view.status === 'ready' ? view.rows : []}
            rowId={(payment) => payment._id}
            onRowAction={onOpen}
            isLoading={view.status === 'loading' || view.isSearching === true}
            loadingLabel={t('payments.loading')}
            loadingRows={8}
            empty={
              <EmptyState drawing="stack" title={t('payments.empty')}>
                {t('nothingFits')}
              </EmptyState>
            }
          />
        </div>
      )}
      <Pages view={view} pageHref={pageHref} summary={(range) => t('payments.showing', range)} />
      {children}
    </section>
  );
}
