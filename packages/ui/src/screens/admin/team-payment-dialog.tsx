import type { RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PaymentStatusBadge } from '../../patterns/payment-panel/payment-status-badge.tsx';
import type { PaymentNetwork } from '../../patterns/payment-panel/payment.types.ts';
import { sumText } from '../../patterns/payment-panel/payment.words.ts';
import { PaymentStory } from '../../patterns/payment-story/payment-story.tsx';
import { TransactionHash } from '../../patterns/transaction-table/transaction-cells.tsx';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import type { TeamPayment } from './admin.types.ts';
import { ForeignTokens } from './foreign-tokens.tsx';
import { SettleForm, type SettleFormProps } from './settle-form.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { TIER_LOOKS } from './tier-tones.ts';

export type TeamPaymentDialogView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly payment: TeamPayment };

export interface TeamPaymentDialogProps extends Omit<SettleFormProps, 'of'> {
  view: TeamPaymentDialogView;
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
  /** The payer, in the list of users. */
  userHref: (privyId: string) => string;
  onClose: () => void;
  onRetry: () => void;
}

function Facts({ of: { payment, privyId, addressIndex } }: { of: TeamPayment }) {
  const { t } = useTranslation(['admin', 'payments']);
  const name = 'mu:text-text-muted';
  const facts: readonly [string, string][] = [
    [t('payments.fact.id'), payment._id],
    [t('users.column.privyId'), privyId],
    [t('payments.fact.address', { index: addressIndex }), payment.paymentAddress],
  ];
  return (
    <dl className="mu:grid mu:gap-x-4 mu:gap-y-1.5 mu:text-sm mu:sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([title, value]) => (
        <div key={title} className="mu:contents">
          <dt className={name}>{title}</dt>
          <dd className="mu:flex mu:min-w-0 mu:items-start mu:gap-1">
            <span translate="no" className="mu:min-w-0 mu:font-mono mu:text-xs mu:leading-5 mu:break-all">
              {value}
            </span>
            <CopyButton
              hideLabel
              size="sm"
              variant="quiet"
              className="mu:-my-2"
              text={value}
              label={t('payments.copyNamed', { name: title })}
              copiedLabel={t('payments.copied')}
              failedLabel={t('payments.notCopied')}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SettlementsProps extends Pick<TeamPaymentDialogProps, 'network'> {
  of: TeamPayment;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** How it was settled, oldest first. */
function Settlements({ of: { settlements }, network, headingRef }: SettlementsProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (settlements.length === 0) return null;
  return (
    <section aria-label={t('payments.settlements')} className="mu:flex mu:flex-col mu:gap-3">
      <h3 ref={headingRef} tabIndex={-1} className="mu:rounded-small mu:font-medium mu:focus-ring">
        {t('payments.settlements')}
      </h3>
      <ul className="mu:flex mu:flex-col mu:gap-3 mu:text-sm">
        {settlements.map(({ outcome, transferIds, txHash, warnings, note, settledBy, settledAt }) => (
          <li key={transferIds.join()} className="mu:rounded-control mu:border mu:border-border mu:p-3">
            <p className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-1">
              <Badge tone="success">{t(`payments.outcome.${outcome}`)}</Badge>
              <span dir="auto">{settledBy}</span>
              <time dateTime={settledAt} className="mu:text-text-muted">
                {time.format(new Date(settledAt))}
              </time>
              {txHash !== null && <TransactionHash hash={txHash} network={network} />}
            </p>
            <p dir="auto" className="mu:mt-1 mu:wrap-anywhere mu:whitespace-pre-wrap mu:text-text-muted">
              {note}
            </p>
            {warnings.length > 0 && (
              <Banner tone="warning" title={t('payments.refundWarnings')} className="mu:mt-3">
                <ul className="mu:flex mu:flex-col mu:gap-1">
                  {warnings.map((warning) => (
                    <li key={warning}>{t(`payments.refundWarning.${warning}`)}</li>
                  ))}
                </ul>
              </Banner>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WholeStory({
  of,
  network,
  userHref,
  ...settling
}: SettleFormProps & Pick<TeamPaymentDialogProps, 'network' | 'userHref'>) {
  const { t } = useTranslation('admin');
  const { payment, userId, userName, privyId, unsettledTransferIds } = of;
  // The form disappears with the last settlement.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>();
  return (
    <div ref={containerRef} className="mu:flex mu:flex-col mu:gap-6">
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-2">
        <Avatar size="sm" seed={userId} />
        <span dir="auto" className="mu:min-w-0 mu:truncate mu:font-medium">
          {userName || t('users.unknown')}
        </span>
        <Badge {...TIER_LOOKS[payment.subscriptionTier]}>{t(`users.tier.${payment.subscriptionTier}`)}</Badge>
        <PaymentStatusBadge status={payment.status} detail={payment.detail} />
        <LinkButton size="sm" variant="quiet" href={userHref(privyId)} className="mu:ml-auto">
          {t('payments.toUser')}
        </LinkButton>
      </div>
      {unsettledTransferIds.length > 0 && <SettleForm of={of} {...settling} />}
      {/* The payer's request is beside the decision; here it would be addressed to the payer. */}
      <PaymentStory payment={{ ...payment, claim: null }} network={network} />
      <Settlements of={of} network={network} headingRef={fallbackRef} />
      <ForeignTokens transfers={of.foreignTransfers} network={network} />
      <Facts of={of} />
    </div>
  );
}

/** One payment for the team: transfers, blocks, period, the payer's request, and the decision about money that bought nothing (D15). */
export function TeamPaymentDialog({ view, onClose, onRetry, ...props }: TeamPaymentDialogProps) {
  const { t } = useTranslation('admin');
  const title =
    view.status === 'ready'
      ? t('payments.titleOf', {
          amount: sumText(view.payment.payment.expectedAmount, view.payment.payment.paymentMethod),
        })
      : t('payments.payment');
  return (
    <TeamDialog
      title={title}
      view={view}
      loadingLabel={t('payments.loadingOne')}
      errorTitle={t('payments.errorOne')}
      onClose={onClose}
      onRetry={onRetry}
    >
      {view.status === 'ready' && <WholeStory key={view.payment.payment._id} of={view.payment} {...props} />}
    </TeamDialog>
  );
}
