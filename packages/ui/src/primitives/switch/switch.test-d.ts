import { describe, expectTypeOf, it } from 'vitest';
import type { SwitchProps } from './switch.tsx';

describe('Switch', () => {
  it('does not compile without words', () => {
    expectTypeOf<{ children: string }>().toExtend<SwitchProps>();
    expectTypeOf<{ 'aria-label': string }>().not.toExtend<SwitchProps>();
    expectTypeOf<{ description: string }>().not.toExtend<SwitchProps>();
  });
});
