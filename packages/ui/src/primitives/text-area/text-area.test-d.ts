import { describe, expectTypeOf, it } from 'vitest';
import type { TextAreaProps } from './text-area.tsx';

describe('TextArea', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<TextAreaProps>();
    expectTypeOf<{ placeholder: string }>().not.toExtend<TextAreaProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<TextAreaProps>();
  });
});
