import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { useWordNames } from '../known-words/known-words.tsx';
import { pictureOf } from '../profile-kind/profile-view.ts';
import type { ProfileCardView } from './profile-card.tsx';

/** What fits below a picture at a glance. */
const SHOWN_TAGS = 2;

export interface GalleryProfileCardProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  profile: ProfileCardView;
  /** The link of the whole card. */
  href: string;
  /** Actions on the picture: the save button, and the "More" menu. */
  corner?: ReactNode;
  /** Actions along the lower edge. */
  action?: ReactNode;
  /** The heading level of the name in its page. */
  headingLevel?: 2 | 3;
}

/** A profile among many, picture first: recognizable at a glance, and the whole card is a link. */
export function GalleryProfileCard({
  profile,
  href,
  corner,
  action,
  headingLevel = 2,
  className,
  ...props
}: GalleryProfileCardProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const kindOf = useKindOf();
  const tags = useWordNames()(profile.tags);
  const Heading = `h${headingLevel}` as const;
  const picture = pictureOf(profile) ?? profile.coverImage;
  return (
    <article
      {...props}
      className={join(
        'mu:ui:relative mu:ui:flex mu:ui:flex-col mu:ui:overflow-hidden mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised mu:ui:transition-colors mu:ui:hover:border-border-strong',
        className,
      )}
    >
      <div className="mu:aspect-square mu:overflow-hidden mu:bg-surface-sunken">
        {picture ? (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 64rem) 20rem, 50vw"
            box={1}
            loading="lazy"
            className="mu:size-full mu:object-cover"
          />
        ) : (
          <GeneratedArt seed={profile._id} kind={profile.profileType} crop="core" className="mu:size-full" />
        )}
      </div>
      <div className="mu:flex mu:flex-1 mu:flex-col mu:p-4">
        <p className="mu:text-sm mu:text-text-muted">{kindOf(profile)}</p>
        <Heading className="mu:mt-0.5 mu:flex mu:items-start mu:gap-1.5 mu:leading-snug mu:font-semibold">
          <span dir="auto" className="mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere">
            <Link variant="strong" href={href} className="mu:font-semibold mu:after:absolute mu:after:inset-0">
              {profile.name}
            </Link>
          </span>
          {profile.isVerified && (
            <VerifiedMark label={t('common:verified')} className="mu:mt-0.5 mu:size-4.5 mu:shrink-0" />
          )}
        </Heading>
        {tags.length > 0 && (
          <ul aria-label={t('form.field.tags')} className="mu:mt-auto mu:flex mu:flex-wrap mu:gap-1.5 mu:pt-3">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className="mu:flex mu:min-w-0">
                <Chip className="mu:min-w-0">{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        {action && <div className={join('mu:relative mu:pt-4', tags.length === 0 && 'mu:mt-auto')}>{action}</div>}
      </div>
      {corner && (
        <div className="mu:absolute mu:top-3 mu:right-3 mu:flex mu:gap-2 mu:*:rounded-full mu:*:bg-surface-raised">
          {corner}
        </div>
      )}
    </article>
  );
}
