import type { RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from '../../lib/cx.ts';
import { linkVariants } from './link.variants.ts';

export { LinkButton, type LinkButtonProps } from './link-button.tsx';
export { linkVariants } from './link.variants.ts';

export interface LinkProps extends AriaLinkProps, RefAttributes<HTMLAnchorElement> {
  /** `inline` within text, `quiet` in footers and lists, `strong` for names and titles. */
  variant?: keyof typeof linkVariants.variants.variant | undefined;
}

/** Navigates: to another page, a profile, an external address. For an action, use Button. */
export function Link({ variant, className, ...props }: LinkProps) {
  return <AriaLink data-slot="link" {...props} className={cx(linkVariants.classes({ variant }), className)} />;
}
