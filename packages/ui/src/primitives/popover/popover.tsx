import type { ReactNode, RefAttributes } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { cx } from '../../lib/cx.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { popoverVariants } from './popover.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { popoverParts } from './popover.parts.ts';

export { popoverVariants } from './popover.variants.ts';

export interface PopoverProps extends Omit<AriaPopoverProps, 'children'>, RefAttributes<HTMLElement> {
  /** The content's accessible name, unless it has a heading with `slot="title"`. */
  label?: string;
  /** Its content; a function receives `close`. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** `card` 20 px, `list` 6 px, `none`. */
  padding?: keyof typeof popoverVariants.variants.padding | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof popoverParts> | undefined;
}

/**
 * A small surface beside the button that opened it, for supporting content. Put it with its button into a PopoverTrigger. For a list of actions use
 * Menu; for something that must be answered, Dialog.
 */
export function Popover({ label, children, padding, className, classNames, offset = 8, ...props }: PopoverProps) {
  const part = partsOf<typeof popoverParts>('popover', classNames);
  const theme = useNestedTheme();
  return (
    <AriaPopover
      data-slot="popover"
      {...props}
      data-theme={theme}
      offset={offset}
      className={cx(popoverVariants.classes({ padding }), className)}
    >
      <Dialog {...(label ? { 'aria-label': label } : {})} {...part('content', 'mu:outline-none')}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

export { DialogTrigger as PopoverTrigger };
