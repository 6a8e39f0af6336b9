import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { useDeckActor, waitingDecks } from './use-deck-actor.ts';

/** Sends the decisions that waited for the network when an earlier page was left, whatever page is open now (D24). */
export function WaitingDecks() {
  const { user } = useSession();
  const [profileIds] = useState(() => waitingDecks(user._id));
  return profileIds.map((id) => <WaitingDeck key={id} profileId={id} />);
}

function WaitingDeck({ profileId }: { profileId: string }) {
  useDeckActor(profileId, 'all');
  return null;
}
