import type { ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { CarouselSlide } from './carousel.tsx';

describe('Carousel', () => {
  it('does not compile with a slide that has no words', () => {
    expectTypeOf<{ id: string; label: string; content: ReactNode }>().toExtend<CarouselSlide>();
    expectTypeOf<{ id: string; content: ReactNode }>().not.toExtend<CarouselSlide>();
  });
});
