import { type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import type { paymentPanelParts } from './payment-panel.parts.ts';

export { PaymentSlip, type PaymentSlipProps } from './payment-slip.tsx';
export { PaymentState, type PaymentStateProps } from './payment-state.tsx';
export {
  WalletChooser,
  type WalletChooserProps,
  WalletList,
  type WalletListProps,
  type WalletOption,
} from './wallet-chooser.tsx';
export { type WalletLink, walletLinks } from './wallet-links.ts';
export { WalletNews, type WalletNewsProps, type WalletNewsState } from './wallet-news.tsx';

export interface PaymentPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  /** What is paid: "Premium, one month". */
  title: string;
  /** How it stands, in a word: a Badge. */
  badge?: ReactNode;
  /** What the panel shows: another one fades in, and takes the focus that was in the last. */
  stage: string;
  /** How it stands, announced when it changes. */
  announcement?: string | undefined;
  /** The heading level of its title in its page. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The stage: a PaymentSlip, a PaymentState. */
  children: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof paymentPanelParts> | undefined;
}

/**
 * One payment in cryptocurrency, from what to send and where, through its confirmations, to its end. It says one thing at a time: while something is
 * due, exactly what (PaymentSlip); once it has arrived, that nothing is left to do, and at the end the result (PaymentState).
 */
export function PaymentPanel({
  title,
  badge,
  stage,
  announcement = '',
  headingLevel = 2,
  children,
  className,
  classNames,
  ...props
}: PaymentPanelProps) {
  const part = partsOf<typeof paymentPanelParts>('payment-panel', classNames);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLHeadingElement>();
  return (
    <section
      data-slot="payment-panel"
      aria-labelledby={id}
      {...props}
      className={join(
        'mu:ui:@container mu:ui:flex mu:ui:flex-col mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised',
        className,
      )}
    >
      <header
        {...part(
          'head',
          'mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-2 mu:border-b mu:border-border mu:px-5 mu:py-4 mu:@xl:px-8',
        )}
      >
        <Heading
          id={id}
          ref={fallbackRef}
          tabIndex={-1}
          {...part('title', 'mu:display mu:rounded-small mu:text-xl mu:focus-ring')}
        >
          {title}
        </Heading>
        {badge}
      </header>
      <output className="mu:sr-only">{announcement}</output>
      <div ref={containerRef}>
        <div key={stage} {...part('body', 'mu:flex mu:animate-fade-in mu:flex-col mu:gap-6 mu:p-5 mu:@xl:p-8')}>
          {children}
        </div>
      </div>
    </section>
  );
}
