import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { cx } from '../../lib/cx.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { iconButtonVariants } from './icon-button.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { iconButtonParts } from './icon-button.parts.ts';

export { iconButtonVariants } from './icon-button.variants.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'aria-label'>, RefAttributes<HTMLButtonElement> {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** How much it stands out from what is around it. */
  variant?: keyof typeof iconButtonVariants.variants.variant | undefined;
  /** 36, 44, 56 or 68 px. The hit area is never below 44 px. */
  size?: keyof typeof iconButtonVariants.variants.size | undefined;
  /** Omits the tooltip, if the words are beside the icon. */
  hideTooltip?: boolean;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof iconButtonParts> | undefined;
}

/** An action that an icon names well enough: close, search, like. If people might guess, use Button with words. */
export function IconButton({
  label,
  variant,
  size,
  hideTooltip = false,
  className,
  classNames,
  children,
  ...props
}: IconButtonProps) {
  const part = partsOf<typeof iconButtonParts>('icon-button', classNames);
  const button = (
    <AriaButton
      data-slot="icon-button"
      {...props}
      aria-label={label}
      className={cx(iconButtonVariants.classes({ variant, size }), className)}
    >
      {composeRenderProps(children, (icon, { isPending }) =>
        isPending ? <Ring {...part('ring', 'mu:size-5')} /> : icon,
      )}
    </AriaButton>
  );
  return hideTooltip ? (
    button
  ) : (
    <Tooltip {...part('tooltip')} text={label}>
      {button}
    </Tooltip>
  );
}
