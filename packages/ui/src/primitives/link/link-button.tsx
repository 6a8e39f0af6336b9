import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from '../../lib/cx.ts';
import { buttonVariants } from '../button/button.variants.ts';

export interface LinkButtonProps extends AriaLinkProps, RefAttributes<HTMLAnchorElement> {
  /** How much it weighs, as with Button. */
  variant?: keyof typeof buttonVariants.variants.variant | undefined;
  /** Height 36, 44 or 52 px. */
  size?: keyof typeof buttonVariants.variants.size | undefined;
  /** `full` takes the width of the container. */
  width?: keyof typeof buttonVariants.variants.width | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link with the weight of a button, where going somewhere is the main thing to do. It stays a link to everyone. */
export function LinkButton({ variant, size, width, icon, className, children, ...props }: LinkButtonProps) {
  return (
    <AriaLink {...props} className={cx(buttonVariants.classes({ variant, size, width }), className)}>
      {composeRenderProps(children, (label) => (
        <>
          {icon}
          {label}
        </>
      ))}
    </AriaLink>
  );
}
