import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useText } from '../../lib/texts/texts.ts';
import type { paymentStateParts } from './payment-panel.parts.ts';
import type { PaymentStateTexts } from './payment-panel.texts.ts';

export interface PaymentStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, RefAttributes<HTMLDivElement> {
  /** Where the payment stands: its words are the Provider's, unless `texts` has others. */
  phase: keyof PaymentStateTexts;
  texts?: PaymentStateTexts[keyof PaymentStateTexts] | undefined;
  /** A drawing above the words. While the network works it breathes, so that it never looks stuck. */
  picture?: ReactNode;
  /** What was seen: "0.050000 BNB". */
  amount?: string | undefined;
  /** Links and buttons below. */
  children?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof paymentStateParts> | undefined;
}

/** How a payment stands once something was sent, or its time is over: in words, and that nothing is left to do where nothing is. */
export function PaymentState({
  phase,
  texts,
  picture,
  amount,
  children,
  className,
  classNames,
  ...props
}: PaymentStateProps) {
  const part = partsOf<typeof paymentStateParts>('payment-state', classNames);
  const words = useText('paymentState', phase, texts);
  const isUnderWay = phase === 'seen' || phase === 'confirming';
  return (
    <div
      data-slot="payment-state"
      {...props}
      className={join('mu:ui:flex mu:ui:flex-col mu:ui:items-center mu:ui:gap-5 mu:py-4 mu:ui:text-center', className)}
    >
      {picture && <div {...part('picture', isUnderWay ? 'mu:animate-breathe' : '')}>{picture}</div>}
      <div className="mu:flex mu:max-w-md mu:flex-col mu:gap-2 mu:*:text-balance">
        <p {...part('title', 'mu:display mu:text-xl')}>{words.title}</p>
        {amount !== undefined && (
          <p translate="no" className="mu:font-mono mu:text-lg mu:figures">
            <bdi dir="ltr">{amount}</bdi>
          </p>
        )}
        <p {...part('text', 'mu:text-text-muted')}>{words.text}</p>
      </div>
      {children}
    </div>
  );
}
