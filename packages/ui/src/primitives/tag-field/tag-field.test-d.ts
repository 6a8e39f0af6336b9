import { describe, expectTypeOf, it } from 'vitest';
import type { TagFieldProps } from './tag-field.tsx';

describe('TagField', () => {
  it('does not compile without a label or without someone who holds the words', () => {
    expectTypeOf<{ label: string; value: string[]; onChange: (tags: string[]) => void }>().toExtend<TagFieldProps>();
    expectTypeOf<{ value: string[]; onChange: (tags: string[]) => void }>().not.toExtend<TagFieldProps>();
    expectTypeOf<{ label: string }>().not.toExtend<TagFieldProps>();
  });
});
