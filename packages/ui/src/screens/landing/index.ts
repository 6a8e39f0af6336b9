export { LandingScreen } from './landing-screen.tsx';
export type { LandingScreenProps, LandingStatistics, LatestProfiles } from './landing.types.ts';
export type { LatestProfile } from '../../patterns/latest-profiles/index.ts';
export type { Testimonial } from '../../patterns/testimonials/index.ts';
