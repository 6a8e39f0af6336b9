import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { cx } from '../../lib/cx.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { buttonVariants } from './button.variants.ts';

export { buttonVariants } from './button.variants.ts';

export interface ButtonProps extends AriaButtonProps, RefAttributes<HTMLButtonElement> {
  /** The weight of the action. One `primary` per screen. */
  variant?: keyof typeof buttonVariants.variants.variant | undefined;
  /** Height 36, 44 or 52 px. The hit area is never below 44 px. */
  size?: keyof typeof buttonVariants.variants.size | undefined;
  /** `full` fills the container's width. */
  width?: keyof typeof buttonVariants.variants.width | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Work is in progress: presses do nothing, and a ring replaces the icon, or the label if there is none. The width stays. */
  isPending?: boolean;
}

/** Takes up no space. */
const ring = <Ring className="mu:absolute mu:top-1/2 mu:left-1/2 mu:size-[1.125em] mu:-translate-1/2" />;

/** The button's content: while pending, the ring replaces the icon or the label. */
function Face({ icon, isPending, children: label }: { icon: ReactNode; isPending: boolean; children: ReactNode }) {
  if (!isPending)
    return (
      <>
        {icon}
        {label}
      </>
    );
  return icon ? (
    <>
      <span className="mu:relative">
        <span className="mu:invisible">{icon}</span>
        {ring}
      </span>
      {label}
    </>
  ) : (
    <>
      <span className="mu:inline-flex mu:items-center mu:[gap:inherit] mu:opacity-0">{label}</span>
      {ring}
    </>
  );
}

/**
 * Does something at once. Its label says what happens ("Send message", not "Submit"). Use Link or LinkButton for navigation, ToggleButton for a
 * lasting state, IconButton if an icon is clear enough.
 */
export function Button({ variant, size, width, icon, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton
      data-slot="button"
      {...props}
      className={cx(buttonVariants.classes({ variant, size, width }), className)}
    >
      {composeRenderProps(children, (label, { isPending }) => (
        <Face icon={icon} isPending={isPending}>
          {label}
        </Face>
      ))}
    </AriaButton>
  );
}
