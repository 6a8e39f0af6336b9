import type { RefAttributes } from 'react';
import { Separator, type SeparatorProps } from 'react-aria-components/Separator';
import { join } from '../../lib/cx.ts';
import { dividerVariants } from './divider.variants.ts';

export { dividerVariants } from './divider.variants.ts';

export interface DividerProps extends Omit<SeparatorProps, 'orientation'>, RefAttributes<HTMLElement> {
  /** `vertical` between things in a row; it is as high as the row. */
  orientation?: keyof typeof dividerVariants.variants.orientation | undefined;
}

/** A line between groups that a gap alone does not tell apart. Inside a Menu: MenuSeparator. */
export function Divider({ orientation = 'horizontal', className, ...props }: DividerProps) {
  return (
    <Separator
      data-slot="divider"
      {...props}
      orientation={orientation}
      className={join(dividerVariants.classes({ orientation }), className)}
    />
  );
}
