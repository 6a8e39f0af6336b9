import type { ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { RadioCardProps, RadioCardsProps } from './radio-cards.tsx';

describe('RadioCards', () => {
  it('does not compile without a question or without cards', () => {
    expectTypeOf<{ label: string; children: ReactNode }>().toExtend<RadioCardsProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<RadioCardsProps>();
    expectTypeOf<{ label: string }>().not.toExtend<RadioCardsProps>();
  });

  it('does not compile with a card that has no title', () => {
    expectTypeOf<{ value: string; title: string }>().toExtend<RadioCardProps>();
    expectTypeOf<{ value: string; children: ReactNode }>().not.toExtend<RadioCardProps>();
  });
});
