import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { PlanDrawing } from './plan-drawing.tsx';

export { PlanDrawing } from './plan-drawing.tsx';
export { type PlanAction, planAction, type PlanPrice, type Pricing, priceOf, type Tier, TIERS } from './pricing.ts';
export { type PlanView, usePlans } from './use-plans.ts';

/** One line of what a plan brings. */
export interface PlanFeature {
  readonly text: string;
  /** Words such as "Coming soon", for what nothing stands behind yet (D12). */
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
  /** How far it reaches, from 1: the diamonds of its drawing. */
  reach: number;
  pitch: string;
  price: PlanPriceText;
  features: readonly PlanFeature[];
  /** A word beside the name, such as "Current plan". */
  badge?: ReactNode;
  /** The button or link. */
  action: ReactNode;
  /** Draws the card raised, for the plan that the person has or is led to. */
  isRaised?: boolean;
  /** The level of the name as a heading in its page. */
  headingLevel?: 2 | 3;
}

/**
 * A plan: what it costs and what it brings. Put the cards into a PlanGrid, which aligns their prices, buttons and lists.
 * A gold diamond marks what works today, an empty one what is coming.
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
        'ui:row-span-4 ui:grid ui:grid-cols-1 ui:grid-rows-subgrid ui:gap-y-5 ui:rounded-card ui:border ui:p-6 ui:md:max-lg:p-5',
        isRaised ? 'ui:border-border-strong ui:bg-surface-raised' : 'ui:border-border ui:bg-surface',
        className,
      )}
    >
      <header>
        <div className="flex items-start justify-between gap-2">
          <PlanDrawing reach={reach} />
          {badge}
        </div>
        <Heading className="display mt-4 text-xl">{name}</Heading>
        <p className="mt-1 text-sm text-text-muted">{pitch}</p>
      </header>
      <p>
        {price.prefix && <span className="text-base font-medium text-text-muted">{price.prefix} </span>}
        <span className="figures text-3xl font-semibold tracking-tight">{price.figure}</span>{' '}
        <span className="text-base font-medium text-text-muted">{price.unit}</span>
        <span className="block text-sm text-text-muted">{price.note}</span>
      </p>
      <div>{action}</div>
      <ul className="flex flex-col gap-2.5 border-t border-border pt-5 text-sm">
        {features.map(({ text, soon }) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden="true"
              className={join(
                'mt-1.5 size-2 shrink-0 rotate-45',
                soon ? 'border border-border-strong' : 'bg-accent forced-colors:bg-[Highlight]',
              )}
            />
            <span className={soon ? 'text-text-muted' : undefined}>
              {text}
              {soon && ' '}
              {soon && (
                <span className="inline-block rounded-full bg-fill px-2 text-xs leading-5 text-text-muted">{soon}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Sets plan cards side by side, their parts on common lines; below one another when narrow. */
export function PlanGrid({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={join('ui:grid ui:grid-cols-1 ui:gap-4 ui:md:grid-cols-3', className)} />;
}
