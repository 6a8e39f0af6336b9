import { describe, expectTypeOf, it } from 'vitest';
import type { ButtonProps } from './button.tsx';

describe('Button', () => {
  it('takes the looks and sizes that exist', () => {
    expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<
      'primary' | 'secondary' | 'strong' | 'quiet' | 'danger'
    >();
    expectTypeOf<'xl'>().not.toExtend<ButtonProps['size']>();
  });

  it('acts by onPress and leads nowhere', () => {
    expectTypeOf<ButtonProps>().toHaveProperty('onPress');
    expectTypeOf<ButtonProps>().not.toHaveProperty('href');
  });
});
