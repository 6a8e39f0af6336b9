import { createApiClient } from '@mutuals/api-client';
import { useCallback } from 'react';
import { observedFetch } from '../../lib/observed-fetch.ts';
import { useServices } from '../../services.ts';
import type { SendPicture } from './upload-actors.ts';
import { xhrFetch } from './xhr-fetch.ts';

/** 5 MB at 0.5 Mbit/s take 84 s: a slow upload is given the time that it takes. */
const TIMEOUT_MS = 120_000;

/** Sends pictures for one place of a profile (SPEC 7), with the tokens of whoever is signed in. */
export function useSendPicture(category: 'avatar' | 'cover' | 'gallery'): SendPicture {
  const { transport, reachability, clock } = useServices();
  return useCallback(
    async (file, signal, onSent) => {
      const fetch = observedFetch(reachability, clock, xhrFetch(onSent));
      const api = createApiClient({ ...transport, fetch, timeoutMs: TIMEOUT_MS });
      const body = new FormData();
      body.append('file', file);
      return (await api.uploadPicture({ query: { category }, body, signal })).url;
    },
    [category, transport, reachability, clock],
  );
}
