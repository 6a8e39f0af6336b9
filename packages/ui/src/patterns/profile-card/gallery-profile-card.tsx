import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { pictureOf } from '../profile-kind/profile-view.ts';
import type { ProfileCardView } from './profile-card.tsx';

/** What fits below a picture without a second look. */
const SHOWN_TAGS = 2;

export interface GalleryProfileCardProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  profile: ProfileCardView;
  /** Where the whole card leads. */
  href: string;
  /** An action on the picture: the button that saves it. */
  corner?: ReactNode;
  /** The level of the name as a heading in its page. */
  headingLevel?: 2 | 3;
}

/** A profile among many, picture first: who it is at a glance, one press anywhere on it to meet them. */
export function GalleryProfileCard({
  profile,
  href,
  corner,
  headingLevel = 2,
  className,
  ...props
}: GalleryProfileCardProps) {
  const { t } = useTranslation('profiles');
  const kindOf = useKindOf();
  const Heading = `h${headingLevel}` as const;
  const picture = pictureOf(profile) ?? profile.coverImage;
  return (
    <article
      {...props}
      className={join(
        'ui:relative ui:flex ui:flex-col ui:overflow-hidden ui:rounded-card ui:border ui:border-border ui:bg-surface-raised ui:transition-colors ui:duration-160 ui:hover:border-border-strong',
        className,
      )}
    >
      <div className="aspect-square overflow-hidden bg-surface-sunken">
        {picture ? (
          <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <GeneratedArt seed={profile._id} kind={profile.profileType} crop="core" className="size-full" />
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <p className="truncate text-sm text-text-muted">{kindOf(profile)}</p>
        <Heading className="mt-0.5 flex items-start gap-1.5 leading-snug font-semibold">
          <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
            <Link variant="strong" href={href} className="font-semibold after:absolute after:inset-0">
              {profile.name}
            </Link>
          </span>
          {profile.isVerified && <VerifiedMark label={t('card.verified')} className="mt-0.5 size-4.5 shrink-0" />}
        </Heading>
        {profile.tags.length > 0 && (
          <ul aria-label={t('form.field.tags')} className="mt-auto flex flex-wrap gap-1.5 pt-3">
            {profile.tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className="flex min-w-0">
                <Chip className="min-w-0">{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      {corner && <div className="absolute top-3 right-3 rounded-full bg-surface-raised">{corner}</div>}
    </article>
  );
}
