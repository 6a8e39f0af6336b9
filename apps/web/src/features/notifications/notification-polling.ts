import type { ApiClient } from '@mutuals/api-client';
import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useIsShown } from '../../lib/when-shown.ts';
import { useServices } from '../../services.ts';
import { useConnection, useRefetchInterval } from '../realtime/index.ts';

/** SPEC section 9: how many notifications the bell's panel asks for. */
const PANEL = 50;

export const newestNotifications = (api: ApiClient) => pagesOf(api, 'listNotifications', { query: { limit: PANEL } });

/** Asks for the badges' counts and the bell's list, as often as the connection needs it. A component of its own, so that a change of the interval does not render the frame again. */
export function NotificationPolling() {
  const { api } = useServices();
  const { polling } = useConnection();
  const refetchInterval = useRefetchInterval();
  // The badge has its counts; the list comes after what the page shows.
  const enabled = useIsShown();
  useQuery({ ...queryOf(api, 'getNotificationCounts'), refetchInterval: polling?.steadyMs ?? false });
  useInfiniteQuery({ ...newestNotifications(api), enabled, refetchInterval });
  return null;
}
