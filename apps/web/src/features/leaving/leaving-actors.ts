import type { ApiClient } from '@mutuals/api-client';
import type { LeavingActors } from '@mutuals/machines/leaving';
import { fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';

/** The server's side of leaving. */
export const leavingActors = (api: ApiClient): LeavingActors => ({
  deleteAccount: fromPromise(({ signal }) => api.deleteMe({ signal }).catch(asFault)),
  restoreAccount: fromPromise(async ({ signal }) => {
    await api.restoreMe({ signal }).catch(asFault);
  }),
});
