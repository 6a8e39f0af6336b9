import { useTranslation } from 'react-i18next';
import { GetHelp } from '../../patterns/get-help/get-help.tsx';
import { LatestProfiles, LatestProfilesLoading } from '../../patterns/latest-profiles/latest-profiles.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { LatestProfiles as Latest } from './landing.types.ts';
import { column, sectionTitle } from './layout.ts';

/** The newest profiles, as the server shows them to everyone. */
export function Newcomers({ latest, galleryHref }: { latest: Latest; galleryHref: string | undefined }) {
  const { t } = useTranslation(['landingStory', 'common']);
  if (latest.status === 'ready' && latest.profiles.length === 0) return null;
  return (
    <section
      id="latest"
      tabIndex={-1}
      aria-labelledby="latest-title"
      className="mu:scroll-mt-16 mu:py-20 mu:outline-none mu:md:py-28"
    >
      <div className={`${column} mu:flex mu:flex-wrap mu:items-end mu:justify-between mu:gap-x-8 mu:gap-y-4`}>
        <div>
          <h2 id="latest-title" className={sectionTitle}>
            {t('latest.title')}
          </h2>
          <p className="mu:mt-4 mu:max-w-xl mu:text-lg mu:text-text-muted mu:han:leading-relaxed">{t('latest.lead')}</p>
        </div>
        {galleryHref !== undefined && <Link href={galleryHref}>{t('latest.gallery')}</Link>}
      </div>
      <div className="mu:mt-12">
        {latest.status === 'loading' && <LatestProfilesLoading label={t('latest.loading')} />}
        {latest.status === 'ready' && <LatestProfiles profiles={latest.profiles} />}
        {latest.status === 'failed' && (
          <div role="alert" className={`${column} mu:flex mu:flex-wrap mu:items-center mu:gap-x-6 mu:gap-y-3`}>
            <p className="mu:text-text-muted">{t('latest.failed')}</p>
            <Button onPress={latest.onRetry}>{t('common:tryAgain')}</Button>
            <GetHelp variant="quiet" />
          </div>
        )}
      </div>
    </section>
  );
}
