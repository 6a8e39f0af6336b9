import { type ApiClient, createApiClient } from '@mutuals/api-client';
import { useCallback } from 'react';
import { observedFetch } from '../../lib/observed-fetch.ts';
import { useServices } from '../../services.ts';
import type { SendPicture } from './upload-actors.ts';
import { xhrFetch } from './xhr-fetch.ts';

/** 5 MB at 0.5 Mbit/s take 84 s: a slow upload is given the time that it takes. */
const TIMEOUT_MS = 120_000;

/** A place that takes pictures; answers the key of the one that it took. */
type Place = (api: ApiClient, picture: { body: FormData; signal: AbortSignal }) => Promise<string>;

/** A place of a profile (SPEC 7): the key is the address of the picture. */
export const toProfile =
  (category: 'avatar' | 'cover' | 'gallery'): Place =>
  async (api, picture) =>
    (await api.uploadPicture({ query: { category }, ...picture })).url;

/** What is written to the team (D51): the key is the id of the picture. */
export const toTicket: Place = async (api, picture) => (await api.uploadTicketPicture(picture))._id;

/** Uploads pictures to a place, with the tokens of the signed-in person. */
export function useSendPicture(place: Place): SendPicture {
  const { transport, reachability, clock } = useServices();
  return useCallback(
    async (file, signal, onSent) => {
      const fetch = observedFetch(reachability, clock, xhrFetch(onSent));
      const api = createApiClient({ ...transport, fetch, timeoutMs: TIMEOUT_MS });
      const body = new FormData();
      body.append('file', file);
      return place(api, { body, signal });
    },
    [place, transport, reachability, clock],
  );
}
