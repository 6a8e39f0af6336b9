import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { MatchingWeek } from './admin.types.ts';

export interface MatchingWeeksProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    /** The newest first. */
    | { readonly status: 'ready'; readonly weeks: readonly MatchingWeek[] };
  onRetry: () => void;
}

const NO_MEASURE = '–';

const shownBy =
  (format: Intl.NumberFormat) =>
  (value: number | null): string =>
    value === null ? NO_MEASURE : format.format(value);

const answeredShare = ({ matches, answered }: MatchingWeek): number | null =>
  matches === null || answered === null || matches === 0 ? null : answered / matches;

/** Each week's measures as the team reads them; what could not be measured is a dash. */
function useColumns(): [TableColumn<MatchingWeek>, ...TableColumn<MatchingWeek>[]] {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const whole = new Intl.NumberFormat(locale);
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // The days are UTC's.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const figure = (
    id: 'active' | 'giniFree' | 'giniPlus' | 'unseen' | 'answered' | 'shownFree' | 'shownPremium' | 'shownPlus',
    format: (value: number | null) => string,
    valueOf: (week: MatchingWeek) => number | null,
  ): TableColumn<MatchingWeek> => ({
    id,
    title: t(`matching.${id}`),
    align: 'end',
    cell: (week) => format(valueOf(week)),
  });
  return [
    { id: 'week', title: t('matching.week'), cell: ({ week }) => date.format(new Date(week)) },
    figure('active', shownBy(whole), ({ active }) => active),
    figure('giniFree', shownBy(decimal), ({ giniFree }) => giniFree),
    figure('giniPlus', shownBy(decimal), ({ giniPlus }) => giniPlus),
    figure('unseen', shownBy(percent), ({ unseen }) => unseen),
    figure('answered', shownBy(percent), answeredShare),
    figure('shownFree', shownBy(times), ({ shownFree }) => shownFree),
    figure('shownPremium', shownBy(times), ({ shownPremium }) => shownPremium),
    figure('shownPlus', shownBy(times), ({ shownPlus }) => shownPlus),
  ];
}

/** What matching did, week by week, on /admin/overview: the measures of `bench:matching` on real people (D60). */
export function MatchingWeeks({ view, onRetry }: MatchingWeeksProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const columns = useColumns();
  return (
    <section aria-labelledby={id} className="mu:flex mu:flex-col mu:gap-3">
      <div>
        <h2 id={id} className="mu:text-base mu:font-semibold">
          {t('matching.title')}
        </h2>
        <p className="mu:max-w-prose mu:text-sm mu:text-text-muted">{t('matching.lead')}</p>
      </div>
      {view.status === 'error' ? (
        <LoadFailed title={t('matching.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      ) : (
        <Table
          label={t('matching.title')}
          columns={columns}
          rows={view.status === 'ready' ? view.weeks : []}
          rowId={({ week }) => week}
          isLoading={view.status === 'loading'}
          loadingLabel={t('matching.loading')}
          isDense
          empty={<p className="mu:px-5 mu:py-6 mu:text-center mu:text-sm mu:text-text-muted">{t('matching.none')}</p>}
        />
      )}
    </section>
  );
}
