import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { pictureOf, type ProfileView } from '../profile-kind/profile-view.ts';
import { CardHead } from './card-head.tsx';

export { BlurredProfileCard, type BlurredProfileCardProps } from './blurred-profile-card.tsx';
export { CardHead, type CardHeadProps } from './card-head.tsx';
export { GalleryProfileCard, type GalleryProfileCardProps } from './gallery-profile-card.tsx';

/** SPEC 2: three tags, then a count of the rest. */
const SHOWN_TAGS = 3;

/** Whether a tag is so short that three of its kind fit on a line: it is never cut. A Chinese character takes twice the room. */
const isShort = (tag: string): boolean =>
  Array.from(tag).reduce((room, letter) => room + (letter > '\u2e80' ? 2 : 1), 0) <= 8;

/** What a card shows of a profile. */
export type ProfileCardView = Pick<
  ProfileView,
  '_id' | 'profileType' | 'subtype' | 'name' | 'bio' | 'avatar' | 'coverImage' | 'photos' | 'tags' | 'isVerified'
>;

export interface ProfileCardProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  profile: ProfileCardView;
  /** Where the name leads. Left out in a preview. */
  href?: string | undefined;
  /** What can be done with the profile, along the lower edge. */
  actions?: ReactNode;
  /** The level of the name as a heading in its page. */
  headingLevel?: 2 | 3;
}

/** A profile in a list or a grid: picture, name, what it is, the beginning of its bio, three tags. The deck has DeckCard. */
export function ProfileCard({ profile, href, actions, headingLevel = 2, className, ...props }: ProfileCardProps) {
  const { t } = useTranslation('profiles');
  const kindOf = useKindOf();
  const Heading = `h${headingLevel}` as const;
  const rest = profile.tags.length - SHOWN_TAGS;
  return (
    <article
      {...props}
      className={join(
        'ui:flex ui:flex-col ui:overflow-hidden ui:rounded-card ui:border ui:border-border ui:bg-surface-raised',
        className,
      )}
    >
      <CardHead
        seed={profile._id}
        kind={profile.profileType}
        name={profile.name}
        cover={profile.coverImage}
        picture={pictureOf(profile)}
      />
      <div className="flex flex-1 flex-col p-5 pt-3">
        <p className="min-h-6 truncate pl-22 text-right text-sm text-text-muted">{kindOf(profile)}</p>
        <Heading className="mt-3 flex items-start gap-1.5 text-lg leading-snug font-semibold">
          <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
            {href === undefined ? (
              profile.name
            ) : (
              <Link variant="strong" href={href} className="font-semibold">
                {profile.name}
              </Link>
            )}
          </span>
          {profile.isVerified && <VerifiedMark label={t('card.verified')} className="mt-0.5 size-5 shrink-0" />}
        </Heading>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm wrap-anywhere text-text-muted">
          {profile.bio}
        </p>
        {profile.tags.length > 0 && (
          <ul aria-label={t('form.field.tags')} className="mt-4 flex gap-1.5">
            {profile.tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className={join('flex', isShort(tag) ? 'shrink-0' : 'min-w-12')}>
                <Chip className="min-w-0">{tag}</Chip>
              </li>
            ))}
            {rest > 0 && (
              <li className="flex shrink-0 items-center px-1 text-sm text-text-muted">
                <span aria-hidden="true" className="figures">
                  +{rest}
                </span>
                <span className="sr-only">{t('card.moreTags', { count: rest })}</span>
              </li>
            )}
          </ul>
        )}
        {actions && (
          <div className="mt-auto pt-5">
            <div className="-mx-5 -mb-5 flex flex-wrap items-center gap-1 border-t border-border px-3 py-2">
              {actions}
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
