import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Group } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, LikeIcon, SuperLikeIcon } from '../../primitives/icons/icons.ts';
import type { Decision } from './drag.rules.ts';

const ACTIONS = [
  {
    decision: 'pass',
    variant: 'pass',
    size: 'xl',
    key: '←',
    Icon: CloseIcon,
    armed: 'mu:border-pass mu:bg-pass mu:text-on-pass mu:scale-110',
    icon: '',
  },
  {
    decision: 'superLike',
    variant: 'super-like',
    size: 'lg',
    key: '↑',
    Icon: SuperLikeIcon,
    armed: '',
    icon: 'mu:fill-current',
  },
  {
    decision: 'like',
    variant: 'like',
    size: 'xl',
    key: '→',
    Icon: LikeIcon,
    armed: 'mu:border-like mu:bg-like mu:text-on-like mu:scale-110',
    icon: 'mu:fill-current',
  },
] as const;

export interface DeckActionsProps {
  name: string;
  /** The decision that a dragged card has reached: its button lights up. */
  armed: Decision | null;
  /** Decisions that need a higher tier or tomorrow: a lock shows, and pressing them explains. */
  locked: readonly Decision[];
  onDecide: (decision: Decision) => void;
}

/** The three decisions as buttons within reach of a thumb; with a mouse and keyboard their arrow keys stand below. */
export function DeckActions({ name, armed, locked, onDecide }: DeckActionsProps) {
  const { t } = useTranslation('discover');
  return (
    <Group
      aria-label={t('deck.decide')}
      className="mu:flex mu:flex-wrap mu:items-start mu:justify-center mu:gap-x-[min(1.75rem,6vw)] mu:gap-y-3"
    >
      {ACTIONS.map(({ decision, variant, size, key, Icon, armed: lit, icon }) => (
        <div key={decision} className="mu:flex mu:flex-col mu:items-center mu:gap-1.5">
          <div className="mu:grid mu:h-17 mu:place-items-center">
            <IconButton
              label={t(locked.includes(decision) ? `action.${decision}Locked` : `action.${decision}`, { name })}
              hideTooltip
              variant={variant}
              size={size}
              className={join('mu:transition-[background-color,border-color,color,scale]', armed === decision && lit)}
              onPress={() => onDecide(decision)}
            >
              <Icon aria-hidden="true" strokeWidth={2.25} className={icon} />
              {locked.includes(decision) && (
                <span
                  aria-hidden="true"
                  className="mu:absolute mu:-top-0.5 mu:-right-0.5 mu:grid mu:size-6 mu:place-items-center mu:rounded-full mu:border mu:border-border mu:bg-surface-raised mu:text-text-muted"
                >
                  <Lock className="mu:size-3!" strokeWidth={2.5} />
                </span>
              )}
            </IconButton>
          </div>
          <kbd
            aria-hidden="true"
            className="mu:hidden mu:rounded-small mu:border mu:border-border mu:px-1.5 mu:font-mono mu:text-xs mu:text-text-subtle mu:pointer-fine:block"
          >
            {key}
          </kbd>
        </div>
      ))}
    </Group>
  );
}
