import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { PartnerAvatar } from '../../patterns/conversation-list/partner-avatar.tsx';
import type { Partner } from '../../patterns/conversation-list/partner.ts';
import { CloseDialog } from '../../patterns/your-turn/close-dialog.tsx';
import { YourTurn } from '../../patterns/your-turn/your-turn.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';

/** A conversation with somebody who is still there. */
export interface WaitingConversation {
  readonly _id: string;
  readonly href: string;
  readonly partner: Extract<Partner, { isDeleted: false }>;
  readonly lastMessage: { readonly content: string; readonly type: 'text' | 'gif' };
  /** Since when the partner waits. */
  readonly waitingSince: string;
}

/** Who waits for an answer before the deck begins. */
export interface WaitingBeforeDeck {
  /** How many wait in all, counted up to 100. */
  readonly total: number;
  /** Those that wait longest. */
  readonly conversations: readonly WaitingConversation[];
}

export interface YourTurnStepProps {
  waiting: WaitingBeforeDeck;
  ownName: string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** A conversation is closed kindly. */
  onClose: (conversationId: string) => void;
  /** The deck begins, today without asking again; also on the way to a conversation. */
  onPass: () => void;
}

/** What comes before the deck once a day while many matches wait: answer, close one kindly, or go on (D63). Nothing is forced. */
export function YourTurnStep({ waiting: { total, conversations }, ownName, now, onClose, onPass }: YourTurnStepProps) {
  const { t } = useTranslation('turn');
  const [asked, setAsked] = useState<WaitingConversation | null>(null);
  return (
    <section
      ref={focusOutward}
      aria-labelledby="your-turn"
      className="mu:mx-auto mu:flex mu:w-full mu:max-w-xl mu:flex-1 mu:flex-col mu:py-2 mu:sm:py-6"
    >
      <h2 id="your-turn" className="mu:display mu:text-2xl mu:sm:text-3xl">
        {t('step.title', { count: total, shown: shownCount(total) })}
      </h2>
      <p className="mu:mt-2 mu:text-text-muted">{t('step.lead')}</p>
      <ul className="mu:my-5 mu:flex mu:flex-col mu:divide-y mu:divide-border">
        {conversations.map((conversation) => {
          const { _id, href, partner, lastMessage, waitingSince } = conversation;
          const { name } = partner;
          return (
            <li key={_id} className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3.5 mu:gap-y-2 mu:py-3">
              <PartnerAvatar partner={partner} size="md" />
              <span className="mu:min-w-0 mu:flex-1 mu:basis-48">
                <span className="mu:flex mu:items-baseline mu:justify-between mu:gap-3">
                  <span dir="auto" className="mu:min-w-0 mu:truncate mu:font-medium">
                    {name}
                  </span>
                  <YourTurn since={waitingSince} now={now} timeOnly className="mu:text-xs" />
                </span>
                <bdi className="mu:block mu:truncate mu:text-sm mu:text-text-muted">
                  {lastMessage.type === 'gif' ? t('step.gif') : lastMessage.content}
                </bdi>
              </span>
              <span className="mu:ml-auto mu:flex mu:gap-2">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('step.closeNamed', { name })}
                  onPress={() => setAsked(conversation)}
                >
                  {t('close.action')}
                </Button>
                <LinkButton size="sm" href={href} aria-label={t('step.answerNamed', { name })} onPress={onPass}>
                  {t('step.answer')}
                </LinkButton>
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        variant="primary"
        size="lg"
        data-floating-bar
        className="mu:sticky mu:bottom-[var(--mu-floating-foot,1rem)] mu:self-center mu:shadow-float"
        onPress={onPass}
      >
        {t('step.pass')}
      </Button>
      <CloseDialog
        partner={asked?.partner ?? null}
        ownName={ownName}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) onClose(asked._id);
          setAsked(null);
        }}
      />
    </section>
  );
}
