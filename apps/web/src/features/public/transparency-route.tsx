import { queryOf } from '@mutuals/api-client/queries';
import { TransparencyScreen } from '@mutuals/ui/screens/transparency';
import { useQuery } from '@tanstack/react-query';
import { csvOf } from '../../lib/csv.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useServices } from '../../services.ts';

/** /transparency */
export function Component() {
  const { api } = useServices();
  const textOf = useProblemText();
  const list = queryView(useQuery(queryOf(api, 'getTransparency')));
  const figures = list.status === 'ready' ? list.data.data : [];
  return (
    <TransparencyScreen
      view={list.status === 'ready' ? { status: 'ready', figures } : withMessage(list, textOf)}
      onDownload={() =>
        saveFile(
          'transparency.csv',
          csvOf([
            ['quarter', 'kind', 'name', 'count'],
            ...figures.map(({ quarter, kind, name, count }) => [quarter, kind, name, String(count)]),
          ]),
        )
      }
      onRetry={retryOf(list)}
    />
  );
}
