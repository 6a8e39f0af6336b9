import type { CallAnswer, Profile, Proof, ProofList } from '@mutuals/api-client';
import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { xLinksOf } from '@mutuals/api-client/x-links';
import { leadsToX } from '@mutuals/text/x-links';
import type { SeatRequestsProps } from '@mutuals/ui/patterns/proofs';
import { ProofsScreen } from '@mutuals/ui/screens/proofs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { PartFailed } from '../../lib/part-failed.tsx';
import { type QueryView, queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useServices } from '../../services.ts';
import { useAllOwnProfiles, useProblemToast, useSession } from '../session/index.ts';
import { answerIn, returnOf } from './came-back.ts';
import { useProof } from './use-proof.ts';
import { useRefreshProofs } from './use-refresh-proofs.ts';

/** /profiles/{id}/proofs: what an own profile has proven, and the way to prove more (D84 to D87). */
export function Component() {
  const { id = '' } = useParams();
  return <ProofsOf key={id} id={id} />;
}

function ProofsOf({ id }: { id: string }) {
  const { api } = useServices();
  const { t } = useTranslation('proofs');
  const textOf = useProblemText();
  const own = useAllOwnProfiles();
  const profile = own.status === 'ready' ? own.data.find(({ _id }) => _id === id) : undefined;
  const query = useQuery({ ...queryOf(api, 'listProofs', { path: { id } }), enabled: profile !== undefined });
  const proofs = queryView(query);
  usePageTitle(profile ? t('titleOf', { name: profile.name }) : t('title'));

  const isForeign = own.status === 'ready' && profile === undefined;
  if (profile !== undefined && proofs.status === 'ready') return <Own profile={profile} proofs={proofs.data} />;
  const failed = own.status === 'failed' ? own : proofs;
  return (
    <ProofsScreen
      view={
        isForeign
          ? { status: 'notFound' }
          : failed.status === 'failed'
            ? withMessage(failed, textOf)
            : { status: 'loading' }
      }
      profileHref={routes.profile.href({ id })}
      profilesHref={routes.profiles.href()}
      onRetry={retryOf(failed)}
    />
  );
}

interface OwnProps {
  profile: Profile;
  proofs: ProofList;
}

function Own({ profile, proofs: { data: proofs, offered } }: OwnProps) {
  const { _id: id, name } = profile;
  const { api, clock } = useServices();
  const { user } = useSession();
  const now = useNow(clock);
  const textOf = useProblemText();
  const toast = useProblemToast();
  const returned = useReturn(proofs);
  const { view, send } = useProof(id, returned);
  const { t } = useTranslation('proofs');
  const isProject = profile.profileType === 'project';
  const listed = queryView(useQuery({ ...queryOf(api, 'listSeats', { path: { id } }), enabled: isProject }));
  const seats = useSeats(id, listed);
  const refresh = useRefreshProofs();
  const change = useMutation({ ...mutationOf(api, 'updateProof'), onSuccess: refresh, onError: toast });
  const deletion = useMutation({
    ...mutationOf(api, 'deleteProof'),
    onSuccess: (_, { path: { proofId } }) => {
      // What is taken back is neither proven nor on its way any more.
      if (proofId === view.proofId) send({ type: 'CANCEL' });
      return refresh();
    },
  });

  return (
    <>
      <PartFailed title={t('seats.notLoaded')} view={listed} />
      <ProofsScreen
        view={{
          status: 'ready',
          name,
          prove: {
            view,
            offered,
            onChoose: (kind) => send({ type: 'CHOOSE', kind }),
            onType: (text) => send({ type: 'TYPED', text }),
            onAsk: () => send({ type: 'ASK' }),
            onSign: () => send({ type: 'SIGN' }),
            onChooseWallet: (walletId) => send({ type: 'CHOOSE_WALLET', walletId }),
            onCheck: () => send({ type: 'CHECK' }),
            onBack: () => send({ type: 'BACK' }),
            onCancel: () => send({ type: 'CANCEL' }),
          },
          own: {
            proofs,
            now,
            pendingId: change.isPending ? change.variables.path.proofId : undefined,
            deletion:
              deletion.variables === undefined
                ? undefined
                : {
                    id: deletion.variables.path.proofId,
                    isPending: deletion.isPending,
                    error: deletion.isError ? textOf(deletion.error) : undefined,
                  },
            signIn:
              user.twitterUsername === null || linksTo(profile, user.twitterUsername)
                ? undefined
                : { name: user.twitterUsername, editHref: routes.editProfile.href({ id }) },
            onShow: ({ _id: proofId }, isShown) => change.mutate({ path: { id, proofId }, body: { isShown } }),
            onProve: ({ kind, subject }) => {
              send({ type: 'CANCEL' });
              send({ type: 'PROVE', claim: { kind, subject } });
            },
            onTakeBack: (proofId) => deletion.mutate({ path: { id, proofId } }),
          },
          seats: seats && { ...seats, project: name },
        }}
        profileHref={routes.profile.href({ id })}
        profilesHref={routes.profiles.href()}
        onRetry={() => {}}
      />
    </>
  );
}

/** Whether a profile has a link to an account of X, shown as proven or not. */
const linksTo = (profile: Profile, name: string): boolean => xLinksOf(profile).some((link) => leadsToX(link, name));

/** What the person came back with; the address forgets it, so that it is used once. */
function useReturn(proofs: readonly Proof[]) {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => returnOf(answerIn(search, hash), proofs));
  const isBack = answerIn(search, hash) !== null;
  useEffect(() => {
    if (isBack) void navigate(pathname, { replace: true });
  }, [isBack, navigate, pathname]);
  return returned;
}

/** The seats of an own project; undefined until they are known. */
function useSeats(
  id: string,
  view: QueryView<CallAnswer<'listSeats'>>,
): Omit<SeatRequestsProps, 'project'> | undefined {
  const { api } = useServices();
  const textOf = useProblemText();
  const refresh = useRefreshProofs();
  const answer = useMutation({ ...mutationOf(api, 'answerSeat'), onSuccess: refresh });
  if (view.status !== 'ready') return undefined;
  return {
    seats: view.data.data,
    pendingId: answer.isPending ? answer.variables.path.proofId : undefined,
    error: answer.isError ? textOf(answer.error) : undefined,
    profileHref: (profileId) => routes.profile.href({ id: profileId }),
    onAnswer: (proofId, isAccepted) => answer.mutate({ path: { id, proofId }, body: { isAccepted } }),
  };
}
