import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import type { PartProps } from '../../lib/parts.ts';
import { unavailable } from '../../lib/unavailable.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { UndoIcon } from '../../primitives/icons/icons.ts';
import { DecisionButton } from './decision-button.tsx';
import type { Decision } from './drag.rules.ts';
import type { SwipeDeckTexts } from './swipe-deck.texts.ts';

const ACTIONS = [
  { decision: 'pass', size: 'xl', keyName: '←' },
  { decision: 'superLike', size: 'lg', keyName: '↑' },
  { decision: 'like', size: 'xl', keyName: '→' },
] as const;

interface DeckActionsProps {
  /** Of the first card; null without one, when there may still be something to undo. */
  name: string | null;
  /** The decision that a dragged card has reached: its button lights up. */
  armed: Decision | null;
  hasSuperLike: boolean;
  locked: readonly Decision[];
  deciding: Decision | undefined;
  onDecide: (decision: Decision) => void;
  canUndo: boolean;
  onUndo: (() => void) | undefined;
  words: SwipeDeckTexts;
  part: PartProps<'actions' | 'action' | 'key'>;
}

/** The decisions as buttons in the thumb's reach; with mouse and keyboard, their keys are shown below. */
export function DeckActions({
  name,
  armed,
  hasSuperLike,
  locked,
  deciding,
  onDecide,
  canUndo,
  onUndo,
  words,
  part,
}: DeckActionsProps) {
  const place = (id: string, keyName: string, button: ReactNode) => (
    <div key={id} className="mu:flex mu:flex-col mu:items-center mu:gap-1.5">
      <div className="mu:grid mu:h-17 mu:place-items-center">{button}</div>
      <kbd
        aria-hidden="true"
        {...part(
          'key',
          'mu:hidden mu:rounded-small mu:border mu:border-border mu:px-1.5 mu:font-mono mu:text-xs mu:text-text-subtle mu:pointer-fine:block',
        )}
      >
        {keyName}
      </kbd>
    </div>
  );
  /** One that waits for a decision keeps the focus. */
  const action = (waits: boolean) => ({
    ...part('action', waits ? unavailable : ''),
    ...(waits && { 'aria-disabled': true }),
  });
  return (
    <Group
      aria-label={words.decide}
      {...part(
        'actions',
        // Drags, keys and stamps have a side of their own, so the buttons keep theirs where the page runs from right to left.
        'mu:flex mu:flex-wrap mu:items-start mu:justify-center mu:gap-x-[min(1.75rem,6vw)] mu:gap-y-3 mu:rtl:flex-row-reverse',
      )}
    >
      {onUndo &&
        place(
          'undo',
          '⌫',
          <IconButton
            {...action(deciding !== undefined)}
            label={words.undo}
            hideTooltip
            variant="secondary"
            isDisabled={!canUndo}
            onPress={onUndo}
          >
            <UndoIcon aria-hidden="true" />
          </IconButton>,
        )}
      {name !== null &&
        ACTIONS.filter(({ decision }) => hasSuperLike || decision !== 'superLike').map(({ decision, size, keyName }) =>
          place(
            decision,
            keyName,
            <DecisionButton
              {...action(deciding !== undefined && deciding !== decision)}
              decision={decision}
              label={words.action(decision, name, locked.includes(decision))}
              size={size}
              hideTooltip
              isLocked={locked.includes(decision)}
              isArmed={armed === decision}
              isPending={deciding === decision}
              onPress={() => onDecide(decision)}
            />,
          ),
        )}
    </Group>
  );
}
