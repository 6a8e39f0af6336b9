import type { ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { IconButtonProps } from './icon-button.tsx';

describe('IconButton', () => {
  it('does not compile without words for what it does', () => {
    expectTypeOf<{ label: string; children: ReactNode }>().toExtend<IconButtonProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<IconButtonProps>();
    expectTypeOf<IconButtonProps>().not.toHaveProperty('aria-label');
  });

  it('does not compile without an icon', () => {
    expectTypeOf<{ label: string }>().not.toExtend<IconButtonProps>();
  });

  it('takes the looks that exist', () => {
    expectTypeOf<'super-like'>().toExtend<IconButtonProps['variant']>();
    expectTypeOf<'gold'>().not.toExtend<IconButtonProps['variant']>();
  });
});
