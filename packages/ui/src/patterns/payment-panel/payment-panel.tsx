import { type HTMLAttributes, type RefAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ExternalLinkIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { PaySlip } from './pay-slip.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';
import type { PaymentNetwork, PaymentPhase, PaymentView, WalletProblem } from './payment.types.ts';
import { transferHref } from './payment.words.ts';

export { PaymentStatusBadge, type PaymentStatusBadgeProps } from './payment-status-badge.tsx';
export type { PaymentNetwork, PaymentPhase, PaymentView, WalletProblem } from './payment.types.ts';
export { amountText, shortHash, symbolOf, transferHref } from './payment.words.ts';

/** What the last asking for the status came to. */
export type CheckState = 'idle' | 'checking' | 'nothing' | 'failed';

export interface PaymentPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  payment: PaymentView;
  phase: PaymentPhase;
  network: PaymentNetwork;
  /** How long there is to pay, and was at first, in milliseconds by the server's clock (D19). */
  leftMs: number;
  totalMs: number;
  /** The confirmation arrived while the person looked on: its moment is played once. */
  isLive?: boolean;
  check?: CheckState;
  /** What the wallet is at, or why it did not send. */
  wallet?: 'idle' | 'opening' | WalletProblem;
  onCheck: () => void;
  onOpenWallet: () => void;
  /** Where a new payment for the same plan begins, a ticket is written, the plan is seen. */
  hrefs: { readonly newPayment: string; readonly support: string; readonly plan: string };
  /** The level of its title as a heading in its page. */
  headingLevel?: 1 | 2;
}

const isPaying = (phase: PaymentPhase): phase is 'awaiting' | 'underpaid' | 'wrongAsset' =>
  phase === 'awaiting' || phase === 'underpaid' || phase === 'wrongAsset';
const isWithTheNetwork = (phase: PaymentPhase): phase is 'confirming' | 'reorged' =>
  phase === 'confirming' || phase === 'reorged';
const isPaid = (phase: PaymentPhase): boolean => phase === 'confirmed' || phase === 'overpaid';

function Check({ check, onCheck }: { check: CheckState; onCheck: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Button isPending={check === 'checking'} onPress={onCheck} className="@max-md:w-full">
        {t('panel.check')}
      </Button>
      <output className={join('min-w-0 text-sm', check === 'failed' ? 'text-danger-text' : 'text-text-muted')}>
        {(check === 'nothing' || check === 'failed') && t(`check.${check}`)}
      </output>
    </>
  );
}

function Transfer({ href }: { href: string | null }) {
  const { t } = useTranslation('payments');
  if (href === null) return null;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1.5 self-center text-sm"
    >
      {t('panel.explorer')}
      <ExternalLinkIcon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('panel.opens')}</span>
    </Link>
  );
}

/** What can be done at the end: see the plan, pay anew, or ask the team about what arrived. */
function Next({ phase, hrefs }: { phase: PaymentPhase } & Pick<PaymentPanelProps, 'hrefs'>) {
  const { t } = useTranslation('payments');
  if (isPaid(phase))
    return (
      <LinkButton variant="primary" href={hrefs.plan} className="@max-md:w-full">
        {t('panel.continue')}
      </LinkButton>
    );
  const anew = { href: hrefs.newPayment, children: t('panel.newPayment') };
  const help = { href: hrefs.support, children: t('panel.support') };
  const [first, second] = phase === 'unsettled' ? [help, anew] : [anew, help];
  return (
    <>
      <LinkButton variant="primary" {...first} className="@max-md:w-full" />
      <LinkButton {...second} className="@max-md:w-full" />
    </>
  );
}

/** What a screen reader is told when the payment takes a turn. */
function usePhaseWords(phase: PaymentPhase): string {
  const { t } = useTranslation('payments');
  if (phase === 'awaiting') return '';
  return t(`${phase === 'overpaid' ? 'confirmed' : phase}.title`);
}

/**
 * One payment in cryptocurrency, from what to send and where, over its confirmations, to its end (SPEC 2, D15). It says one thing at a
 * time: while there is something to send, exactly what; once it has arrived, that there is nothing left to do; at the end, what it
 * came to. Whatever arrived is never out of sight.
 */
export function PaymentPanel({
  payment,
  phase,
  network,
  leftMs,
  totalMs,
  isLive = false,
  check = 'idle',
  wallet = 'idle',
  onCheck,
  onOpenWallet,
  hrefs,
  headingLevel = 2,
  className,
  ...props
}: PaymentPanelProps) {
  const { t } = useTranslation(['payments', 'premium']);
  const title = useId();
  const plan = t(`premium:plan.${payment.subscriptionTier}`);
  const Heading = `h${headingLevel}` as const;
  const stage = isPaying(phase) ? 'slip' : isWithTheNetwork(phase) ? 'network' : 'end';
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>();
  // The countdown may reach zero before the server says so.
  const isOver = stage === 'end' && !isPaid(phase) && payment.status !== 'failed';
  const asking = <Check check={check} onCheck={onCheck} />;
  const transfer = <Transfer href={transferHref(network, payment.transactionSignature)} />;
  return (
    <section
      {...props}
      aria-labelledby={title}
      data-phase={phase}
      className={join(
        'ui:@container ui:flex ui:flex-col ui:rounded-card ui:border ui:border-border ui:bg-surface-raised',
        className,
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border px-5 py-4 @xl:px-8">
        <Heading id={title} ref={fallbackRef} tabIndex={-1} className="display rounded-small text-xl focus-ring">
          {t('panel.title', { plan })}
        </Heading>
        <PaymentStatusBadge status={isOver ? 'expired' : payment.status} detail={payment.detail} />
      </header>
      <output className="sr-only">{usePhaseWords(phase)}</output>
      <div ref={containerRef}>
        <div key={stage} className="flex animate-fade-in flex-col gap-6 p-5 @xl:p-8">
          {network.isTestnet && !isPaid(phase) && (
            <Banner tone="info" title={t('test.title')}>
              {t('test.text', { network: network.networkName })}
            </Banner>
          )}
          {isPaying(phase) && (
            <PaySlip
              payment={payment}
              network={network}
              phase={phase}
              leftMs={leftMs}
              totalMs={totalMs}
              wallet={wallet}
              onOpenWallet={onOpenWallet}
              check={asking}
            />
          )}
          {isWithTheNetwork(phase) && (
            <>
              <PaymentProgress payment={payment} phase={phase} />
              <div className="flex flex-col items-center gap-4 text-center">
                {asking}
                {transfer}
              </div>
            </>
          )}
          {!isPaying(phase) && !isWithTheNetwork(phase) && (
            <>
              <PaymentOutcome
                payment={payment}
                phase={phase}
                plan={plan}
                isLive={isLive}
                actions={<Next phase={phase} hrefs={hrefs} />}
              />
              {transfer}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
