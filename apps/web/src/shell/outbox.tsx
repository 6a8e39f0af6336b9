import { type ReactNode, Suspense, useState } from 'react';
import { loadWaitingChats } from '../features/chat/index.ts';
import { loadWaitingDecks } from '../features/discover/index.ts';
import { useSession } from '../features/session/index.ts';
import { draftSubjects } from '../lib/person-storage.ts';
import { lazyWithRecovery } from '../routing/lazy-with-recovery.tsx';

const Chats = lazyWithRecovery(loadWaitingChats);
const Decks = lazyWithRecovery(loadWaitingDecks);

/** What waited for the network when an earlier page was left is sent, whatever page is open now. Its code is that of the
 * pages, fetched where something is kept. */
export function Outbox(): ReactNode {
  const { user } = useSession();
  const [hasChats] = useState(() => draftSubjects(user._id, 'session', 'chat.').length > 0);
  const [hasDecks] = useState(() => draftSubjects(user._id, 'local', 'deck.').length > 0);
  return (
    <Suspense fallback={null}>
      {hasChats && <Chats />}
      {hasDecks && <Decks />}
    </Suspense>
  );
}
