import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../session/index.ts';
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
  const isSent = useSelector(useDeckActor(profileId, EVERYBODY), (deck) => deck?.context.outbox.length === 0);
  const leave = useEffectEvent(onSent);
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
  return null;
}
