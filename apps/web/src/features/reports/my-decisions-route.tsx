import { queryOf } from '@mutuals/api-client/queries';
import { MyDecisionsScreen, type MyDecisionsScreenProps } from '@mutuals/ui/screens/my-decisions';
import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';
import { MyAppeal } from './my-appeal.tsx';

/** As many as one answer has. */
const SHOWN = 100;

const appealOf: MyDecisionsScreenProps['appealOf'] = ({ _id, appealUntil }) => (
  <MyAppeal id={_id} until={appealUntil} />
);

/** /settings/decisions: what the team decided on the person, and their appeals. */
export function Component() {
  const { api, clock } = useServices();
  const textOf = useProblemText();
  const now = useNow(clock);
  const list = queryView(useQuery(queryOf(api, 'listMyDecisions', { query: { limit: SHOWN } })));
  return (
    <MyDecisionsScreen
      view={list.status === 'ready' ? { status: 'ready', decisions: list.data.data, now } : withMessage(list, textOf)}
      appealOf={appealOf}
      onRetry={retryOf(list)}
    />
  );
}
