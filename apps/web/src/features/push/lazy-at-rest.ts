import { lazy, type ReactNode } from 'react';
import { whenAtRest } from '../../lib/at-rest.ts';

/** The worker, pushes and the badge: all that can wait until the page has what it shows. Where they cannot be fetched the page goes on without. */
export const AtRest = lazy(() =>
  whenAtRest()
    .then(() => import('./at-rest.tsx'))
    .catch((): { default: () => ReactNode } => ({ default: () => null })),
);
