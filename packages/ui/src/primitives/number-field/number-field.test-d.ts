import { describe, expectTypeOf, it } from 'vitest';
import type { NumberFieldProps } from './number-field.tsx';

describe('NumberField', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<NumberFieldProps>();
    expectTypeOf<{ minValue: number }>().not.toExtend<NumberFieldProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<NumberFieldProps>();
  });
});
