import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The element; `div` for blocks, headings where a page needs one. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
}

/** Text only for screen readers: what others see from place, colour or a drawing. */
export function VisuallyHidden({ as: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return (
    <Element
      data-slot="visually-hidden"
      {...(props as HTMLAttributes<HTMLElement>)}
      className={join('mu:ui:sr-only', className)}
    />
  );
}
