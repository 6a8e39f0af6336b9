import type { ApiClient } from '@mutuals/api-client';
import type { PushActors } from '@mutuals/machines/push';
import { fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import { subscribe, unsubscribe } from './browser.ts';

/** The browser's and the server's side of being told on this device. */
export const pushActors = (api: ApiClient): PushActors => ({
  requestPermission: fromPromise(() => Notification.requestPermission()),
  subscribe: fromPromise(({ signal }) => subscribe(api, signal).catch(asFault)),
  store: fromPromise(async ({ input, signal }) => {
    if (input !== null) await api.createPushSubscription({ body: input, signal }).catch(asFault);
  }),
  unsubscribe: fromPromise(() => unsubscribe(api).catch(asFault)),
});
