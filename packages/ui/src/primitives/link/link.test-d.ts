import { describe, expectTypeOf, it } from 'vitest';
import type { LinkButtonProps } from './link-button.tsx';
import type { LinkProps } from './link.tsx';

describe('Link and LinkButton', () => {
  it('lead somewhere', () => {
    expectTypeOf<LinkProps>().toHaveProperty('href');
    expectTypeOf<LinkButtonProps>().toHaveProperty('href');
  });

  it('are never pending: that is a Button', () => {
    expectTypeOf<LinkButtonProps>().not.toHaveProperty('isPending');
  });
});
