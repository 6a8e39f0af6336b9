import { describe, expectTypeOf, it } from 'vitest';
import type { ThemeProps } from './theme.tsx';

describe('Theme', () => {
  it('names one of the two themes', () => {
    expectTypeOf<{ name: 'dark' }>().toExtend<ThemeProps>();
    expectTypeOf<object>().not.toExtend<ThemeProps>();
    expectTypeOf<{ name: 'system' }>().not.toExtend<ThemeProps>();
  });
});
