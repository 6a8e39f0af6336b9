import { queryOf } from '@mutuals/api-client/queries';
import { MyReportsScreen } from '@mutuals/ui/screens/my-reports';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';

/** As many as one answer has; older ones are decided long ago. */
const SHOWN = 100;

/** /settings/reports */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const list = queryView(useQuery(queryOf(api, 'listMyReports', { query: { limit: SHOWN } })));
  return (
    <MyReportsScreen
      view={list.status === 'ready' ? { status: 'ready', reports: list.data.data } : withMessage(list, textOf)}
      onRetry={retryOf(list)}
    />
  );
}
