import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Card } from '../../primitives/card/card.tsx';
import { Chart } from '../../primitives/chart/chart.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { OverviewDay } from './admin.types.ts';
import { OVERVIEW_FIGURES, type OverviewFigure, type OverviewRange, pointsOf, sumOf } from './overview.ts';

const RANGES = [30, 91, 364] as const satisfies readonly OverviewRange[];

export interface OverviewPanelProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    /** Twice the range: the shown days, and as many before them. */
    | { readonly status: 'ready'; readonly days: readonly OverviewDay[] };
  range: OverviewRange;
  onRangeChange: (range: OverviewRange) => void;
  onRetry: () => void;
}

function useFormat(figure: OverviewFigure): (value: number) => string {
  const { locale } = useLocale();
  const style =
    figure === 'revenue'
      ? ({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const)
      : figure === 'conversion'
        ? ({ style: 'percent', maximumFractionDigits: 1 } as const)
        : {};
  const format = new Intl.NumberFormat(locale, style);
  return (value) => format.format(value);
}

function Figure({
  figure,
  days,
  range,
}: {
  figure: OverviewFigure;
  days: readonly OverviewDay[];
  range: OverviewRange;
}) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const id = useId();
  const format = useFormat(figure);
  // The days are UTC's.
  const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const before = sumOf(days.slice(-2 * range, -range), figure);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mu:flex mu:flex-col mu:gap-4">
        <div>
          <h2 id={id} className="mu:text-sm mu:text-text-muted">
            {t(`overview.figure.${figure}`)}
          </h2>
          <p className="mu:flex mu:flex-wrap mu:items-baseline mu:gap-x-3">
            <span className="mu:figures mu:text-2xl mu:font-medium">{format(sumOf(days.slice(-range), figure))}</span>
            <span className="mu:figures mu:text-sm mu:text-text-muted">
              {t('overview.before', { value: format(before) })}
            </span>
          </p>
        </div>
        <Chart
          label={t(`overview.figure.${figure}`)}
          points={pointsOf(days, range, figure, (day) => date.format(new Date(day)))}
          pointsLabel={t(`overview.point.${range}`)}
          valueLabel={t('overview.now')}
          beforeLabel={t('overview.past')}
          format={format}
        />
      </div>
    </Card>
  );
}

/** /admin/overview: sign-ups, profiles, matches, messages, conversion and revenue over a period, beside the period before. */
export function OverviewPanel({ view, range, onRangeChange, onRetry }: OverviewPanelProps) {
  const { t } = useTranslation('admin');
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.overview')}>
      <ToggleButtonGroup
        aria-label={t('overview.range')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(range)]}
        onSelectionChange={(keys) => {
          const next = RANGES.find((key) => keys.has(String(key)));
          if (next) onRangeChange(next);
        }}
      >
        {RANGES.map((key) => (
          <ToggleButton key={key} id={String(key)} size="sm">
            {t(`overview.ranges.${key}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view.status === 'loading' && (
        <Loading label={t('overview.loading')} className="mu:grid mu:gap-4 mu:xl:grid-cols-2">
          {OVERVIEW_FIGURES.map((figure) => (
            <Skeleton key={figure} shape="block" className="mu:h-80 mu:rounded-card" />
          ))}
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('overview.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && (
        <div className="mu:grid mu:gap-4 mu:xl:grid-cols-2">
          {OVERVIEW_FIGURES.map((figure) => (
            <Figure key={figure} figure={figure} days={view.days} range={range} />
          ))}
        </div>
      )}
    </section>
  );
}
