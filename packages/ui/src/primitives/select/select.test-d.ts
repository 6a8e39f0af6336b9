import { describe, expectTypeOf, it } from 'vitest';
import type { SelectProps } from './select.tsx';

type Roles = SelectProps<'artist' | 'trader'>;
const options = [{ key: 'artist', label: 'Artist' }] as const;

describe('Select', () => {
  it('does not compile without a label or without options', () => {
    expectTypeOf<{ label: string; options: typeof options }>().toExtend<Roles>();
    expectTypeOf<{ options: typeof options }>().not.toExtend<Roles>();
    expectTypeOf<{ label: string }>().not.toExtend<Roles>();
  });

  it('does not compile with an answer that is no option', () => {
    expectTypeOf<'developer'>().not.toExtend<NonNullable<Roles['value']>>();
  });
});
