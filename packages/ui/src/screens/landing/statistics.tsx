import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { LandingStatistics } from './landing.types.ts';
import { column } from './layout.ts';

const figures = ['people', 'profiles', 'matches', 'messages'] as const;

/** What has been counted so far (D29). While it is being counted its place is kept. */
export function Statistics({ statistics }: { statistics: LandingStatistics | 'loading' }) {
  const { t } = useTranslation('landing');
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <section aria-labelledby="counted" className="border-y border-border">
      <div className={`${column} py-10`}>
        <h2 id="counted" className="sr-only">
          {t('stats.title', { product: brand.name })}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4" aria-busy={statistics === 'loading'}>
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end border-l border-border pl-5 md:pl-6">
              <dt className="text-sm text-text-muted">{t(`stats.${figure}`)}</dt>
              <dd className="display figures text-4xl">
                {statistics === 'loading' ? (
                  <Skeleton className="my-[0.18em] w-24" />
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
}
