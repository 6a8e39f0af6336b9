import { queryOf } from '@mutuals/api-client/queries';
import { ProfileDetailsScreen } from '@mutuals/ui/screens/profile-details';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { resourceView, retryOf } from '../../lib/query-view.ts';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useTokenMarket } from './use-token-market.ts';

type ScreenProps = ComponentProps<typeof ProfileDetailsScreen>;

/** A guest's page begins without the words for failures. */
function FailedScreen({ problem, ...props }: Omit<ScreenProps, 'view'> & { problem: unknown }) {
  const textOf = useProblemText();
  return <ProfileDetailsScreen {...props} view={{ status: 'error', message: textOf(problem) }} />;
}

/** /gallery/{id} for a guest: the public profile (SPEC section 2). */
export function Component() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const profile = resourceView(useQuery(queryOf(api, 'getGalleryProfile', { path: { id } })));
  const read = profile.status === 'ready' ? profile.data : null;
  const market = useTokenMarket(read);
  usePageTitle(read?.name ?? t(profile.status === 'notFound' ? 'details.notFound' : 'details.loading'));

  const props = {
    market,
    discoverHref: routes.discover.href(),
    editHref: routes.editProfile.href({ id }),
    discoverAsHref: routes.discover.href({ profileId: id }),
    onRetry: retryOf(profile),
  };
  if (profile.status === 'failed') return <FailedScreen {...props} problem={profile.problem} />;
  return (
    <ProfileDetailsScreen
      {...props}
      view={profile.status === 'ready' ? { status: 'ready', profile: profile.data } : profile}
    />
  );
}
