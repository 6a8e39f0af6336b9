import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';

/** For the few whom a decision of the team keeps from something (D65). */
export const StandingBanner = lazyWithRecovery(async () => (await import('./standing-banner.tsx')).StandingBanner);

export { HiddenParts } from './lazy-parts.tsx';
