import { canReply, movesFrom, type TicketStatus } from '@mutuals/machines/ticket';
import { useState } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { type TicketMessage, TicketThread } from './ticket-thread.tsx';

const MOVES = { open: 'Reopen', resolved: 'Mark as resolved', closed: 'Close ticket' } as const;
const TURNS = {
  open: 'Our team has it and will answer here.',
  in_progress: 'Our team is working on it.',
  resolved: 'Is it solved for you?',
  closed: 'Reopen it to write again.',
} as const;

/** A ticket of yours. `send` and `move` reach your server; the draft is kept until it has the reply. */
export function Ticket({
  status,
  messages,
  now,
  send,
  move,
}: {
  status: TicketStatus;
  messages: readonly TicketMessage[];
  now: number;
  send: (text: string) => Promise<void>;
  move: (status: keyof typeof MOVES) => void;
}) {
  const [reply, setReply] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function sendReply(text: string): Promise<void> {
    setSending(true);
    try {
      await send(text);
      setReply('');
      setError(undefined);
    } catch (fault) {
      setError(fault instanceof Error ? fault.message : String(fault));
    } finally {
      setSending(false);
    }
  }
  return (
    <TicketThread
      facts={[{ id: 'status', content: <Badge>{status}</Badge> }]}
      messages={messages}
      now={now}
      state={{ text: TURNS[status] }}
      moves={movesFrom(status).map((to) => ({ status: to, label: MOVES[to] }))}
      onMove={move}
      canReply={canReply(status)}
      reply={reply}
      onReplyChange={setReply}
      isSending={isSending}
      sendError={error}
      onSend={(text) => void sendReply(text)}
    />
  );
}
