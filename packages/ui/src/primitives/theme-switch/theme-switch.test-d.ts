import { describe, expectTypeOf, it } from 'vitest';
import type { ThemeSwitchProps } from './theme-switch.tsx';

describe('ThemeSwitch', () => {
  it('has a name for each choice', () => {
    expectTypeOf<{ system: string; light: string; dark: string }>().toExtend<ThemeSwitchProps['choiceLabels']>();
    expectTypeOf<{ light: string; dark: string }>().not.toExtend<ThemeSwitchProps['choiceLabels']>();
  });
});
