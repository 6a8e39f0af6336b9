import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Counts of a period. */
export interface OutcomeFigures {
  /** Cards that the profile decided on. */
  readonly seen: number;
  readonly likes: number;
  readonly matches: number;
  /** Conversations in which the partner answered the profile for the first time. */
  readonly answers: number;
}

export interface Outcomes {
  readonly last7Days: OutcomeFigures;
  readonly last28Days: OutcomeFigures;
  /** Of the last 7 days, those on which the profile decided on cards. */
  readonly activeDays: number;
  /** Whether it seeks something (D62). */
  readonly isSeeking: boolean;
  /** 0 to 100. */
  readonly strengthPercent: number;
}

export interface OutcomesTableProps {
  /** Null while they load. */
  outcomes: Outcomes | null;
  discoverHref: string;
  editHref: string;
  messagesHref: string;
}

const FIGURES = ['seen', 'likes', 'matches', 'answers'] as const;
const PERIODS = { last7Days: 7, last28Days: 28 } as const;
const periods = ['last7Days', 'last28Days'] as const;

/** One figure over both periods, with what moves it. */
function Row({
  name,
  values,
  children,
}: {
  name: string;
  /** Null while they load. */
  values: readonly [number, number] | null;
  children: ReactNode;
}) {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <tr className="mu:border-t mu:border-border">
      <th scope="row" className="mu:py-3 mu:pr-3 mu:text-left mu:font-normal">
        <span className="mu:block mu:font-medium">{name}</span>
        <span className="mu:mt-0.5 mu:block mu:text-sm mu:text-text-muted">{children}</span>
      </th>
      {periods.map((period, place) => (
        <td
          key={period}
          className="mu:figures mu:w-16 mu:py-3 mu:pl-3 mu:text-right mu:align-top mu:text-xl mu:sm:w-28"
        >
          {values === null ? <Skeleton className="mu:ml-auto mu:w-8" /> : format.format(values[place] ?? 0)}
        </td>
      ))}
    </tr>
  );
}

/**
 * What became of it (D60 to D63): what the acting profile did in the last 7 and 28 days, what came of it, and in one line each what
 * moves the figure. A line says nothing but what the product's rules do.
 */
export function OutcomesTable({ outcomes, discoverHref, editHref, messagesHref }: OutcomesTableProps) {
  const { t } = useTranslation('outcomes');
  const { locale } = useLocale();
  if (outcomes !== null && FIGURES.every((figure) => outcomes.last28Days[figure] === 0))
    return (
      <div className="mu:mt-3 mu:rounded-card mu:border mu:border-border mu:p-5 mu:text-sm mu:text-text-muted">
        <p className="mu:max-w-prose">{t('none')}</p>
        <Link href={discoverHref} className="mu:mt-1 mu:inline-block">
          {t('start')}
        </Link>
      </div>
    );

  /** What moves each figure, as this profile stands. */
  const moves = (figure: (typeof FIGURES)[number]): ReactNode => {
    if (outcomes === null) return <Skeleton className="mu:w-3/4 mu:text-sm" />;
    const { activeDays, isSeeking, strengthPercent } = outcomes;
    switch (figure) {
      case 'seen':
        return t('moves.seen', { count: activeDays });
      case 'likes':
        return isSeeking ? (
          t('moves.seeking')
        ) : (
          <>
            {t('moves.seek')}{' '}
            <Link href={discoverHref} className="mu:whitespace-nowrap">
              {t('moves.seekLink')}
            </Link>
          </>
        );
      case 'matches': {
        const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(strengthPercent / 100);
        return strengthPercent === 100 ? (
          t('moves.complete')
        ) : (
          <>
            {t('moves.strength', { percent })}{' '}
            <Link href={editHref} className="mu:whitespace-nowrap">
              {t('moves.strengthLink')}
            </Link>
          </>
        );
      }
      case 'answers':
        return (
          <>
            {t('moves.answers')}{' '}
            <Link href={messagesHref} className="mu:whitespace-nowrap">
              {t('moves.answersLink')}
            </Link>
          </>
        );
    }
  };
  const table = (
    <table className="mu:mt-1 mu:w-full mu:border-collapse">
      <caption className="mu:sr-only">{t('title')}</caption>
      <thead>
        <tr className="mu:text-sm mu:text-text-muted">
          <th scope="col" className="mu:text-left">
            <span className="mu:sr-only">{t('figure')}</span>
          </th>
          {periods.map((period) => (
            <th key={period} scope="col" className="mu:py-2 mu:pl-3 mu:text-right mu:font-normal">
              {t('days', { max: PERIODS[period] })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((figure) => (
          <Row
            key={figure}
            name={t(`name.${figure}`)}
            values={outcomes && [outcomes.last7Days[figure], outcomes.last28Days[figure]]}
          >
            {moves(figure)}
          </Row>
        ))}
      </tbody>
    </table>
  );
  return outcomes === null ? <Loading label={t('loading')}>{table}</Loading> : table;
}
