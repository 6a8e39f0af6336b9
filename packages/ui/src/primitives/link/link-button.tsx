import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from '../../lib/cx.ts';
import { buttonVariants } from '../button/button.variants.ts';

export interface LinkButtonProps extends AriaLinkProps, RefAttributes<HTMLAnchorElement> {
  /** Its weight, as with Button. */
  variant?: keyof typeof buttonVariants.variants.variant | undefined;
  /** Height 36, 44 or 52 px. */
  size?: keyof typeof buttonVariants.variants.size | undefined;
  /** `full` fills the container's width. */
  width?: keyof typeof buttonVariants.variants.width | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link with the weight of a button, if navigation is the main action. It remains a link to assistive technology. */
export function LinkButton({ variant, size, width, icon, className, children, ...props }: LinkButtonProps) {
  return (
    <AriaLink
      data-slot="link-button"
      {...props}
      className={cx(buttonVariants.classes({ variant, size, width }), className)}
    >
      {composeRenderProps(children, (label) => (
        <>
          {icon}
          {label}
        </>
      ))}
    </AriaLink>
  );
}
