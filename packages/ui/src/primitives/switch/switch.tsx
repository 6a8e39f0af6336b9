import type { ReactNode, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx, join } from '../../lib/cx.ts';
import { switchThumb, switchTrack, switchVariants } from './switch.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { switchParts } from './switch.parts.ts';

export { switchVariants } from './switch.variants.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children'>, RefAttributes<HTMLLabelElement> {
  /** The label. */
  children: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof switchParts> | undefined;
}

/** A setting that takes effect at once. In a form that is saved as a whole, use Checkbox. */
export function Switch({ description, className, classNames, children, ...props }: SwitchProps) {
  const part = partsOf<typeof switchParts>('switch', classNames);
  return (
    <AriaSwitch data-slot="switch" {...props} className={cx(switchVariants.classes(), className)}>
      {composeRenderProps(children, (label, { isSelected }) => (
        <>
          <span {...part('label', 'mu:flex mu:min-w-0 mu:flex-col')}>
            {label}
            {description && <span {...part('description', 'mu:text-sm mu:text-text-muted')}>{description}</span>}
          </span>
          <span {...part('track', join(switchTrack.all, isSelected ? switchTrack.on : switchTrack.off))}>
            <span {...part('thumb', join(switchThumb.all, isSelected ? switchThumb.on : switchThumb.off))} />
          </span>
        </>
      ))}
    </AriaSwitch>
  );
}
