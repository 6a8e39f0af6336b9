import type { ReactNode } from 'react';
import { Hero } from './hero.tsx';
import type { LandingStatistics, Start } from './landing.types.ts';
import { Statistics } from './statistics.tsx';

export type { LandingStatistics } from './landing.types.ts';

export interface LandingScreenProps {
  /** Handler of the hero's button. */
  start: Start;
  /** `loading` reserves their space; omitted (they could not be counted), the section is missing. */
  statistics?: LandingStatistics | 'loading' | undefined;
  /** The content below the first screen: `LandingStory`, which may load later. */
  children: ReactNode;
}

/** The landing page for visitors (SPEC 2). It claims only what exists: counted figures, and testimonials only if there are some. */
export function LandingScreen({ start, statistics, children }: LandingScreenProps) {
  return (
    <>
      <Hero start={start} />
      {statistics && <Statistics statistics={statistics} />}
      {children}
    </>
  );
}
