import { useLayoutEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from 'react-i18next';
import { DecisionButton } from '../../blocks/swipe-deck/decision-button.tsx';
import type { Decision } from '../../blocks/swipe-deck/drag.rules.ts';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, LikeIcon, MessagesIcon, SuperLikeIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';
import { useActionName } from '../swipe-deck/use-action-name.ts';

export interface ProfileActionsProps {
  /** Whom it is about. */
  name: string;
  /** The existing decision; null if there is none, or nobody is signed in. */
  decision: Decision | null;
  /** Decisions that need a higher tier or tomorrow: they show a lock, and a press explains. */
  locked: readonly Decision[];
  /** The conversation of a match. */
  conversationHref: string | null;
  /** The own profile that decides, if there are several, and a way to choose another one. */
  acting?:
    | {
        readonly _id: string;
        readonly name: string;
        readonly avatar: string | null;
        readonly profileType: ProfileType;
        readonly onChange: () => void;
      }
    | undefined;
  onDecide: (decision: Decision) => void;
  /** Asks to write when it is unknown whether one may: for a visitor. */
  onWrite?: (() => void) | undefined;
}

const OFFERED = { null: ['pass', 'superLike', 'like'], pass: ['superLike', 'like'], like: [], superLike: [] } as const;

const SIGNS = {
  pass: { Icon: CloseIcon, className: 'mu:text-pass' },
  superLike: { Icon: SuperLikeIcon, className: 'mu:fill-current mu:text-super-like' },
  like: { Icon: LikeIcon, className: 'mu:fill-current mu:text-like' },
} as const;

/**
 * A visitor's actions on a profile's page, in the thumb's reach: decide, or write to a match. It floats above the foot of the page, wherever one has
 * scrolled to; an existing decision replaces the buttons.
 */
export function ProfileActions({
  name,
  decision,
  locked,
  conversationHref,
  acting,
  onDecide,
  onWrite,
}: ProfileActionsProps) {
  const { t } = useTranslation('discover');
  const actionName = useActionName();
  const bar = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isMatch = conversationHref !== null;
  const offered = isMatch ? [] : OFFERED[`${decision}`];

  // The pressed button is gone: focus stays in its place.
  useLayoutEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    bar.current?.focus();
  });

  const sign = decision && SIGNS[decision];
  return (
    <Group
      ref={bar}
      tabIndex={-1}
      aria-label={t('deck.decide')}
      className="mu:flex mu:max-w-full mu:items-center mu:gap-3 mu:max-[25rem]:flex-wrap mu:max-[25rem]:justify-center mu:rounded-[2.3125rem] mu:border mu:border-border mu:bg-surface-floating mu:p-2 mu:shadow-float mu:focus-ring"
    >
      {acting && (
        <IconButton label={t('filter.changeActing', { name: acting.name })} onPress={acting.onChange}>
          <Avatar size="sm" src={acting.avatar} seed={acting._id} kind={acting.profileType} />
        </IconButton>
      )}
      <output
        className={join(
          'mu:flex mu:min-w-0 mu:items-center mu:gap-2 mu:font-medium mu:empty:hidden',
          acting ? '' : 'mu:pl-3',
          offered.length === 0 && !isMatch && 'mu:min-h-11 mu:pr-4',
        )}
      >
        {isMatch ? (
          <>
            <Mark className="mu:h-5 mu:w-auto mu:shrink-0" />
            <span className="mu:truncate">{t('match.title')}</span>
          </>
        ) : (
          sign && (
            <>
              <sign.Icon aria-hidden="true" className={join('mu:size-5 mu:shrink-0', sign.className)} />
              <span dir="auto" className="mu:line-clamp-2 mu:min-w-0 mu:leading-tight mu:wrap-anywhere">
                {t(`deck.did.${decision}`, { name })}
              </span>
            </>
          )
        )}
      </output>
      {offered.map((each) => (
        <DecisionButton
          key={each}
          decision={each}
          label={actionName(each, name, locked.includes(each))}
          size={each === 'superLike' || decision === 'pass' ? 'md' : 'lg'}
          isLocked={locked.includes(each)}
          onPress={() => {
            isPressed.current = true;
            onDecide(each);
          }}
        />
      ))}
      {isMatch ? (
        <LinkButton
          variant="primary"
          href={conversationHref}
          icon={<MessagesIcon aria-hidden="true" className="mu:size-5" />}
          className="mu:rounded-full"
        >
          {t('match.send')}
        </LinkButton>
      ) : (
        onWrite && (
          <Button onPress={onWrite} className="mu:rounded-full">
            <MessagesIcon aria-hidden="true" className="mu:size-5" />
            {t('action.write')}
          </Button>
        )
      )}
    </Group>
  );
}
