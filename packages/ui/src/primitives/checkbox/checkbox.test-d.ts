import { describe, expectTypeOf, it } from 'vitest';
import type { CheckboxProps } from './checkbox.tsx';

describe('Checkbox', () => {
  it('does not compile without words', () => {
    expectTypeOf<{ children: string }>().toExtend<CheckboxProps>();
    expectTypeOf<{ 'aria-label': string }>().not.toExtend<CheckboxProps>();
    expectTypeOf<{ description: string }>().not.toExtend<CheckboxProps>();
  });
});
