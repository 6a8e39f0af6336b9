import type { ReactNode } from 'react';
import { Hero } from './hero.tsx';
import type { LandingStatistics, Start } from './landing.types.ts';
import { Statistics } from './statistics.tsx';

export type { LandingStatistics } from './landing.types.ts';

export interface LandingScreenProps {
  /** What the hero's button does. */
  start: Start;
  /** `loading` keeps their place; left out (they could not be counted), the section is not there. */
  statistics?: LandingStatistics | 'loading' | undefined;
  /** What stands below the first screen: `LandingStory`, which may come later than the rest. */
  children: ReactNode;
}

/**
 * The landing page for visitors (SPEC 2). It claims nothing that is not there: counted figures only, testimonials only where there are
 * some.
 */
export function LandingScreen({ start, statistics, children }: LandingScreenProps) {
  return (
    <>
      <Hero start={start} />
      {statistics && <Statistics statistics={statistics} />}
      {children}
    </>
  );
}
