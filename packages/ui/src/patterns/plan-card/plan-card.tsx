import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { PlanDrawing } from './plan-drawing.tsx';

export { PlanDrawing } from './plan-drawing.tsx';
export {
  type CoinMethod,
  type CoinOffer,
  offersOf,
  type PaidTier,
  type PlanAction,
  planAction,
  type PlanPrice,
  type Pricing,
  priceOf,
  type Tier,
  TIERS,
} from './pricing.ts';
export { type PlanView, usePlans } from './use-plans.ts';

/** One feature of a plan. */
export interface PlanFeature {
  readonly text: string;
  /** Words such as "Coming soon", for a feature that does not exist yet (D12). */
  readonly soon?: string | undefined;
}

/** A price in words: "about", "0.0500", "BNB", "about $30 a month". */
export interface PlanPriceText {
  readonly prefix?: string | undefined;
  readonly figure: string;
  readonly unit: string;
  readonly note: string;
}

export interface PlanCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, RefAttributes<HTMLElement> {
  name: string;
  /** Its rank, from 1: the number of diamonds in its drawing. */
  reach: number;
  pitch: string;
  price: PlanPriceText;
  features: readonly PlanFeature[];
  /** A word beside the name, such as "Current plan". */
  badge?: ReactNode;
  /** The button or link. */
  action: ReactNode;
  /** Raises the card, for the person's current or recommended plan. */
  isRaised?: boolean;
  /** The heading level of the name in its page. */
  headingLevel?: 2 | 3;
}

/**
 * A plan: its price and features. Put the cards into a PlanGrid, which aligns their prices, buttons and lists. A gold diamond marks an existing
 * feature, an empty one a coming one.
 */
export function PlanCard({
  name,
  reach,
  pitch,
  price,
  features,
  badge,
  action,
  isRaised = false,
  headingLevel = 3,
  className,
  ...props
}: PlanCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...props}
      className={join(
        'mu:ui:row-span-4 mu:ui:grid mu:ui:grid-cols-1 mu:ui:grid-rows-subgrid mu:ui:gap-y-5 mu:ui:rounded-card mu:ui:border mu:ui:p-6 mu:ui:md:max-lg:p-5',
        isRaised ? 'mu:ui:border-border-strong mu:ui:bg-surface-raised' : 'mu:ui:border-border mu:ui:bg-surface',
        className,
      )}
    >
      <header>
        <div className="mu:flex mu:items-start mu:justify-between mu:gap-2">
          <PlanDrawing reach={reach} />
          {badge}
        </div>
        <Heading className="mu:display mu:mt-4 mu:text-xl">{name}</Heading>
        <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{pitch}</p>
      </header>
      <p className="mu:block">
        {price.prefix && <span className="mu:text-base mu:font-medium mu:text-text-muted">{price.prefix} </span>}
        <span className="mu:figures mu:text-3xl mu:font-semibold mu:tracking-tight">{price.figure}</span>{' '}
        <span className="mu:text-base mu:font-medium mu:text-text-muted">{price.unit}</span>
        <span className="mu:block mu:text-sm mu:text-text-muted">{price.note}</span>
      </p>
      <div>{action}</div>
      <ul className="mu:flex mu:flex-col mu:gap-2.5 mu:border-t mu:border-border mu:pt-5 mu:text-sm">
        {features.map(({ text, soon }) => (
          <li key={text} className="mu:flex mu:gap-3">
            <span
              aria-hidden="true"
              className={join(
                'mu:mt-1.5 mu:size-2 mu:shrink-0 mu:rotate-45',
                soon ? 'mu:border mu:border-border-strong' : 'mu:bg-accent mu:forced-colors:bg-[Highlight]',
              )}
            />
            <span className={soon ? 'mu:text-text-muted' : undefined}>
              {text}
              {soon && ' '}
              {soon && (
                <span className="mu:inline-block mu:rounded-full mu:bg-fill mu:px-2 mu:text-xs mu:leading-5 mu:text-text-muted">
                  {soon}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Plan cards side by side, their parts aligned; stacked when narrow. */
export function PlanGrid({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...props} className={join('mu:ui:grid mu:ui:grid-cols-1 mu:ui:gap-4 mu:ui:md:grid-cols-3', className)} />
  );
}
