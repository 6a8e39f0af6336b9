import type { ComponentType } from 'react';
import { personOf, useIdentity } from '../features/identity/index.ts';

/** `/`: the landing page for visitors, home for who is signed in (SPEC section 2). */
export function createHomeOrLanding(Landing: ComponentType, Home: ComponentType) {
  return function HomeOrLanding() {
    const { state } = useIdentity();
    return personOf(state) === null ? <Landing /> : <Home />;
  };
}
