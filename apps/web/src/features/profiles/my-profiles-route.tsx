import { limits } from '@mutuals/api-client/limits';
import { deleteProfileMutation } from '@mutuals/api-client/mutations';
import { MyProfilesScreen, type MyProfilesView } from '@mutuals/ui/screens/my-profiles';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useOwnProfiles } from '../session/session.tsx';

/** /profiles: one's own profiles. */
export function Component() {
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const textOf = useProblemText();
  const { profiles, retry, error } = useOwnProfiles();
  const deletion = useMutation(deleteProfileMutation(api));
  usePageTitle(t('list.title'));

  return (
    <MyProfilesScreen
      view={viewOf(profiles, () => textOf(error))}
      createHref={paths.newProfile}
      previewHref={paths.profile}
      editHref={paths.editProfile}
      discoverHref={paths.discover}
      onRetry={retry}
      onDelete={(id) => deletion.mutate(id)}
      deletion={
        deletion.variables === undefined
          ? undefined
          : {
              id: deletion.variables,
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
