import type { ComponentType } from 'react';
import { useIdentity } from '../features/identity/index.ts';

/** `/`: the landing page for visitors, home for who is signed in (SPEC section 2). */
export function createHomeOrLanding(Landing: ComponentType, Home: ComponentType) {
  return function HomeOrLanding() {
    const { person } = useIdentity();
    return person === null ? <Landing /> : <Home />;
  };
}
