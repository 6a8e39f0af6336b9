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
    armed: 'border-pass bg-pass text-on-pass scale-110',
    icon: '',
  },
  {
    decision: 'superLike',
    variant: 'super-like',
    size: 'lg',
    key: '↑',
    Icon: SuperLikeIcon,
    armed: '',
    icon: 'fill-current',
  },
  {
    decision: 'like',
    variant: 'like',
    size: 'xl',
    key: '→',
    Icon: LikeIcon,
    armed: 'border-like bg-like text-on-like scale-110',
    icon: 'fill-current',
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
      className="flex flex-wrap items-start justify-center gap-x-[min(1.75rem,6vw)] gap-y-3"
    >
      {ACTIONS.map(({ decision, variant, size, key, Icon, armed: lit, icon }) => (
        <div key={decision} className="flex flex-col items-center gap-1.5">
          <div className="grid h-17 place-items-center">
            <IconButton
              label={t(locked.includes(decision) ? `action.${decision}Locked` : `action.${decision}`, { name })}
              hideTooltip
              variant={variant}
              size={size}
              className={join('transition-[background-color,border-color,color,scale]', armed === decision && lit)}
              onPress={() => onDecide(decision)}
            >
              <Icon aria-hidden="true" strokeWidth={2.25} className={icon} />
              {locked.includes(decision) && (
                <span
                  aria-hidden="true"
                  className="absolute -top-0.5 -right-0.5 grid size-6 place-items-center rounded-full border border-border bg-surface-raised text-text-muted"
                >
                  <Lock className="size-3!" strokeWidth={2.5} />
                </span>
              )}
            </IconButton>
          </div>
          <kbd
            aria-hidden="true"
            className="hidden rounded-small border border-border px-1.5 font-mono text-xs text-text-subtle pointer-fine:block"
          >
            {key}
          </kbd>
        </div>
      ))}
    </Group>
  );
}
