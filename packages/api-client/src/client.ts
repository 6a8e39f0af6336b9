import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from './generated/schema.d.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

/** The typed client of openapi.yaml; the functions of `calls.ts` take it. */
export type ApiClient = Client<paths>;

export type ApiClientOptions = TransportOptions & {
  /** Where the API is, with its version: `/v1` beside the web app, an absolute address elsewhere. */
  baseUrl: string;
};

/** A client for one person, or for a guest (SPEC 7: JSON, credentials sent, bearer token when there is one). */
export function createApiClient({ baseUrl, ...transport }: ApiClientOptions): ApiClient {
  return createFetchClient<paths>({ baseUrl, credentials: 'include', fetch: createTransport(transport) });
}
