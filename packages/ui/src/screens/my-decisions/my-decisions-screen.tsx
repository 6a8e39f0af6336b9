import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Statement, type StatementView } from '../statement.tsx';

export { Appeal, type AppealProps, type AppealState } from './appeal.tsx';
export { HiddenParts, type HiddenPartsProps } from './hidden-parts.tsx';
export { StandingBanner, type StandingBannerProps } from './standing-banner.tsx';

export const MEASURES = ['none', 'warn', 'hide_field', 'hide_picture', 'hide_profile', 'mute', 'suspend'] as const;
export type Measure = (typeof MEASURES)[number];

/** What became of an appeal; null until it is answered. */
export interface AppealView {
  readonly message: string;
  readonly outcome: 'granted' | 'upheld' | null;
  readonly answer: string | null;
}

/** A measure as its person sees it. */
export interface MyDecision {
  readonly _id: string;
  readonly measure: Measure;
  readonly statement: StatementView | null;
  readonly createdAt: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  readonly endedBy: 'time' | 'appeal' | 'team' | null;
  readonly strikeEndsAt: string | null;
  readonly appeal: AppealView | null;
  readonly appealUntil: string;
  readonly canAppeal: boolean;
}

export interface MyDecisionsScreenProps {
  view:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly message: string }
    | { readonly status: 'ready'; readonly decisions: readonly MyDecision[]; readonly now: number };
  /** The form of an appeal against a decision that can have one. */
  appealOf: (decision: MyDecision) => ReactNode;
  onRetry: () => void;
}

function Answered({ appeal }: { appeal: AppealView }) {
  const { t } = useTranslation('reports');
  const words = 'mu:max-w-prose mu:text-sm mu:whitespace-pre-line mu:wrap-anywhere';
  return (
    <div className="mu:flex mu:flex-col mu:gap-3">
      <h3 className="mu:text-sm mu:font-medium">{t('decisions.yourAppeal')}</h3>
      <p dir="auto" className={words}>
        {appeal.message}
      </p>
      {appeal.outcome === null ? (
        <p className="mu:text-sm mu:text-text-muted">{t('decisions.waiting')}</p>
      ) : (
        <Banner tone={appeal.outcome === 'granted' ? 'success' : 'neutral'} title={t(`decisions.${appeal.outcome}`)}>
          <span dir="auto" className="mu:whitespace-pre-line">
            {appeal.answer}
          </span>
        </Banner>
      )}
    </div>
  );
}

/** /settings/decisions: a person's own history, why each measure was taken, when it ends, and the appeal (D67). */
export function MyDecisionsScreen({ view, appealOf, onRetry }: MyDecisionsScreenProps) {
  const { t } = useTranslation('reports');
  const { locale } = useLocale();
  const dateOf = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
  const standing = ({ endedAt, endedBy, endsAt }: MyDecision): string => {
    if (endedAt !== null) return t(endedBy === 'time' ? 'decisions.ended' : 'decisions.lifted');
    return endsAt === null ? t('decisions.forGood') : t('decisions.running', { date: dateOf(endsAt) });
  };
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-col mu:gap-8 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('decisions.title')} lead={t('decisions.lead')} />
      {view.status === 'loading' && (
        <Loading label={t('decisions.loading')} className="mu:flex mu:flex-col mu:gap-4">
          <Skeleton shape="block" className="mu:h-48 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('decisions.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && view.decisions.length === 0 && (
        <EmptyState drawing="stack" title={t('decisions.none')}>
          {t('decisions.noneText')}
        </EmptyState>
      )}
      {view.status === 'ready' &&
        view.decisions.map((decision) => {
          const { _id, measure, endedAt, strikeEndsAt, statement, appeal, canAppeal } = decision;
          const isStrike = strikeEndsAt !== null && Date.parse(strikeEndsAt) > view.now;
          return (
            <article
              key={_id}
              aria-labelledby={`decision-${_id}`}
              className="mu:flex mu:flex-col mu:gap-5 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-5"
            >
              <header className="mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4 mu:gap-y-2">
                <h2 id={`decision-${_id}`} className="mu:text-lg mu:font-medium">
                  {t(`measure.${measure}`)}
                </h2>
                <Badge tone={endedAt === null ? 'warning' : 'neutral'}>{standing(decision)}</Badge>
                <p className="mu:basis-full mu:text-sm mu:text-text-muted">
                  {dateOf(decision.createdAt)}
                  {isStrike && strikeEndsAt !== null && ` · ${t('decisions.strike', { date: dateOf(strikeEndsAt) })}`}
                </p>
              </header>
              {statement && <Statement statement={statement} />}
              {appeal && <Answered appeal={appeal} />}
              {canAppeal && appealOf(decision)}
            </article>
          );
        })}
    </div>
  );
}
