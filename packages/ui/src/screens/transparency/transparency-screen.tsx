import { POLICIES } from '@mutuals/text/policies';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { useLanguage } from '../moderation/use-language.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { MEASURES } from '../my-decisions/my-decisions-screen.tsx';
import { REPORT_REASONS } from '../report/report-screen.tsx';

const KINDS = ['report', 'decision', 'policy', 'appeal'] as const;
const OUTCOMES = ['received', 'granted', 'upheld'] as const;

/** A count of a quarter. */
export interface Figure {
  /** Its first day, `2026-10-01`. */
  readonly quarter: string;
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly count: number;
}

export interface TransparencyScreenProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    | { readonly status: 'ready'; readonly figures: readonly Figure[] };
  /** Saves the figures as CSV. */
  onDownload: () => void;
  onRetry: () => void;
}

function useFigureName(): (figure: Figure) => string {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return ({ kind, name }) => {
    const known = <Name extends string>(names: readonly Name[]) => names.find((each) => each === name);
    const [reason, measure, outcome] = [known(REPORT_REASONS), known(MEASURES), known(OUTCOMES)];
    if (kind === 'report' && reason !== undefined) return t(`reason.${reason}`);
    if (kind === 'decision' && measure !== undefined) return t(`measure.${measure}`);
    if (kind === 'appeal' && outcome !== undefined) return t(`transparency.appeal.${outcome}`);
    return POLICIES.find(({ code }) => code === name)?.title[language] ?? name;
  };
}

/** /transparency: counts of reports, decisions and appeals by quarter, for anyone (DSA 24). */
export function TransparencyScreen({ view, onDownload, onRetry }: TransparencyScreenProps) {
  const { t } = useTranslation('reports');
  const { locale } = useLocale();
  const nameOf = useFigureName();
  const numbers = new Intl.NumberFormat(locale);
  const figures = view.status === 'ready' ? view.figures : [];
  const quarters = [...new Set(figures.map(({ quarter }) => quarter))];
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-4xl mu:flex-col mu:gap-8 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('transparency.title')}
        lead={t('transparency.lead')}
        actions={figures.length > 0 && <Button onPress={onDownload}>{t('transparency.csv')}</Button>}
      />
      {view.status === 'loading' && (
        <Loading label={t('transparency.loading')}>
          <Skeleton shape="block" className="mu:h-64 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('transparency.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && figures.length === 0 && (
        <EmptyState drawing="stack" title={t('transparency.none')}>
          {t('transparency.noneText')}
        </EmptyState>
      )}
      {quarters.map((quarter) => (
        <section key={quarter} className="mu:flex mu:flex-col mu:gap-4">
          <h2 className="mu:text-lg mu:font-medium">
            {t('transparency.quarter', {
              quarter: Math.ceil(Number(quarter.slice(5, 7)) / 3),
              year: quarter.slice(0, 4),
            })}
          </h2>
          <div className="mu:grid mu:gap-4 mu:sm:grid-cols-2">
            {KINDS.filter((kind) => figures.some((each) => each.quarter === quarter && each.kind === kind)).map(
              (kind) => (
                <table
                  key={kind}
                  className="mu:w-full mu:self-start mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:text-sm"
                >
                  <caption className="mu:pb-2 mu:text-left mu:text-text-muted">
                    {t(`transparency.kind.${kind}`)}
                  </caption>
                  <thead className="mu:sr-only">
                    <tr>
                      <th scope="col">{t('transparency.name')}</th>
                      <th scope="col">{t('transparency.count')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {figures
                      .filter((each) => each.quarter === quarter && each.kind === kind)
                      .map((figure) => (
                        <tr key={figure.name}>
                          <th scope="row" className="mu:px-4 mu:py-2 mu:text-left mu:font-normal">
                            {nameOf(figure)}
                          </th>
                          <td className="mu:px-4 mu:py-2 mu:text-right mu:tabular-nums">
                            {numbers.format(figure.count)}
                          </td>
                        </tr>
                      ))}
                  </tbody>
                </table>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
