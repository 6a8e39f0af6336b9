import { PartSkeleton } from '../../lib/part-skeleton.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';

/** "This device" in the settings: whether it tells its person anything while Mutuals is closed (D71). */
export const ThisDevice = lazyPart({
  load: async () => (await import('./this-device.tsx')).ThisDevice,
  texts: ['settings'],
  fallback: <PartSkeleton />,
});
