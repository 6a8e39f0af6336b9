import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import type { ProfileCardView } from '../../patterns/profile-card/profile-card.tsx';
import { pictureOf } from '../../patterns/profile-kind/profile-view.ts';

export interface TrendingProps {
  /** The most viewed first. */
  profiles: readonly ProfileCardView[];
  profileHref: (id: string) => string;
}

/** Profiles that many people view and like these days, in a row that scrolls if it is narrow. */
export function Trending({ profiles, profileHref }: TrendingProps) {
  const { t } = useTranslation(['gallery', 'profiles', 'common']);
  return (
    <section aria-labelledby="trending" className="mu:mb-8">
      <h2 id="trending" className="mu:text-base mu:font-semibold">
        {t('trending.title')}
      </h2>
      <p className="mu:text-sm mu:text-text-muted">{t('trending.text')}</p>
      <ol className="mu:-mx-5 mu:mt-3 mu:flex mu:gap-1 mu:overflow-x-auto mu:px-3 mu:pb-2 mu:[scrollbar-width:thin] mu:md:-mx-8 mu:md:px-6">
        {profiles.map((profile) => (
          <li key={profile._id} className="mu:flex mu:shrink-0">
            <Link
              href={profileHref(profile._id)}
              className="mu:flex mu:w-28 mu:flex-col mu:items-center mu:rounded-card mu:px-2 mu:py-3 mu:text-center mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed"
            >
              <DiamondPortrait
                name={profile.name}
                src={pictureOf(profile)}
                sizes="80px"
                seed={profile._id}
                kind={profile.profileType}
                className="mu:w-20"
              />
              <span
                dir="auto"
                className="mu:mt-1 mu:line-clamp-2 mu:w-full mu:text-sm mu:leading-snug mu:font-medium mu:wrap-anywhere"
              >
                {profile.name}
              </span>
              {/* Only the narrower of the two words: there is no room for both. */}
              <span className="mu:w-full mu:text-xs mu:text-text-muted">{t(`common:subtype.${profile.subtype}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
