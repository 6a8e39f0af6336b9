import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { LandingStatistics } from './landing.types.ts';
import { column } from './layout.ts';

const figures = ['people', 'profiles', 'matches', 'messages'] as const;

/** The counted figures (D29). While they load, their space is reserved. Not drawn anew when somebody signs in. */
export const Statistics = memo(function Statistics({ statistics }: { statistics: LandingStatistics | 'loading' }) {
  const { t } = useTranslation('landing');
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <section aria-labelledby="counted" className="mu:border-y mu:border-border">
      <div className={`${column} mu:py-10`}>
        <h2 id="counted" className="mu:sr-only">
          {t('stats.title', { product: brand.name })}
        </h2>
        <dl
          className="mu:grid mu:grid-cols-2 mu:gap-x-6 mu:gap-y-8 mu:md:grid-cols-4"
          aria-busy={statistics === 'loading'}
        >
          {figures.map((figure) => (
            <div
              key={figure}
              className="mu:flex mu:flex-col-reverse mu:justify-end mu:border-l mu:border-border mu:pl-5 mu:md:pl-6"
            >
              <dt className="mu:text-sm mu:text-text-muted">{t(`stats.${figure}`)}</dt>
              <dd className="mu:display mu:figures mu:text-4xl">
                {statistics === 'loading' ? (
                  <Skeleton className="mu:my-[0.18em] mu:w-24" />
                ) : (
                  format.format(statistics[figure])
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
});
