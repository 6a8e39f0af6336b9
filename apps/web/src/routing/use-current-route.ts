import { useMatches } from 'react-router';
import { type Route, routeNamed } from '../routes.ts';

/** The route of the page that is open; undefined where an address leads elsewhere. */
export function useCurrentRoute(): Route | undefined {
  return routeNamed(useMatches().at(-1)?.id ?? '');
}
