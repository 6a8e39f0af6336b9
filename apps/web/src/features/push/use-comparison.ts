import { queryOptions } from '@tanstack/react-query';
import { readStored } from '../../lib/storage.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { compare, supportOf } from './browser.ts';
import { comparisonKey, decisionKey } from './use-push.ts';

/** Whether this device is told, once what the browser and the server have of it fits: asked for once a load. */
export function useComparison() {
  const { api, push } = useServices();
  const { user } = useSession();
  return queryOptions({
    queryKey: comparisonKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const decision = readStored('local', decisionKey(user._id));
      // What fails now is compared at the next load.
      return supportOf(push) === 'ready' ? compare(api, decision, signal).catch(() => false) : false;
    },
  });
}
