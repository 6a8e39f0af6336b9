import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { cardVariants } from './card.variants.ts';

export { cardVariants } from './card.variants.ts';

export interface CardProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** `raised` on the page, `sunken` for a well, `outline` on a raised surface, `accent` for the recommended one. */
  tone?: keyof typeof cardVariants.variants.tone | undefined;
  /** 0, 16, 20 or 32 px. */
  padding?: keyof typeof cardVariants.variants.padding | undefined;
  /** The element: `article` for a self-contained item, `section` for a part of the page. */
  as?: 'div' | 'article' | 'section' | 'li';
}

/** Groups related content. Its depth is a surface step and a hairline, never a shadow. */
export function Card({ tone, padding, as: Element = 'div', className, ...props }: CardProps) {
  return (
    <Element
      data-slot="card"
      {...(props as HTMLAttributes<HTMLElement>)}
      className={join(cardVariants.classes({ tone, padding }), className)}
    />
  );
}
