export { Devices, MailSettings, ReachSettings } from './lazy-parts.tsx';
export { useMute } from './use-mute.ts';
