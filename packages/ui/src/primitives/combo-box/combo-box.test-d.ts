import { describe, expectTypeOf, it } from 'vitest';
import type { ComboBoxProps } from './combo-box.tsx';

type Languages = ComboBoxProps<'en' | 'fr'>;
const options = [{ key: 'en', label: 'English' }] as const;

describe('ComboBox', () => {
  it('does not compile without a label or without words for an empty list', () => {
    expectTypeOf<{ label: string; emptyText: string; options: typeof options }>().toExtend<Languages>();
    expectTypeOf<{ emptyText: string; options: typeof options }>().not.toExtend<Languages>();
    expectTypeOf<{ label: string; options: typeof options }>().not.toExtend<Languages>();
  });

  it('does not compile with a value that is no option', () => {
    expectTypeOf<'de'>().not.toExtend<NonNullable<Languages['value']>>();
  });
});
