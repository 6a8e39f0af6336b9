import type { Profile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { ActingProfileDialog } from '@mutuals/ui/patterns/acting-profile-picker';
import { LikeOutcome } from '@mutuals/ui/patterns/like-outcome';
import { NeedsProfileDialog, ProfileDetailsScreen } from '@mutuals/ui/screens/profile-details';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { PartFailed } from '../../lib/part-failed.tsx';
import { useProblemText } from '../../lib/problem-text.ts';
import { resourceView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useScore } from '../deciding/index.ts';
import { ProfileProofs } from '../proofs/index.ts';
import { useToasts } from '../session/index.ts';
import { useMoreOf } from '../trust/index.ts';
import { reportPartHref } from './report-href.ts';
import { useBioTranslation } from './use-bio-translation.ts';
import { useProfileActions } from './use-profile-actions.ts';
import { useSaving } from './use-saving.ts';
import { useShare } from './use-share.ts';
import { useTokenMarket } from './use-token-market.ts';
import { useViewCount } from './use-view-count.ts';

const NONE: Profile['proofs'] = [];

/** A profile, and what a person can do there: /profiles/{id} and, for who is signed in, /gallery/{id}. */
export function Component() {
  const { id = '' } = useParams();
  // Another profile is another page: nothing that was pressed on one is done on the next.
  return <ProfilePage key={id} id={id} />;
}

function ProfilePage({ id }: { id: string }) {
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const textOf = useProblemText();
  const toasts = useToasts();
  const profile = resourceView(useQuery(queryOf(api, 'getProfile', { path: { id } })));
  const read = profile.status === 'ready' ? profile.data : null;
  const market = useTokenMarket(read);
  const translation = useBioTranslation(read);
  const actions = useProfileActions(id, read);
  const saving = useSaving(id, read);
  useViewCount(read);
  const { share, isCopied } = useShare((done, address) =>
    toasts.show(
      done
        ? { tone: 'success', title: t('act.copied') }
        : { tone: 'danger', title: t('act.notCopied'), description: address },
    ),
  );
  usePageTitle(read?.name ?? t(profile.status === 'notFound' ? 'details.notFound' : 'details.loading'));
  const { decision, acting, profiles } = actions;
  const { own } = decision;
  const { score, ask } = useScore(acting?._id ?? null);
  const navigate = useNavigate();
  const more = useMoreOf({ actingId: acting?._id ?? null, onGone: () => void navigate(routes.discover.href()) });
  const isMatch = own?.conversationId != null;
  const moreOf = useCallback<typeof more>((person) => more({ ...person, isMatch }), [more, isMatch]);

  // The list says that the team hid it, and lets its owner delete it: nothing else can be done with it.
  if (read?.isHidden) return <Navigate to={routes.profiles.href()} replace />;
  return (
    <>
      <PartFailed title={t('act.unavailable', { name: read?.name })} view={actions.needed} />
      <ProfileDetailsScreen
        view={profile.status === 'ready' ? { status: 'ready', profile: profile.data } : withMessage(profile, textOf)}
        proofs={<ProfileProofs proofs={read?.proofs ?? NONE} />}
        proofsHref={routes.proofs.href({ id })}
        market={market}
        translation={translation}
        common={own?.data.common}
        why={{ score, onAsk: () => ask(id) }}
        actions={
          actions.needed.status === 'failed' || (acting !== null && own === null)
            ? undefined
            : {
                decision: own?.decision ?? null,
                locked: decision.locked,
                conversationHref:
                  acting !== null && own?.conversationId
                    ? routes.conversation.href({ profileId: acting._id, conversationId: own.conversationId })
                    : null,
                acting:
                  acting !== null && profiles.length > 1 ? { ...acting, onChange: actions.changeActing } : undefined,
                onDecide: actions.act,
              }
        }
        isSaved={saving.isSaved}
        onSave={saving.onSave}
        moreOf={moreOf}
        reportPartHref={reportPartHref}
        isCopied={isCopied}
        onShare={share}
        back={{ to: 'discover', href: routes.discover.href() }}
        editHref={routes.editProfile.href({ id })}
        discoverAsHref={routes.discover.href({ profileId: id })}
        onRetry={retryOf(profile)}
      />
      <Dialogs actions={actions} name={read?.name ?? ''} />
    </>
  );
}

/** What lies over the page: a match, a limit, and who acts. */
function Dialogs({ actions, name }: { actions: ReturnType<typeof useProfileActions>; name: string }) {
  const navigate = useNavigate();
  const now = useNow(useServices().clock);
  const { t } = useTranslation('profiles');
  const { decision, acting, profiles } = actions;
  const { outcome, onOutcomeSeen } = decision;
  return (
    <>
      {acting && (
        <LikeOutcome
          {...outcome}
          own={acting}
          now={now}
          keepLabel={t('act.stay')}
          onSendMessage={(conversationId) =>
            void navigate(routes.conversation.href({ profileId: acting._id, conversationId }))
          }
          onKeepSwiping={onOutcomeSeen}
          onUpgradeClose={onOutcomeSeen}
          onSeePlans={() => void navigate(routes.premium.href())}
        />
      )}
      <ActingProfileDialog
        isOpen={actions.isChoosing}
        profiles={profiles}
        onChoose={actions.choose}
        onClose={actions.cancel}
      />
      <NeedsProfileDialog
        isOpen={actions.needsProfile}
        name={name}
        onCreate={actions.createProfile}
        onClose={actions.cancel}
      />
    </>
  );
}
