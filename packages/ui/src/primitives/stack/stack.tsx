import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { stackVariants } from './stack.variants.ts';

export { stackVariants } from './stack.variants.ts';

export interface StackProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** One below the other, or side by side; a row breaks where there is no room. */
  direction?: keyof typeof stackVariants.variants.direction | undefined;
  /** 0, 4, 8, 16, 24 or 40 px, by the theme's density. */
  gap?: keyof typeof stackVariants.variants.gap | undefined;
  /** Across the direction. */
  align?: keyof typeof stackVariants.variants.align | undefined;
  /** Along the direction. */
  justify?: keyof typeof stackVariants.variants.justify | undefined;
  /** The element: `ul` for a list of `li`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form';
}

/** Things one below the other or side by side, with the theme's distances between them. */
export function Stack({ direction, gap, align, justify, as: Element = 'div', className, ...props }: StackProps) {
  return (
    <Element
      data-slot="stack"
      {...(props as HTMLAttributes<HTMLElement>)}
      className={join(stackVariants.classes({ direction, gap, align, justify }), className)}
    />
  );
}
