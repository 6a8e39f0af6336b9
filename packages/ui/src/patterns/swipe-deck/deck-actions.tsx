import { useTranslation } from 'react-i18next';
import { Group } from 'react-aria-components/Group';
import { DecisionButton } from './decision-button.tsx';
import type { Decision } from './drag.rules.ts';

const ACTIONS = [
  { decision: 'pass', size: 'xl', key: '←' },
  { decision: 'superLike', size: 'lg', key: '↑' },
  { decision: 'like', size: 'xl', key: '→' },
] as const;

export interface DeckActionsProps {
  name: string;
  /** The decision that a dragged card has reached: its button lights up. */
  armed: Decision | null;
  /** Decisions that need a higher tier or tomorrow: they show a lock, and a press explains. */
  locked: readonly Decision[];
  onDecide: (decision: Decision) => void;
}

/** The three decisions as buttons in the thumb's reach; with mouse and keyboard, their arrow keys are shown below. */
export function DeckActions({ name, armed, locked, onDecide }: DeckActionsProps) {
  const { t } = useTranslation('discover');
  return (
    <Group
      aria-label={t('deck.decide')}
      className="mu:flex mu:flex-wrap mu:items-start mu:justify-center mu:gap-x-[min(1.75rem,6vw)] mu:gap-y-3"
    >
      {ACTIONS.map(({ decision, size, key }) => (
        <div key={decision} className="mu:flex mu:flex-col mu:items-center mu:gap-1.5">
          <div className="mu:grid mu:h-17 mu:place-items-center">
            <DecisionButton
              decision={decision}
              name={name}
              size={size}
              hideTooltip
              isLocked={locked.includes(decision)}
              isArmed={armed === decision}
              onPress={() => onDecide(decision)}
            />
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
