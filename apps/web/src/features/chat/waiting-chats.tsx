import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { useChatActor, waitingChats } from './use-chat-actor.ts';

/** Sends the messages that waited for the network when an earlier page was left, whatever page is open now (D25). */
export function WaitingChats() {
  const { user } = useSession();
  const [chats] = useState(() => waitingChats(user._id));
  return chats.map((chat) => <WaitingChat key={chat.conversationId} {...chat} />);
}

function WaitingChat({ profileId, conversationId }: ReturnType<typeof waitingChats>[number]) {
  useChatActor(profileId, conversationId);
  return null;
}
