import { queryOf } from '@mutuals/api-client/queries';
import type { ScoreView } from '@mutuals/ui/patterns/why-this-card';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';

/** Why a profile is shown to the acting one; fetched on request. */
export function useScore(actingId: string | null): { score: ScoreView; ask: (profileId: string) => void } {
  const { api } = useServices();
  const textOf = useProblemText();
  const [asked, setAsked] = useState('');
  const query = useQuery({
    ...queryOf(api, 'getScore', { path: { profileId: asked }, query: { userProfileId: actingId ?? '' } }),
    enabled: asked !== '' && actingId !== null,
  });
  const { data, error, isError, isFetching, refetch } = query;
  const score = useMemo((): ScoreView => {
    const view = queryView({ data, error, isError, isFetching, refetch });
    if (view.status === 'ready') return { status: 'ready', score: view.data };
    if (view.status === 'failed') return { status: 'failed', message: textOf(view.problem), onRetry: view.onRetry };
    return view;
  }, [data, error, isError, isFetching, refetch, textOf]);
  return { score, ask: setAsked };
}
