import { join } from '../../lib/cx.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, LikeIcon, LockedIcon, SuperLikeIcon } from '../../primitives/icons/icons.ts';
import type { Decision } from './drag.rules.ts';

const LOOKS = {
  pass: {
    hue: 'mu:border-border mu:bg-control mu:text-pass mu:hover:border-transparent mu:hover:bg-pass mu:hover:text-on-pass mu:pressed:border-transparent mu:pressed:bg-pass-pressed mu:pressed:text-on-pass',
    Icon: CloseIcon,
    lit: 'mu:border-pass mu:bg-pass mu:text-on-pass mu:scale-[1.1]',
    icon: '',
  },
  superLike: {
    hue: 'mu:border-border mu:bg-control mu:text-super-like mu:hover:border-transparent mu:hover:bg-super-like mu:hover:text-on-super-like mu:pressed:border-transparent mu:pressed:bg-super-like-pressed mu:pressed:text-on-super-like',
    Icon: SuperLikeIcon,
    lit: '',
    icon: 'mu:fill-current',
  },
  like: {
    hue: 'mu:border-border mu:bg-control mu:text-like mu:hover:border-transparent mu:hover:bg-like mu:hover:text-on-like mu:pressed:border-transparent mu:pressed:bg-like-pressed mu:pressed:text-on-like',
    Icon: LikeIcon,
    lit: 'mu:border-like mu:bg-like mu:text-on-like mu:scale-[1.1]',
    icon: 'mu:fill-current',
  },
} as const;

interface DecisionButtonProps extends Omit<IconButtonProps, 'children' | 'className' | 'classNames' | 'isDisabled'> {
  decision: Decision;
  /** It shows a lock, and a press explains. */
  isLocked: boolean;
  /** A dragged card has reached it: it lights up. */
  isArmed?: boolean;
  className?: string;
}

/** One of the three decisions, in its own hue. */
export function DecisionButton({ decision, isLocked, isArmed = false, className, ...props }: DecisionButtonProps) {
  const { hue, Icon, lit, icon } = LOOKS[decision];
  return (
    <IconButton
      variant="secondary"
      {...props}
      className={join(
        'mu:transition-[background-color,border-color,color,scale]',
        isArmed && lit ? lit : hue,
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2.25} className={icon} />
      {isLocked && (
        <span
          aria-hidden="true"
          className="mu:absolute mu:-top-0.5 mu:-end-0.5 mu:grid mu:size-6 mu:place-items-center mu:rounded-full mu:border mu:border-border mu:bg-surface-raised mu:text-text-muted"
        >
          <LockedIcon className="mu:size-3" strokeWidth={2.5} />
        </span>
      )}
    </IconButton>
  );
}
