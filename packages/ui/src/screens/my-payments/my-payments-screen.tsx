import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import type { PaymentNetwork, PaymentView } from '../../patterns/payment-panel/payment-panel.tsx';
import { PaymentReceipt } from '../../patterns/payment-receipt/payment-receipt.tsx';
import { PaymentStory } from '../../patterns/payment-story/payment-story.tsx';
import { type Transaction, TransactionTable } from '../../patterns/transaction-table/transaction-table.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { LoadFailed } from '../load-failed.tsx';

export type MyPaymentsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      /** One page of them, newest first. */
      readonly payments: readonly Transaction[];
      readonly page: number;
      readonly pageCount: number;
    };

/** One payment's full history. */
export type StoryView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly payment: PaymentView };

export interface MyPaymentsScreenProps {
  view: MyPaymentsView;
  /** The payment whose history is open, and the history; null for none. */
  open: { readonly id: string; readonly story: StoryView } | null;
  network: Pick<PaymentNetwork, 'networkName' | 'blockExplorerUrl'>;
  paymentHref: (id: string) => string;
  /** Where to write a ticket about a payment. */
  supportHref: (id: string) => string;
  pageHref: (page: number) => string;
  upgradeHref: string;
  onRetry: () => void;
  onOpenChange: (id: string | null) => void;
  onPrint: () => void;
}

/** It did not go as it should, or money awaits a decision (D15). */
const needsAnswer = ({ detail, status, unsettled }: PaymentView): boolean =>
  unsettled.length > 0 || status === 'failed' || detail === 'underpaid' || detail === 'wrong_asset';

/** A payment's history and, once it is paid, its receipt. */
function Story({
  story,
  network,
  supportHref,
  onPrint,
}: Pick<MyPaymentsScreenProps, 'network' | 'supportHref' | 'onPrint'> & { story: StoryView }) {
  const { t } = useTranslation('payments');
  if (story.status === 'loading')
    return (
      <div className="mu:grid mu:min-h-40 mu:place-items-center">
        <ProgressCircle label={t('page.loading')} isIndeterminate />
      </div>
    );
  if (story.status === 'error') return <LoadFailed title={t('mine.storyFailed')} onRetry={story.onRetry} />;
  const { payment } = story;
  return (
    <div className="mu:@container">
      <div className="mu:grid mu:gap-6 mu:@3xl:gap-10 mu:@3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="mu:flex mu:flex-col mu:gap-5">
          <PaymentStory payment={payment} network={network} />
          {needsAnswer(payment) && (
            <LinkButton href={supportHref(payment._id)} className="mu:self-start">
              {t('panel.support')}
            </LinkButton>
          )}
        </div>
        {payment.confirmedAt !== null && <PaymentReceipt payment={payment} network={network} onPrint={onPrint} />}
      </div>
    </div>
  );
}

/** One’s own payments (SPEC 2, /my-payments), twenty a page, each with its history: every transfer, its block, what it counted for. */
export function MyPaymentsScreen({
  view,
  open,
  network,
  paymentHref,
  supportHref,
  pageHref,
  upgradeHref,
  onRetry,
  onOpenChange,
  onPrint,
}: MyPaymentsScreenProps) {
  const { t } = useTranslation('payments');
  const isPast = view.status === 'ready' && view.payments.length === 0 && view.page > 1;
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('mine.title')} lead={t('mine.lead')} className="mu:mb-8" />
      {view.status === 'error' && (
        <LoadFailed title={t('mine.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {isPast && (
        <EmptyState
          drawing="stack"
          title={t('mine.past')}
          action={<LinkButton href={pageHref(1)}>{t('mine.first')}</LinkButton>}
        >
          {t('mine.pastText')}
        </EmptyState>
      )}
      {view.status !== 'error' && !isPast && (
        <TransactionTable
          transactions={view.status === 'ready' ? view.payments : []}
          isLoading={view.status === 'loading'}
          network={network}
          hrefOf={({ _id }) => paymentHref(_id)}
          open={
            open && {
              id: open.id,
              story: <Story story={open.story} network={network} supportHref={supportHref} onPrint={onPrint} />,
            }
          }
          onOpenChange={onOpenChange}
          upgradeHref={upgradeHref}
        />
      )}
      {view.status === 'ready' && view.pageCount > 1 && (
        <Pagination
          className="mu:mt-8"
          label={t('mine.pages.label')}
          previousLabel={t('mine.pages.previous')}
          nextLabel={t('mine.pages.next')}
          pageLabel={(page) => t('mine.pages.page', { page })}
          position={t('mine.pages.position', { page: view.page, pages: view.pageCount })}
          page={view.page}
          pageCount={view.pageCount}
          href={pageHref}
        />
      )}
    </div>
  );
}
