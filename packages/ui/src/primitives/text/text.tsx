import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { textVariants } from './text.variants.ts';

export { textVariants } from './text.variants.ts';

export interface TextProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The element: a paragraph, a part of one, or a block that may hold others. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em';
  /** 12, 14, 16 or 18 px. */
  size?: keyof typeof textVariants.variants.size | undefined;
  /** The colour by meaning. */
  tone?: keyof typeof textVariants.variants.tone | undefined;
  weight?: keyof typeof textVariants.variants.weight | undefined;
}

/** Words of a page in one of the theme's sizes and colours. */
export function Text({ as: Element = 'p', size, tone, weight, className, ...props }: TextProps) {
  return (
    <Element
      data-slot="text"
      {...(props as HTMLAttributes<HTMLElement>)}
      className={join(textVariants.classes({ size, tone, weight }), className)}
    />
  );
}
