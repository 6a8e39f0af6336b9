import { limits } from '@mutuals/api-client/limits';
import { deleteProfileMutation } from '@mutuals/api-client/mutations';
import { MyProfilesScreen } from '@mutuals/ui/screens/my-profiles';
import { useMutation } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { proofsOf } from '../proofs/index.ts';
import { useAllOwnProfiles } from '../session/index.ts';

/** /profiles: one's own profiles. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const own = useAllOwnProfiles();
  const deletion = useMutation(deleteProfileMutation(api));

  return (
    <MyProfilesScreen
      view={
        own.status === 'ready'
          ? { status: 'ready', profiles: own.data, maximum: limits.profilesPerUser }
          : withMessage(own, textOf)
      }
      createHref={routes.createProfile.href()}
      previewHref={(id) => routes.profile.href({ id })}
      editHref={(id) => routes.editProfile.href({ id })}
      proofsOf={proofsOf}
      proofsHref={(id) => routes.proofs.href({ id })}
      discoverHref={(profileId) => routes.discover.href({ profileId })}
      supportHref={routes.createTicket.href()}
      onRetry={retryOf(own)}
      onDelete={(id) => deletion.mutate({ path: { id } })}
      deletion={
        deletion.variables === undefined
          ? undefined
          : {
              id: deletion.variables.path.id,
              isPending: deletion.isPending,
              ...(deletion.isError ? { error: textOf(deletion.error) } : {}),
            }
      }
    />
  );
}
