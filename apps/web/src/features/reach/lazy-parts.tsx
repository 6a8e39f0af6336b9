import { LazyPart } from '../../routing/lazy-part.tsx';

const texts = ['reach'] as const;

/** "What reaches you" in the settings. */
export const ReachSettings = () => (
  <LazyPart load={async () => (await import('./reach-settings.tsx')).ReachSettings} texts={texts} />
);

/** "Mail" in the settings. */
export const MailSettings = () => (
  <LazyPart load={async () => (await import('./mail-settings.tsx')).MailSettings} texts={texts} />
);

/** "Devices" in the settings. */
export const Devices = () => <LazyPart load={async () => (await import('./devices.tsx')).Devices} texts={texts} />;
