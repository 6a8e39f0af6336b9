import { queryOf } from '@mutuals/api-client/queries';
import { OutcomesTable } from '@mutuals/ui/patterns/outcomes';
import { PartFailed } from '@mutuals/ui/screens/home';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

/** What became of it, for an own profile. A file of its own: home loads it when somebody asks. */
export function Outcomes({ profileId }: { profileId: string }) {
  const { api } = useServices();
  const textOf = useProblemText();
  const view = queryView(useQuery(queryOf(api, 'getOutcomes', { query: { userProfileId: profileId } })));
  if (view.status === 'failed') return <PartFailed message={textOf(view.problem)} onRetry={view.onRetry} />;
  return (
    <OutcomesTable
      outcomes={view.status === 'ready' ? view.data : null}
      discoverHref={routes.discover.href()}
      editHref={routes.editProfile.href({ id: profileId })}
      messagesHref={routes.messages.href()}
    />
  );
}
