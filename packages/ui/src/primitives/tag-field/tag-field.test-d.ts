import { describe, expectTypeOf, it } from 'vitest';
import type { TagFieldProps } from './tag-field.tsx';

type Texts = TagFieldProps['texts'];

describe('TagField', () => {
  it('does not compile without a label or without words for what it cannot add', () => {
    expectTypeOf<{ label: string; texts: Texts }>().toExtend<TagFieldProps>();
    expectTypeOf<{ texts: Texts }>().not.toExtend<TagFieldProps>();
    expectTypeOf<{ label: string }>().not.toExtend<TagFieldProps>();
  });
});
