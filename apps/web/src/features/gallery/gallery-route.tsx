import { queryOf } from '@mutuals/api-client/queries';
import { LikeOutcome } from '@mutuals/ui/patterns/like-outcome';
import { GalleryScreen } from '@mutuals/ui/screens/gallery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import type { Ahead } from '../../routing/page-code.ts';
import { useServices } from '../../services.ts';
import { useBookmarks } from '../bookmarks/index.ts';
import { useDecisions } from '../deciding/index.ts';
import { keepIntent } from '../profiles/index.ts';
import { useActing, useOwnProfiles, useSession } from '../session/index.ts';
import { useMoreOf } from '../trust/index.ts';
import { FiltersUpgrade } from './filters-upgrade.tsx';
import { galleryQuery, useGallery } from './use-gallery.ts';

/** Asked for beside the code of the page. */
export async function fetchAhead({ api, client, search }: Ahead): Promise<void> {
  await Promise.all([
    client.prefetchQuery(galleryQuery(api, routes.gallery.query.parse(search))),
    client.prefetchQuery(queryOf(api, 'listTrendingProfiles')),
    client.prefetchQuery(queryOf(api, 'listBookmarkIds')),
  ]);
}

/** /gallery for a member (SPEC section 2): to save from a card, and to like as the acting profile. */
export function Component() {
  const { clock } = useServices();
  const { user } = useSession();
  const { chosen } = useActing();
  const own = useOwnProfiles();
  const bookmarks = useBookmarks();
  const { decide, pending, liked, outcome, onOutcomeSeen } = useDecisions(chosen?._id ?? null);
  const [isUpgrading, setUpgrading] = useState(false);
  const now = useNow(clock);
  const navigate = useNavigate();
  const textOf = useProblemText();
  const { t } = useTranslation('gallery');
  const ownIds = own.status === 'ready' ? own.data.map(({ _id }) => _id) : [];
  const { view, screen } = useGallery(({ _id }) => ({
    isOwn: ownIds.includes(_id),
    isSaved: bookmarks.has(_id) ?? false,
    like: liked.has(_id) ? 'liked' : pending.has(_id) ? 'pending' : 'none',
  }));

  /** Where nobody acts yet, the page of the profile asks who does, and then likes (intent.ts). */
  function likeOrAsk(profileId: string): void {
    if (chosen !== null) return decide(profileId, 'like');
    keepIntent({ profileId, action: 'like', at: clock.now(), userId: user._id });
    void navigate(routes.galleryProfile.href({ id: profileId }));
  }

  return (
    <>
      <GalleryScreen
        {...screen}
        view={view.status === 'failed' ? { status: 'error', message: textOf(view.problem) } : view}
        onUpgrade={user.subscription.tier === 'free' ? () => setUpgrading(true) : undefined}
        onLike={({ _id }) => likeOrAsk(_id)}
        onSave={bookmarks.save}
        moreOf={useMoreOf()}
      />
      <FiltersUpgrade isOpen={isUpgrading} onClose={() => setUpgrading(false)} />
      {chosen && (
        <LikeOutcome
          {...outcome}
          own={chosen}
          now={now}
          keepLabel={t('keep')}
          onSendMessage={(conversationId) =>
            void navigate(routes.conversation.href({ profileId: chosen._id, conversationId }))
          }
          onKeepSwiping={onOutcomeSeen}
          onUpgradeClose={onOutcomeSeen}
          onSeePlans={() => {
            onOutcomeSeen();
            void navigate(routes.premium.href());
          }}
        />
      )}
    </>
  );
}
