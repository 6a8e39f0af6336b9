import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { routes } from '../../routes.ts';
import { useActing, useSession, useToasts } from '../session/index.ts';
import { useDeckActor, waitingDecks } from './use-deck-actor.ts';

const EVERYBODY = { profileType: 'all', proven: null } as const;

/** Sends the decisions that waited for the network when an earlier page was left, whatever page is open now (D24). */
export function WaitingDecks() {
  const { user } = useSession();
  const [profileIds] = useState(() => waitingDecks(user._id));
  return profileIds.map((id) => <WaitingDeck key={id} profileId={id} />);
}

/** Holds the deck until nothing waits any more. */
function WaitingDeck({ profileId }: { profileId: string }) {
  const [isSent, setSent] = useState(false);
  return isSent ? null : <Sending profileId={profileId} onSent={() => setSent(true)} />;
}

function Sending({ profileId, onSent }: { profileId: string; onSent: () => void }) {
  const { t } = useTranslation('discover');
  const toasts = useToasts();
  const { chosen } = useActing();
  const isInDeck = useMatch(routes.discover.pattern) !== null && chosen?._id === profileId;
  const actor = useDeckActor(profileId, EVERYBODY, !isInDeck);
  const isSent = useSelector(actor, (deck) => deck?.context.outbox.length === 0);
  const failed = useSelector(actor, (deck) => deck?.context.failedDecision ?? null);
  const upgrade = useSelector(actor, (deck) => deck?.context.upgrade ?? null);

  // The deck itself says it where it is open; where it opens later, it does not say it again.
  const tell = useEffectEvent((decision: 'like' | 'pass' | 'superLike', seen: 'FAILURE_SEEN' | 'UPGRADE_CLOSED') => {
    if (isInDeck) return;
    toasts.show({ tone: 'danger', title: t(`failure.${decision}`) });
    actor?.send({ type: seen });
  });
  useEffect(() => {
    if (failed) tell(failed.decision, 'FAILURE_SEEN');
  }, [failed]);
  useEffect(() => {
    if (upgrade) tell(upgrade.feature === 'likes' ? 'like' : 'superLike', 'UPGRADE_CLOSED');
  }, [upgrade]);

  const leave = useEffectEvent(onSent);
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
  return null;
}
