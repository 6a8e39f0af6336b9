import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { joinNames, languageName } from '../deck-card/in-common.ts';
import type { PlaceNote } from '../deck-card/signs.ts';
import { GetHelp } from '../get-help/get-help.tsx';
import { useWordNames } from '../known-words/known-words.tsx';
import type { Score, ScorePart, ScoreView } from './score.types.ts';

export interface ScoreListProps {
  score: ScoreView;
  name: string;
  notes: readonly PlaceNote[];
}

/** The names in a part of the score, in the reader's words. */
function usePartNames(): (part: ScorePart) => string {
  const { t } = useTranslation(['discover', 'profiles', 'common']);
  const { locale } = useLocale();
  const namesOf = useWordNames();
  const pair = (own: string, other: string) =>
    own === other ? t('why.both', { one: own }) : t('why.pair', { own, other });
  return (part) => {
    switch (part.rule) {
      case 'languages':
        return joinNames(
          part.languages.map((language) => languageName(language, locale)),
          locale,
        );
      case 'roles':
        return pair(t(`common:subtype.${part.own}`), t(`common:subtype.${part.other}`));
      case 'types':
        return pair(t(`common:profileType.${part.own}`), t(`common:profileType.${part.other}`));
      case 'proven':
        return joinNames(
          // Both may have proven the same role.
          [...new Set(part.roles)].map((role) => t(`common:subtype.${role}`)),
          locale,
        );
      case 'seeking':
        return joinNames(
          part.groups.map((group) => t(`profiles:seekingGroup.${group}`)),
          locale,
        );
      default:
        return joinNames(namesOf(part.words), locale);
    }
  };
}

function Points({
  score: { points, parts, moreWords, sought },
  name,
  notes,
}: { score: Score } & Omit<ScoreListProps, 'score'>) {
  const { t } = useTranslation(['discover', 'common']);
  const { locale } = useLocale();
  const namesOf = usePartNames();
  const musts = sought.filter(({ level }) => level === 'must');
  const isOneSided = parts.some(({ rule }) => rule === 'seeking');
  const added = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <>
      <dl className="mu:flex mu:flex-col">
        {parts.map((part) => (
          <div
            key={part.rule}
            className="mu:grid mu:grid-cols-[minmax(0,1fr)_auto] mu:items-baseline mu:gap-x-4 mu:border-b mu:border-border mu:py-2.5 mu:first:pt-0"
          >
            <dt className="mu:text-sm mu:text-text-muted">{t(`why.rule.${part.rule}`)}</dt>
            <dd className="mu:col-start-1 mu:row-start-2 mu:font-medium mu:wrap-anywhere">{namesOf(part)}</dd>
            <dd className="mu:col-start-2 mu:row-span-2 mu:row-start-1 mu:self-center mu:font-medium mu:tabular-nums">
              {added.format(part.points)}
            </dd>
          </div>
        ))}
        <div className="mu:flex mu:items-baseline mu:justify-between mu:gap-4 mu:pt-3 mu:font-semibold">
          <dt>{t('why.together')}</dt>
          <dd className="mu:tabular-nums">{t('why.points', { count: points })}</dd>
        </div>
      </dl>
      <div className="mu:mt-3 mu:flex mu:flex-col mu:gap-1 mu:text-sm mu:text-text-muted">
        {musts.length > 0 && (
          <p className="mu:wrap-anywhere">
            {t('why.musts', { fit: musts.filter(({ fits }) => fits).length, all: musts.length })}
          </p>
        )}
        {moreWords > 0 && <p className="mu:wrap-anywhere">{t('why.moreWords', { count: moreWords })}</p>}
        {notes.map((note) => (
          <p key={note} className="mu:wrap-anywhere">
            {t(`why.note.${note}`)}
          </p>
        ))}
        <p className="mu:wrap-anywhere">{t(isOneSided ? 'why.bothSidesButSought' : 'why.bothSides', { name })}</p>
      </div>
    </>
  );
}

/** Each point of a score in words, or its loading state. */
export function ScoreList({ score, ...rest }: ScoreListProps) {
  const { t } = useTranslation(['discover', 'common']);
  if (score.status === 'ready') return <Points {...rest} score={score.score} />;
  if (score.status === 'failed')
    return (
      <div ref={focusOutward} role="alert" className="mu:flex mu:flex-col mu:items-start mu:gap-3">
        <p className="mu:wrap-anywhere">{score.message}</p>
        <div className="mu:flex mu:flex-wrap mu:gap-3">
          <Button size="sm" onPress={score.onRetry}>
            {t('common:tryAgain')}
          </Button>
          <GetHelp size="sm" variant="quiet" />
        </div>
      </div>
    );
  return (
    <Loading label={t('why.loading')} className="mu:flex mu:flex-col mu:gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton className="mu:w-1/3 mu:text-sm" />
          <Skeleton className="mu:w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
