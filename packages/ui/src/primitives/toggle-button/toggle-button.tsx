import { createContext, type ReactNode, type RefAttributes, use } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { cx } from '../../lib/cx.ts';
import { toggleButtonGroupVariants, toggleButtonVariants } from './toggle-button.variants.ts';

export { toggleButtonGroupVariants, toggleButtonVariants } from './toggle-button.variants.ts';

type Variant = keyof typeof toggleButtonVariants.variants.variant;

const GroupVariant = createContext<Variant | undefined>(undefined);

export interface ToggleButtonProps extends AriaToggleButtonProps, RefAttributes<HTMLButtonElement> {
  /** `chip` for filters, `segment` within a segmented group, `quiet` in toolbars. A group decides for its buttons. */
  variant?: Variant | undefined;
  /** Height 36 or 44 px. */
  size?: keyof typeof toggleButtonVariants.variants.size | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A state that stays on or off, shown at once: a filter, a view. For a setting in a form, use Switch or Checkbox. */
export function ToggleButton({ variant, size, icon, className, children, ...props }: ToggleButtonProps) {
  const groupVariant = use(GroupVariant);
  return (
    <AriaToggleButton
      data-slot="toggle-button"
      {...props}
      className={cx(toggleButtonVariants.classes({ variant: groupVariant ?? variant, size }), className)}
    >
      {composeRenderProps(children, (label) => (
        <>
          {icon}
          {label}
        </>
      ))}
    </AriaToggleButton>
  );
}

export interface ToggleButtonGroupProps extends AriaToggleButtonGroupProps, RefAttributes<HTMLDivElement> {
  /** The look of the buttons in it. */
  variant?: Variant | undefined;
}

/** Buttons of which one (or several) are on: arrow keys move, Space selects. Each button's `id` is its key. */
export function ToggleButtonGroup({ variant = 'chip', className, ...props }: ToggleButtonGroupProps) {
  return (
    <GroupVariant value={variant}>
      <AriaToggleButtonGroup
        data-slot="toggle-button-group"
        {...props}
        className={cx(toggleButtonGroupVariants.classes({ variant }), className)}
      />
    </GroupVariant>
  );
}
