import type { ReactNode } from 'react';
import { cx, join } from '../../lib/cx.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { AriaButton, type AriaButtonProps } from './aria-button.tsx';
import { buttonVariants } from './button.variants.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
import { useIsAlone } from './use-is-alone.ts';

export { buttonVariants } from './button.variants.ts';

export interface ButtonProps extends AriaButtonProps {
  /** How much the action weighs. One `primary` a screen. */
  variant?: keyof typeof buttonVariants.variants.variant | undefined;
  /** Height 36, 44 or 52 px. The hit area is never below 44 px. */
  size?: keyof typeof buttonVariants.variants.size | undefined;
  /** `full` takes the width of the container. */
  width?: keyof typeof buttonVariants.variants.width | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Work is under way: presses do nothing, a ring shows in the place of the icon, or of the label where there is none. The width stays. */
  isPending?: boolean;
}

/** It takes no room of its own. */
const ring = <Ring className="absolute top-1/2 left-1/2 size-[1.125em] -translate-1/2" />;

/** Whether the browser's own button can do what is asked: a label, `onPress`, and attributes. */
function isPlain(props: AriaButtonProps): props is PlainButtonProps {
  return Object.entries(props).every(([name, value]) =>
    (typeof value === 'function' ? /^(?:onPress|ref)$/ : /^(?!(?:isPending|slot|autoFocus|preventFocusOnPress)$)/).test(
      name,
    ),
  );
}

/**
 * Does something at once. Its label says what happens ("Send message", not "Submit").
 * Use Link or LinkButton to go somewhere, ToggleButton for a state that stays, IconButton where a picture says it all.
 */
export function Button({ variant, size, width, icon, className, children, ...props }: ButtonProps) {
  const isAlone = useIsAlone();
  const own = buttonVariants.classes({ variant, size, width });
  const face = (label: ReactNode) => (
    <>
      {props.isPending && icon ? (
        <span className="relative">
          <span className="invisible">{icon}</span>
          {ring}
        </span>
      ) : (
        icon
      )}
      {props.isPending && !icon ? (
        <>
          <span className="inline-flex items-center [gap:inherit] opacity-0">{label}</span>
          {ring}
        </>
      ) : (
        label
      )}
    </>
  );
  if (isAlone && typeof className !== 'function' && typeof children !== 'function' && isPlain(props)) {
    return (
      <PlainButton {...props} className={join(own, className)}>
        {face(children)}
      </PlainButton>
    );
  }
  return (
    <AriaButton {...props} className={cx(own, className)}>
      {typeof children === 'function' ? (state) => face(children(state)) : face(children)}
    </AriaButton>
  );
}
