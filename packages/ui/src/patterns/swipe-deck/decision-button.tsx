import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, LikeIcon, SuperLikeIcon } from '../../primitives/icons/icons.ts';
import type { Decision } from './drag.rules.ts';

const LOOKS = {
  pass: {
    hue: 'mu:border-border mu:bg-control mu:text-pass mu:hover:border-pass mu:hover:bg-pass mu:hover:text-on-pass mu:pressed:border-pass-pressed mu:pressed:bg-pass-pressed mu:pressed:text-on-pass mu:disabled:bg-fill',
    Icon: CloseIcon,
    lit: 'mu:border-pass mu:bg-pass mu:text-on-pass mu:scale-110',
    icon: '',
  },
  superLike: {
    hue: 'mu:border-border mu:bg-control mu:text-super-like mu:hover:border-super-like mu:hover:bg-super-like mu:hover:text-on-super-like mu:pressed:border-super-like-pressed mu:pressed:bg-super-like-pressed mu:pressed:text-on-super-like mu:disabled:bg-fill',
    Icon: SuperLikeIcon,
    lit: '',
    icon: 'mu:fill-current',
  },
  like: {
    hue: 'mu:border-border mu:bg-control mu:text-like mu:hover:border-like mu:hover:bg-like mu:hover:text-on-like mu:pressed:border-like-pressed mu:pressed:bg-like-pressed mu:pressed:text-on-like mu:disabled:bg-fill',
    Icon: LikeIcon,
    lit: 'mu:border-like mu:bg-like mu:text-on-like mu:scale-110',
    icon: 'mu:fill-current',
  },
} as const;

export interface DecisionButtonProps {
  decision: Decision;
  /** Whom it is about. */
  name: string;
  size: 'md' | 'lg' | 'xl';
  /** It needs a higher tier or tomorrow: it shows a lock, and a press explains. */
  isLocked: boolean;
  /** A dragged card has reached it: it lights up. */
  isArmed?: boolean;
  hideTooltip?: boolean;
  onPress: () => void;
}

/** One of the three decisions on a profile, in its own hue. */
export function DecisionButton({
  decision,
  name,
  size,
  isLocked,
  isArmed = false,
  hideTooltip = false,
  onPress,
}: DecisionButtonProps) {
  const { t } = useTranslation('discover');
  const { hue, Icon, lit, icon } = LOOKS[decision];
  return (
    <IconButton
      label={t(isLocked ? `action.${decision}Locked` : `action.${decision}`, { name })}
      hideTooltip={hideTooltip}
      variant="secondary"
      size={size}
      className={join('mu:transition-[background-color,border-color,color,scale]', isArmed && lit ? lit : hue)}
      onPress={onPress}
    >
      <Icon aria-hidden="true" strokeWidth={2.25} className={icon} />
      {isLocked && (
        <span
          aria-hidden="true"
          className="mu:absolute mu:-top-0.5 mu:-right-0.5 mu:grid mu:size-6 mu:place-items-center mu:rounded-full mu:border mu:border-border mu:bg-surface-raised mu:text-text-muted"
        >
          <Lock className="mu:size-3!" strokeWidth={2.5} />
        </span>
      )}
    </IconButton>
  );
}
