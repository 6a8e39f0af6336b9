import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { SuperLikeIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { BlurredProfileCard } from '../profile-card/blurred-profile-card.tsx';
import { type ProfileType, pictureOf, type Subtype } from '../profile-kind/profile-kind.ts';
import { agoShort } from '../../lib/when.ts';

interface LikeBase {
  /** Opaque: reveals nothing about the person (D1). */
  readonly _id: string;
  readonly isSuperLike: boolean;
  readonly createdAt: string;
}

/** A like of which the server reveals only that it happened (D1). */
export interface RedactedLikeView extends LikeBase {
  readonly isRevealed: false;
}

/** A like with the profile on its other side. */
export interface RevealedLikeView extends LikeBase {
  readonly isRevealed: true;
  readonly profileId: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  readonly name: string;
  readonly photos: readonly { readonly url: string }[];
  readonly avatar: string | null;
  readonly isVerified: boolean;
  /** Their conversation; null while only one of them likes the other. */
  readonly conversationId: string | null;
}

export type LikeView = RedactedLikeView | RevealedLikeView;

export interface LikeCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  like: LikeView;
  /** The time at which it is shown, in milliseconds. */
  now: number;
  /** The link of the whole card: to the profile, or to the plan that shows who it is. */
  href: string;
  /** Actions along the lower edge; only if it shows who it is. */
  action?: ReactNode;
  /** On the picture: the "More" menu; only if it shows who it is. */
  corner?: ReactNode;
}

function SuperLikeBadge() {
  const { t } = useTranslation(['likes', 'common']);
  return (
    <Badge size="md" className="mu:bg-super-like-soft mu:text-super-like-text">
      <SuperLikeIcon aria-hidden="true" />
      {t('superLike')}
    </Badge>
  );
}

function RevealedLikeCard({
  like,
  now,
  href,
  action,
  corner,
  className,
  ...props
}: Omit<LikeCardProps, 'like'> & { like: RevealedLikeView }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const picture = pictureOf(like);
  return (
    <article
      {...props}
      className={join(
        'mu:ui:relative mu:ui:flex mu:ui:flex-col mu:ui:overflow-hidden mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised mu:ui:transition-colors mu:ui:hover:border-border-strong',
        className,
      )}
    >
      <div className="mu:relative mu:aspect-[4/5] mu:overflow-hidden mu:bg-surface-sunken">
        {picture ? (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 64rem) 17rem, 50vw"
            box={4 / 5}
            loading="lazy"
            className="mu:size-full mu:object-cover"
          />
        ) : (
          <GeneratedArt seed={like.profileId} kind={like.profileType} crop="core" className="mu:size-full" />
        )}
        {like.isSuperLike && (
          <div className="mu:absolute mu:top-3 mu:left-3">
            <SuperLikeBadge />
          </div>
        )}
      </div>
      <div className="mu:flex mu:flex-1 mu:flex-col mu:p-4">
        <h2 className="mu:flex mu:items-start mu:gap-1.5 mu:leading-snug mu:font-semibold">
          <span dir="auto" className="mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere">
            <Link variant="strong" href={href} className="mu:font-semibold mu:after:absolute mu:after:inset-0">
              {like.name}
            </Link>
          </span>
          {like.isVerified && (
            <VerifiedMark label={t('common:verified')} className="mu:mt-0.5 mu:size-4.5 mu:shrink-0" />
          )}
        </h2>
        <p className="mu:mt-0.5 mu:text-sm mu:text-text-muted">{kindOf(like)}</p>
        <p className="mu:text-sm mu:text-text-muted">
          <time dateTime={like.createdAt}>{agoShort(like.createdAt, now, locale)}</time>
        </p>
        {action && <div className="mu:relative mu:mt-auto mu:pt-4">{action}</div>}
      </div>
      {corner && <div className="mu:absolute mu:top-3 mu:right-3 mu:rounded-full mu:bg-surface-raised">{corner}</div>}
    </article>
  );
}

/** One like, sent or received: who, when, and whether it was a super-like; a generated drawing if the server reveals no more (D1). */
export function LikeCard({ like, now, href, action, corner, className, ...props }: LikeCardProps) {
  const { t } = useTranslation(['likes', 'common']);
  const { locale } = useLocale();
  if (like.isRevealed)
    return (
      <RevealedLikeCard
        {...props}
        like={like}
        now={now}
        href={href}
        action={action}
        corner={corner}
        className={className}
      />
    );
  return (
    <BlurredProfileCard
      {...props}
      seed={like._id}
      hiddenLabel={t(like.isSuperLike ? 'hiddenSuper' : 'hidden')}
      note={<time dateTime={like.createdAt}>{agoShort(like.createdAt, now, locale)}</time>}
      badge={like.isSuperLike && <SuperLikeBadge />}
      href={href}
      className={className}
    />
  );
}
