import type { i18n } from 'i18next';
import { type ComponentType, lazy } from 'react';
import { personOf } from '../features/identity/identity.ts';
import { useIdentity } from '../features/identity/use-identity.ts';
import type { ReachabilityStore } from '../lib/reachability.ts';
import { whenReachable } from './import-with-recovery.ts';

export const loadHome = () => import('../features/home/home-route.tsx');

/** `/`: the landing page for visitors, home for who is signed in (SPEC section 2). */
export function createFrontDoor(Landing: ComponentType, texts: i18n, reachability: ReachabilityStore) {
  const Home = lazy(async () => {
    const [loaded] = await Promise.all([
      whenReachable(reachability, loadHome),
      texts.loadNamespaces(['home', 'discover', 'profiles']),
    ]);
    return loaded;
  });
  return function FrontDoor() {
    const { state } = useIdentity();
    return personOf(state) === null ? <Landing /> : <Home />;
  };
}
