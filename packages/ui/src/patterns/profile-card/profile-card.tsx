import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { clamped } from '../../lib/clamped.ts';
import { join } from '../../lib/cx.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { useWordNames } from '../known-words/known-words.tsx';
import { pictureOf, type ProfileView } from '../profile-kind/profile-view.ts';
import type { ShownProof } from '../proofs/proof.types.ts';
import { CardHead } from './card-head.tsx';

export { BlurredProfileCard, type BlurredProfileCardProps } from './blurred-profile-card.tsx';
export { CardHead, type CardHeadProps } from './card-head.tsx';
export { GalleryProfileCard, type GalleryProfileCardProps } from './gallery-profile-card.tsx';

/** SPEC 2: three tags, then a count of the rest. */
const SHOWN_TAGS = 3;

/** Whether a tag is so short that three like it fit on a line: it is never truncated. A Chinese character takes twice the width. */
const isShort = (tag: string): boolean =>
  Array.from(tag).reduce((room, letter) => room + (letter > '\u2e80' ? 2 : 1), 0) <= 8;

/** A profile's data on a card. */
export type ProfileCardView = Pick<
  ProfileView,
  '_id' | 'profileType' | 'subtype' | 'name' | 'bio' | 'avatar' | 'coverImage' | 'photos' | 'tags' | 'isVerified'
> & {
  /** What it has proven and shows (D84); left out in a preview. */
  readonly proofs?: readonly ShownProof[];
};

export interface ProfileCardProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  profile: ProfileCardView;
  /** The name's link. Omitted in a preview. */
  href?: string | undefined;
  /** Actions along the lower edge. */
  actions?: ReactNode;
  /** What it has proven (ProofSummary), in a part that is fetched after the card; used where it shows something. */
  proofs?: ReactNode;
  /** The heading level of the name in its page. */
  headingLevel?: 2 | 3;
}

/** A profile in a list or a grid: picture, name, kind, the beginning of its bio, three tags. The deck has DeckCard. */
export function ProfileCard({
  profile,
  href,
  actions,
  proofs,
  headingLevel = 2,
  className,
  ...props
}: ProfileCardProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const kindOf = useKindOf();
  const Heading = `h${headingLevel}` as const;
  const tags = useWordNames()(profile.tags);
  const rest = tags.length - SHOWN_TAGS;
  return (
    <article
      {...props}
      className={join(
        'mu:ui:flex mu:ui:flex-col mu:ui:overflow-hidden mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised',
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
      <div className="mu:flex mu:flex-1 mu:flex-col mu:p-5 mu:pt-3">
        <p className="mu:min-h-6 mu:truncate mu:pl-22 mu:text-right mu:text-sm mu:text-text-muted">{kindOf(profile)}</p>
        <Heading className="mu:mt-3 mu:flex mu:items-start mu:gap-1.5 mu:text-lg mu:leading-snug mu:font-semibold">
          <span dir="auto" className="mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere">
            {href === undefined ? (
              profile.name
            ) : (
              <Link variant="strong" href={href} className="mu:font-semibold">
                {profile.name}
              </Link>
            )}
          </span>
          {profile.isVerified && (
            <VerifiedMark label={t('common:verified')} className="mu:mt-0.5 mu:size-5 mu:shrink-0" />
          )}
        </Heading>
        {proofs && (profile.proofs ?? []).length > 0 && <div className="mu:mt-1 mu:min-h-5 mu:text-sm">{proofs}</div>}
        <p dir="auto" className="mu:mt-1 mu:line-clamp-2 mu:text-sm mu:wrap-anywhere mu:text-text-muted">
          {clamped(profile.bio)}
        </p>
        {tags.length > 0 && (
          <ul aria-label={t('form.field.tags')} className="mu:mt-4 mu:flex mu:gap-1.5">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className={join('mu:flex', isShort(tag) ? 'mu:shrink-0' : 'mu:min-w-12')}>
                <Chip className="mu:min-w-0">{tag}</Chip>
              </li>
            ))}
            {rest > 0 && (
              <li className="mu:flex mu:shrink-0 mu:items-center mu:px-1 mu:text-sm mu:text-text-muted">
                <span aria-hidden="true" className="mu:figures">
                  +{rest}
                </span>
                <span className="mu:sr-only">{t('card.moreTags', { count: rest })}</span>
              </li>
            )}
          </ul>
        )}
        {actions && (
          <div className="mu:mt-auto mu:pt-5">
            <div className="mu:-mx-5 mu:-mb-5 mu:flex mu:flex-wrap mu:items-center mu:gap-1 mu:border-t mu:border-border mu:px-3 mu:py-2">
              {actions}
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
