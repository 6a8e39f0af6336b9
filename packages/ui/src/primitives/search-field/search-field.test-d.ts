import { describe, expectTypeOf, it } from 'vitest';
import type { SearchFieldProps } from './search-field.tsx';

describe('SearchField', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<SearchFieldProps>();
    expectTypeOf<{ placeholder: string }>().not.toExtend<SearchFieldProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<SearchFieldProps>();
  });
});
