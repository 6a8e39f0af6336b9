import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { clamped } from '../../lib/clamped.ts';
import { join } from '../../lib/cx.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { useWordNames } from '../known-words/known-words.tsx';
import { CardHead } from '../profile-card/card-head.tsx';

/** SPEC 2: up to three tags, and no count of the rest. */
const SHOWN_TAGS = 3;

/** A public group's data on its card. */
export interface GroupCardView {
  readonly _id: string;
  readonly name: string;
  readonly bio: string;
  readonly avatar: string | null;
  readonly coverImage: string | null;
  readonly memberCount: number;
  readonly tags: readonly string[];
  readonly isVerified: boolean;
  readonly communityLink: string | null;
  readonly xProfile: string | null;
}

export interface GroupCardProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  group: GroupCardView;
  /** Its profile in the gallery. */
  href: string;
  /** The heading level of the name in its page. */
  headingLevel?: 2 | 3;
  /** On the picture: the "More" menu. */
  corner?: ReactNode;
}

/** D5: only https is ever a link. */
const https = (link: string | null): string | null => (link?.startsWith('https://') ? link : null);

/** A public group: what it is, its size, and how to join. The links are external, in a new tab. */
export function GroupCard({ group, href, headingLevel = 2, corner, className, ...props }: GroupCardProps) {
  const { t } = useTranslation(['groups', 'profiles', 'common']);
  const { locale } = useLocale();
  const tags = useWordNames()(group.tags);
  const Heading = `h${headingLevel}` as const;
  const { name, memberCount } = group;
  const community = https(group.communityLink);
  const x = https(group.xProfile);
  const outside = (action: string) => ({
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': t('card.outside', { action, name }),
  });
  return (
    <article
      {...props}
      className={join(
        'mu:ui:relative mu:ui:flex mu:ui:flex-col mu:ui:overflow-hidden mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised',
        className,
      )}
    >
      <CardHead seed={group._id} kind="group" name={name} cover={group.coverImage} picture={group.avatar} />
      <div className="mu:flex mu:flex-1 mu:flex-col mu:p-5 mu:pt-3">
        <p className="mu:figures mu:min-h-6 mu:truncate mu:pl-22 mu:text-right mu:text-sm mu:text-text-muted">
          {t('card.members', { count: memberCount, number: new Intl.NumberFormat(locale).format(memberCount) })}
        </p>
        <Heading className="mu:mt-3 mu:flex mu:items-start mu:gap-1.5 mu:text-lg mu:leading-snug mu:font-semibold">
          <span dir="auto" className="mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere">
            <Link variant="strong" href={href} className="mu:font-semibold">
              {name}
            </Link>
          </span>
          {group.isVerified && (
            <VerifiedMark label={t('common:verified')} className="mu:mt-0.5 mu:size-5 mu:shrink-0" />
          )}
        </Heading>
        <p dir="auto" className="mu:mt-1 mu:line-clamp-3 mu:text-sm mu:wrap-anywhere mu:text-text-muted">
          {clamped(group.bio)}
        </p>
        {tags.length > 0 && (
          <ul aria-label={t('profiles:form.field.tags')} className="mu:mt-4 mu:flex mu:flex-wrap mu:gap-1.5">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag} className="mu:flex mu:min-w-0">
                <Chip className="mu:min-w-0">{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        <div className="mu:mt-auto mu:flex mu:flex-wrap mu:gap-2 mu:pt-5">
          {community && (
            <LinkButton href={community} {...outside(t('card.join'))} variant="strong" size="sm" className="mu:flex-1">
              {t('card.join')}
            </LinkButton>
          )}
          {x && (
            <LinkButton href={x} {...outside(t('card.follow'))} size="sm" className="mu:flex-1">
              {t('card.follow')}
            </LinkButton>
          )}
          <LinkButton
            href={href}
            aria-label={t('card.named', { action: t('card.view'), name })}
            variant="quiet"
            size="sm"
            className="mu:flex-1"
          >
            {t('card.view')}
          </LinkButton>
        </div>
      </div>
      {corner && <div className="mu:absolute mu:top-3 mu:right-3 mu:rounded-full mu:bg-surface-raised">{corner}</div>}
    </article>
  );
}
