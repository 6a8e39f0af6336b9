import { PartSkeleton } from '../../lib/part-skeleton.tsx';
import { LazyPart } from '../../routing/lazy-part.tsx';

const texts = ['reach'] as const;
const waiting = <PartSkeleton />;

/** "What reaches you" in the settings. */
export const ReachSettings = () => (
  <LazyPart load={async () => (await import('./reach-settings.tsx')).ReachSettings} texts={texts} fallback={waiting} />
);

/** "Mail" in the settings. */
export const MailSettings = () => (
  <LazyPart load={async () => (await import('./mail-settings.tsx')).MailSettings} texts={texts} fallback={waiting} />
);

/** "Devices" in the settings. */
export const Devices = () => (
  <LazyPart load={async () => (await import('./devices.tsx')).Devices} texts={texts} fallback={waiting} />
);
