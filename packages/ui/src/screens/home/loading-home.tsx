import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { panels } from './panel.tsx';

/** The placeholder of who waits. */
export function LoadingWaiting() {
  const { t } = useTranslation('home');
  return (
    <Loading label={t('loadingWaiting')} className={panels}>
      <div>
        <Skeleton className="mu:w-28" />
        {[0, 1, 2].map((row) => (
          <div key={row} className="mu:mt-4 mu:flex mu:items-center mu:gap-3.5">
            <Skeleton shape="circle" className="mu:size-10 mu:shrink-0" />
            <div className="mu:flex-1">
              <Skeleton className="mu:w-1/3" />
              <Skeleton className="mu:w-3/4 mu:text-sm" />
            </div>
          </div>
        ))}
      </div>
      <div>
        <Skeleton className="mu:w-28" />
        <div className="mu:mt-8 mu:grid mu:grid-cols-3 mu:justify-items-center mu:gap-3">
          {[0, 1, 2].map((match) => (
            <Skeleton key={match} shape="block" className="mu:size-14 mu:rotate-45" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** The page's header while the acting profile is unknown. */
export function LoadingHome() {
  const { t } = useTranslation('home');
  return (
    <Loading label={t('loading')} className="mu:flex mu:flex-col mu:gap-10">
      <div className="mu:grid mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:md:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton shape="block" className="mu:h-36 mu:rounded-none mu:md:h-56" />
        <div className="mu:flex mu:flex-col mu:justify-between mu:gap-8 mu:p-5 mu:md:p-8">
          <div>
            <Skeleton className="mu:w-20 mu:text-sm" />
            <Skeleton className="mu:w-48 mu:text-2xl" />
          </div>
          <div className="mu:flex mu:items-center mu:justify-between mu:gap-4">
            <Skeleton className="mu:w-32" />
            <Skeleton shape="block" className="mu:h-13 mu:w-44 mu:rounded-control" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
