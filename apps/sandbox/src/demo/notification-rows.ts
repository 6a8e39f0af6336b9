// Notifications of the demo people: likes, matches and messages, the older ones read. A like that was answered by one has the match's instead (D1).
import type { Schema } from '@mutuals/api/seeding';
import type { Insertable } from 'kysely';
import { idAt } from './random.ts';
import type { Like, Match, Relations, Settled } from './relations.ts';

type Row = Insertable<Schema['notifications']>;

/** `likesViewedAt` says by user when they last looked at their likes. */
export function notificationRows({ likes, matches }: Relations, likesViewedAt: ReadonlyMap<string, Date>): Row[] {
  const viewedAt = (settled: Settled): Date => likesViewedAt.get(settled.userId) ?? settled.createdAt;
  const answers = new Map(
    likes.filter(({ madeMatch }) => madeMatch).map((like) => [pairOf(like.target, like.actor), like]),
  );
  const likeRows = likes
    .filter((like) => !like.madeMatch)
    .map((like) => {
      const answer = answers.get(pairOf(like.actor, like.target));
      if (answer !== undefined) return { ...likeRow(like, answer.at), type: 'answered_like' as const };
      return likeRow(like, like.at <= viewedAt(like.target) ? viewedAt(like.target) : null);
    });
  return [
    ...likeRows,
    ...matches.flatMap((match) =>
      match.sides.flatMap((side) => [matchRow(match, side, viewedAt(side)), ...messagesRow(match, side)]),
    ),
  ];
}

const pairOf = (actor: Settled, target: Settled): string => `${actor.id} ${target.id}`;

interface Told {
  readonly to: Settled;
  readonly type: Row['type'];
  readonly data: object;
  readonly at: Date;
}

function row({ to, type, data, at }: Told): Row {
  const told = JSON.stringify({ receiverProfileId: to.id, ...data });
  return {
    id: idAt(at, `notification ${type} ${told}`),
    user_id: to.userId,
    type,
    data: told,
    coalesce_key: null,
    occurrences: 1,
    read_at: null,
    created_at: at,
    updated_at: at,
  };
}

function likeRow({ actor, target, isSuperLike, at }: Like, readAt: Date | null): Row {
  const told = row({ to: target, type: 'new_like', data: { likerProfileId: actor.id, isSuperLike }, at });
  return { ...told, read_at: readAt };
}

function matchRow({ conversationId, at, sides }: Match, side: Settled, readUntil: Date): Row {
  const other = sides.find(({ id }) => id !== side.id);
  const told = row({ to: side, type: 'new_match', data: { matchedProfileId: other?.id, conversationId }, at });
  return { ...told, read_at: at <= readUntil ? readUntil : null };
}

function messagesRow({ conversationId, messages, unread }: Match, side: Settled): Row[] {
  const received = messages.filter(({ sender }) => sender.id !== side.id);
  const last = received.at(-1);
  if (last === undefined) return [];
  const isUnread = unread > 0 && messages.at(-1) === last;
  const told = row({
    to: side,
    type: 'new_message',
    data: { senderProfileId: last.sender.id, conversationId },
    at: last.at,
  });
  return [
    {
      ...told,
      coalesce_key: `messages:${conversationId}`,
      occurrences: isUnread ? unread : received.length,
      read_at: isUnread ? null : last.at,
    },
  ];
}
