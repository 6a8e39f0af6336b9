import type { ApiClient } from '@mutuals/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Page } from '../routes.ts';

type PageCode = {
  Component: ComponentType;
  /** Asks the server for what the page will show, as soon as its code is there and before it is rendered. */
  fetchAhead?: (ahead: Ahead) => Promise<void>;
};

/** `params` are the values in the page's address, as the router names them. */
export type Ahead = {
  api: ApiClient;
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

const files = import.meta.glob<PageCode>('../features/*/*-route.tsx');

/** The file of a page, below `src`. */
export const fileOf = ({ source }: Pick<Page, 'source'>): string => `features/${source}-route.tsx`;

/** Fetches the code of a page. */
export async function loadPage(page: Pick<Page, 'source'>): Promise<PageCode> {
  const load = files[`../${fileOf(page)}`];
  if (load === undefined) throw new Error(`There is no ${fileOf(page)}.`);
  return load();
}
