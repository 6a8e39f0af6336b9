import { limits } from '@mutuals/api-client/limits';
import { deleteProfileMutation } from '@mutuals/api-client/mutations';
import { MyProfilesScreen, type MyProfilesView } from '@mutuals/ui/screens/my-profiles';
import { useMutation } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useOwnProfiles } from '../session/index.ts';

/** /profiles: one's own profiles. */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const { profiles, retry, error } = useOwnProfiles();
  const deletion = useMutation(deleteProfileMutation(api));

  return (
    <MyProfilesScreen
      view={viewOf(profiles, () => textOf(error))}
      createHref={routes.newProfile.href()}
      previewHref={(id) => routes.profile.href({ id })}
      editHref={(id) => routes.editProfile.href({ id })}
      discoverHref={(profileId) => routes.discover.href({ profileId })}
      onRetry={retry}
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

function viewOf(profiles: ReturnType<typeof useOwnProfiles>['profiles'], message: () => string): MyProfilesView {
  if (profiles === 'loading') return { status: 'loading' };
  if (profiles === 'failed') return { status: 'error', message: message() };
  return { status: 'ready', profiles, maximum: limits.profilesPerUser };
}
