import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { GetHelp } from '../../patterns/get-help/get-help.tsx';
import { StepDrawing } from '../../patterns/step-drawing/step-drawing.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** People who wait for an answer, beside the new matches. */
export const panels = 'mu:grid mu:grid-cols-1 mu:gap-x-16 mu:gap-y-10 mu:lg:grid-cols-[minmax(0,1fr)_22rem]';

/** Six cards side by side; without the room, a scrolling row. */
export const cardRow =
  'mu:mt-3 mu:grid mu:auto-cols-[minmax(9.5rem,1fr)] mu:grid-flow-col mu:gap-3 mu:overflow-x-auto mu:pb-2 mu:max-lg:-mx-5 mu:max-lg:px-5 mu:max-lg:md:-mx-8 mu:max-lg:md:px-8 mu:lg:auto-cols-[calc((100%-3.75rem)/6)]';

/** A part of the page under its name, with its count and a link to all of it. */
export function Panel({
  title,
  count = 0,
  end,
  children,
}: {
  title: string;
  count?: number;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mu:min-w-0">
      <div className="mu:flex mu:min-h-9 mu:items-center mu:justify-between mu:gap-4">
        <h2 className="mu:text-base mu:font-semibold">
          {title}
          {count > 0 && (
            <span className="mu:figures mu:ml-2 mu:font-normal mu:text-text-muted">{shownCount(count)}</span>
          )}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

/** The drawing of one shape, half as wide as the others. */
export const ALONE = 1;

/** An empty panel's text: what will be here. */
export function NothingYet({ step, children }: { step: number; children: ReactNode }) {
  return (
    <div className="mu:mt-3 mu:flex mu:min-h-28 mu:items-center mu:gap-6 mu:rounded-card mu:border mu:border-border mu:p-5">
      <StepDrawing step={step} className={step === ALONE ? 'mu:-mr-12 mu:w-26 mu:shrink-0' : 'mu:w-26 mu:shrink-0'} />
      <div className="mu:min-w-0 mu:text-sm mu:text-text-muted">{children}</div>
    </div>
  );
}

/** A part that failed to load, beside others that loaded. */
export function PartFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div
      ref={focusOutward}
      role="alert"
      className="mu:mt-3 mu:flex mu:min-h-28 mu:flex-wrap mu:items-center mu:justify-between mu:gap-4 mu:rounded-card mu:border mu:border-border mu:p-5"
    >
      <p className="mu:min-w-0 mu:text-sm">{message}</p>
      <div className="mu:flex mu:flex-wrap mu:gap-3">
        <Button size="sm" onPress={onRetry}>
          {t('tryAgain')}
        </Button>
        <GetHelp size="sm" variant="quiet" />
      </div>
    </div>
  );
}
