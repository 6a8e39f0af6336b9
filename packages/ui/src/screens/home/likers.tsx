import { useTranslation } from 'react-i18next';
import { LikeCard, type LikeView } from '../../patterns/like-card/like-card.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { Beginning, HomeLinks } from './home.types.ts';
import { cardRow, NothingYet, Panel } from './panel.tsx';

/** People who liked any own profile: generated drawings if the plan does not show them (D1). */
export function Likers({
  likers: { total, items },
  now,
  links: { likesHref, premiumHref, profileHref },
}: {
  likers: Beginning<LikeView>;
  now: number;
  links: HomeLinks;
}) {
  const { t } = useTranslation('home');
  const isHidden = items.some(({ isRevealed }) => !isRevealed);
  return (
    <Panel
      title={t('likers')}
      count={total}
      end={
        items.length > 0 && (
          <Link variant="quiet" href={isHidden ? premiumHref : likesHref} className="mu:text-sm">
            {t(isHidden ? 'seeWho' : 'allLikes')}
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <NothingYet step={2}>{t('noLikers')}</NothingYet>
      ) : (
        <ul className={cardRow}>
          {items.map((like) => (
            <li key={like._id} className="mu:grid">
              <LikeCard like={like} now={now} href={like.isRevealed ? profileHref(like.profileId) : premiumHref} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
