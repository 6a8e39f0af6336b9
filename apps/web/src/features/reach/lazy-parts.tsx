import { PartSkeleton } from '../../lib/part-skeleton.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';

const texts = ['reach'] as const;
const waiting = <PartSkeleton />;

/** "What reaches you" in the settings. */
export const ReachSettings = lazyPart({
  load: async () => (await import('./reach-settings.tsx')).ReachSettings,
  texts,
  fallback: waiting,
});

/** "Mail" in the settings. */
export const MailSettings = lazyPart({
  load: async () => (await import('./mail-settings.tsx')).MailSettings,
  texts,
  fallback: waiting,
});

/** "Devices" in the settings. */
export const Devices = lazyPart({
  load: async () => (await import('./devices.tsx')).Devices,
  texts,
  fallback: waiting,
});
