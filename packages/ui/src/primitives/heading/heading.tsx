import type { RefAttributes } from 'react';
import { Heading as AriaHeading, type HeadingProps as AriaHeadingProps } from 'react-aria-components/Heading';
import { join } from '../../lib/cx.ts';
import { headingVariants } from './heading.variants.ts';

export { headingVariants } from './heading.variants.ts';

export interface HeadingProps extends AriaHeadingProps, RefAttributes<HTMLHeadingElement> {
  /** Its level in the page, which says nothing about its size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The size: 18, 22, 28 or 36 px. */
  size?: keyof typeof headingVariants.variants.size | undefined;
}

/** Begins a part of a page. With `slot="title"` it names the Popover or dialog around it. */
export function Heading({ size, className, ...props }: HeadingProps) {
  return <AriaHeading data-slot="heading" {...props} className={join(headingVariants.classes({ size }), className)} />;
}
