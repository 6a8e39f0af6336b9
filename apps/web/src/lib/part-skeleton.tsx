import { Loading, Skeleton } from '@mutuals/ui/primitives/skeleton';
import { useTranslation } from 'react-i18next';

/** Stands for a part of a page that comes after the page. */
export function PartSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')} className="mu:flex mu:flex-col mu:gap-3">
      <Skeleton className="mu:w-2/3" />
      <Skeleton className="mu:w-1/2" />
    </Loading>
  );
}
