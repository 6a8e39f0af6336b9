import { queryOf } from '@mutuals/api-client/queries';
import { ProfileDetailsScreen } from '@mutuals/ui/screens/profile-details';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { resourceView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useBioTranslation } from './use-bio-translation.ts';
import { useTokenMarket } from './use-token-market.ts';

/** /profiles/{id}: everything that a profile shows of itself. */
export function Component() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const textOf = useProblemText();
  const profile = resourceView(useQuery(queryOf(api, 'getProfile', { path: { id } })));
  const read = profile.status === 'ready' ? profile.data : null;
  const market = useTokenMarket(read);
  const translation = useBioTranslation(read);
  usePageTitle(
    profile.status === 'ready'
      ? profile.data.name
      : t(profile.status === 'notFound' ? 'details.notFound' : 'details.loading'),
  );

  return (
    <ProfileDetailsScreen
      view={profile.status === 'ready' ? { status: 'ready', profile: profile.data } : withMessage(profile, textOf)}
      market={market}
      translation={translation}
      discoverHref={routes.discover.href()}
      editHref={routes.editProfile.href({ id })}
      discoverAsHref={routes.discover.href({ profileId: id })}
      onRetry={retryOf(profile)}
    />
  );
}
