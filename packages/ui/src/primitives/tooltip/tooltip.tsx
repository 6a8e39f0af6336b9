import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { cx } from '../../lib/cx.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { tooltipVariants } from './tooltip.variants.ts';

export { tooltipVariants } from './tooltip.variants.ts';

export interface TooltipProps extends Omit<AriaTooltipProps, 'children'> {
  /** A few words. Nothing essential: touch has no tooltip. */
  text: ReactNode;
  /** The button or link that it explains. */
  children: ReactNode;
  /** Milliseconds before it shows; the next one beside it shows at once. */
  delay?: number;
}

/** Names or explains a control on hover and on keyboard focus. */
export function Tooltip({
  text,
  children,
  delay = 500,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  offset = 8,
  ...props
}: TooltipProps) {
  const theme = useNestedTheme();
  // The trigger controls whether it shows: passed only to the tooltip, this would have no effect.
  const shows = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <TooltipTrigger {...shows} delay={delay} closeDelay={80}>
      {children}
      <AriaTooltip
        data-slot="tooltip"
        {...props}
        data-theme={theme}
        offset={offset}
        className={cx(tooltipVariants.classes(), className)}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
