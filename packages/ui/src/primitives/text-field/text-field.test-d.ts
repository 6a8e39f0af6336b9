import { describe, expectTypeOf, it } from 'vitest';
import type { TextFieldProps } from './text-field.tsx';

describe('TextField', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<TextFieldProps>();
    expectTypeOf<{ placeholder: string }>().not.toExtend<TextFieldProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<TextFieldProps>();
  });
});
