import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import type { PaymentNetwork, PaymentView } from '../../patterns/payment-panel/payment-panel.tsx';
import { PaymentStory } from '../../patterns/payment-story/payment-story.tsx';
import { type Transaction, TransactionTable } from '../../patterns/transaction-table/transaction-table.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
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
      /** One page of them, the newest first. */
      readonly payments: readonly Transaction[];
      readonly page: number;
      readonly pageCount: number;
    };

/** All that happened to one of them; null while none is asked about. */
export type StoryView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly payment: PaymentView };

export interface MyPaymentsScreenProps {
  view: MyPaymentsView;
  story: StoryView | null;
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
  paymentHref: (id: string) => string;
  /** Where a ticket about a payment is written. */
  supportHref: (id: string) => string;
  pageHref: (page: number) => string;
  upgradeHref: string;
  onRetry: () => void;
  onStory: (id: string | null) => void;
}

/** It did not go as it should, or something that arrived waits for a decision (D15). */
const needsAnswer = ({ detail, status, unsettled }: PaymentView): boolean =>
  unsettled.length > 0 || status === 'failed' || detail === 'underpaid' || detail === 'wrong_asset';

function Story({
  story,
  network,
  supportHref,
  onClose,
}: Pick<MyPaymentsScreenProps, 'network' | 'supportHref'> & { story: StoryView; onClose: () => void }) {
  const { t } = useTranslation(['payments', 'common']);
  return (
    <Dialog
      isOpen
      title={t('story.label')}
      closeLabel={t('common:close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {story.status === 'loading' && (
        <div className="mu:grid mu:min-h-40 mu:place-items-center">
          <ProgressCircle label={t('page.loading')} isIndeterminate />
        </div>
      )}
      {story.status === 'error' && <LoadFailed title={t('mine.storyFailed')} onRetry={story.onRetry} />}
      {story.status === 'ready' && (
        <div className="mu:flex mu:flex-col mu:gap-5">
          <PaymentStory payment={story.payment} network={network} />
          {needsAnswer(story.payment) && (
            <LinkButton href={supportHref(story.payment._id)} className="mu:self-start">
              {t('panel.support')}
            </LinkButton>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** One’s own payments (SPEC 2, /my-payments), twenty a page, each with its story: every transfer, its block, what it counted for. */
export function MyPaymentsScreen({
  view,
  story,
  network,
  paymentHref,
  supportHref,
  pageHref,
  upgradeHref,
  onRetry,
  onStory,
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
          onStory={({ _id }) => onStory(_id)}
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
      {story && <Story story={story} network={network} supportHref={supportHref} onClose={() => onStory(null)} />}
    </div>
  );
}
