import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Intersection } from '../intersection/intersection.tsx';
import { WhyThisCard, type WhyThisCardProps } from '../why-this-card/why-this-card.tsx';
import type { InCommon } from './deck-card.types.ts';
import { joinNames, namesInCommon } from './in-common.ts';

/**
 * What the acting profile and another one share, with a count and as many names as fit. `common` is in the reader's words; `reason` is a model's
 * sentence about the two; `why` opens each point of their score.
 */
export function InCommonPanel({
  common,
  named,
  reason = null,
  why,
}: {
  common: InCommon;
  named: number;
  reason?: string | null;
  why?: Omit<WhyThisCardProps, 'children'> | undefined;
}) {
  const { t } = useTranslation('discover');
  const { locale } = useLocale();
  const { count } = common;
  const names = namesInCommon(common, locale);
  const rest = names.length - named;
  const list = joinNames(names.slice(0, named), locale);
  const counted = count > 0 ? t('card.common', { count }) : t('card.nothingCommon');
  return (
    <div
      className={join(
        'mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-1 mu:rounded-card mu:px-3 mu:py-2.5',
        count > 0 ? 'mu:bg-accent-soft' : 'mu:bg-surface-sunken',
      )}
    >
      <Intersection count={count} className="mu:h-11 mu:@2xl:h-13" />
      <div className="mu:min-w-28 mu:flex-1 mu:wrap-break-word">
        {why ? <WhyThisCard {...why}>{counted}</WhyThisCard> : <p className="mu:text-sm mu:font-semibold">{counted}</p>}
        <p className="mu:line-clamp-2 mu:text-sm mu:text-text-muted">
          {count > 0 ? (rest > 0 ? t('card.commonMore', { list, count: rest }) : list) : t('card.nothingCommonText')}
        </p>
      </div>
      {reason !== null && (
        <p className="mu:mt-1 mu:line-clamp-3 mu:w-full mu:border-t mu:border-border mu:pt-2 mu:text-sm mu:wrap-anywhere mu:@2xl:line-clamp-4">
          <span className="mu:font-semibold">{t('card.aiMatching')}</span> <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}
