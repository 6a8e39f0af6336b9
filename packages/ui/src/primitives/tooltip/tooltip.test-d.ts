import type { ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { TooltipProps } from './tooltip.tsx';

describe('Tooltip', () => {
  it('does not compile without its words or without the control that it explains', () => {
    expectTypeOf<{ text: string; children: ReactNode }>().toExtend<TooltipProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<TooltipProps>();
    expectTypeOf<{ text: string }>().not.toExtend<TooltipProps>();
  });
});
