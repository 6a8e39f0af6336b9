import { ApiProblem } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { ProfileDetailsScreen, type ProfileDetailsView } from '@mutuals/ui/screens/profile-details';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

/** Gone, never there, or an address that is no id at all. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400);

/** /profiles/{id}: everything that a profile shows of itself. */
export function Component() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const textOf = useProblemText();
  const { data: profile, isError, isFetching, error, refetch } = useQuery(queryOf(api, 'getProfile', { path: { id } }));
  const isMissing = isError && isNotFound(error);
  usePageTitle(profile?.name ?? t(isMissing ? 'details.notFound' : 'details.loading'));

  let view: ProfileDetailsView = { status: 'loading' };
  if (isMissing) view = { status: 'notFound' };
  else if (profile) view = { status: 'ready', profile };
  else if (isError && !isFetching) view = { status: 'error', message: textOf(error) };
  return (
    <ProfileDetailsScreen
      view={view}
      discoverHref={routes.discover.href()}
      editHref={routes.editProfile.href({ id })}
      discoverAsHref={routes.discover.href({ profileId: id })}
      onRetry={() => void refetch()}
    />
  );
}
