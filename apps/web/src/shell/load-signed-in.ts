import type { SignedIn } from './signed-in.tsx';

export type SignedInComponent = typeof SignedIn;

/** The part of the app that only signed-in people get. */
export const loadSignedIn = () => import('./signed-in.tsx');
