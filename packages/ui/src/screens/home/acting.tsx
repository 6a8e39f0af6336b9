import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useKindOf } from '../../patterns/deck-card/use-profile-words.ts';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import type { Limit } from '../../patterns/like-counter/like-counter.rules.ts';
import { LikeCounter } from '../../patterns/like-counter/like-counter.tsx';
import type { ProfileCardView } from '../../patterns/profile-card/profile-card.tsx';
import { pictureOf } from '../../patterns/profile-kind/profile-view.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { HomeLinks, Part, Strength, Waiting } from './home.types.ts';

function Today({ limit, premiumHref }: { limit: Limit; premiumHref: string }) {
  const { t } = useTranslation('home');
  return (
    <div>
      <h3 className="mu:sr-only">{t('likes')}</h3>
      <LikeCounter feature="likes" limit={limit} showReset className="mu:flex-wrap" />
      {!limit.canUse && (
        <Link href={premiumHref} className="mu:mt-1 mu:inline-block mu:text-sm">
          {t('more')}
        </Link>
      )}
    </div>
  );
}

/** The profile's strength, and the one step that improves it most. */
function StrengthStrip({ strength: { percent, nextStep }, editHref }: { strength: Strength; editHref: string }) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  if (nextStep === null) return null;
  const gain = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-8 mu:gap-y-3 mu:border-t mu:border-border mu:px-5 mu:py-4 mu:md:col-span-2 mu:md:px-8">
      <ProgressBar label={t('strength')} showLabel value={percent} className="mu:min-w-52 mu:flex-1" />
      <p className="mu:flex mu:items-baseline mu:gap-2">
        <Link href={editHref} className="mu:font-medium">
          {t(`step.${nextStep.step}`)}
        </Link>
        <span className="mu:figures mu:text-sm mu:text-text-muted">{gain.format(nextStep.gain / 100)}</span>
      </p>
    </div>
  );
}

/** The acting profile, its remaining likes, and the page's only primary action. Below it what would improve the profile most. */
export function Acting({
  profile,
  waiting,
  links: { discoverHref, profilesHref, premiumHref, editHref },
}: {
  profile: ProfileCardView;
  waiting: Part<Waiting>;
  links: HomeLinks;
}) {
  const { t } = useTranslation('home');
  const kindOf = useKindOf();
  const { _id, profileType, name } = profile;
  return (
    <section className="mu:grid mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="mu:relative mu:h-36 mu:bg-surface-sunken mu:md:h-full">
        {profile.coverImage ? (
          <Picture
            src={profile.coverImage}
            alt=""
            sizes="(min-width: 48rem) 18rem, 100vw"
            box={1}
            className="mu:size-full mu:object-cover"
          />
        ) : (
          <GeneratedArt seed={_id} kind={profileType} className="mu:size-full" />
        )}
        <div className="mu:absolute mu:top-1/2 mu:left-1/2 mu:w-32 mu:-translate-1/2 mu:md:w-44">
          <DiamondPortrait name={name} src={pictureOf(profile)} sizes="176px" seed={_id} kind={profileType} />
        </div>
      </div>
      <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-6 mu:p-5 mu:md:p-8">
        <div className="mu:flex mu:items-start mu:justify-between mu:gap-4">
          <div className="mu:min-w-0">
            <p className="mu:text-sm mu:text-text-muted">{t('actingAs')}</p>
            <h2 className="mu:display mu:mt-0.5 mu:line-clamp-2 mu:text-2xl mu:wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="mu:mt-0.5 mu:text-sm mu:text-text-muted">{kindOf(profile)}</p>
          </div>
          <Link variant="quiet" href={profilesHref} className="mu:shrink-0 mu:text-sm">
            {t('change')}
          </Link>
        </div>
        <div className="mu:mt-auto mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-4">
          {waiting.status === 'ready' && <Today limit={waiting.data.likesLeft} premiumHref={premiumHref} />}
          {waiting.status === 'loading' && <Skeleton className="mu:w-32" />}
          <LinkButton variant="primary" size="lg" href={discoverHref} className="mu:ml-auto mu:max-sm:w-full">
            {t('discover')}
          </LinkButton>
        </div>
      </div>
      {waiting.status === 'ready' && <StrengthStrip strength={waiting.data.strength} editHref={editHref} />}
    </section>
  );
}
