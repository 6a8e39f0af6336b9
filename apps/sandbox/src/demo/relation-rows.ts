// The history between the demo people, as rows that the API's services would have written.
import { type Schema, utcDay } from '@mutuals/api/seeding';
import type { Insertable } from 'kysely';
import { idAt } from './random.ts';
import { notificationRows } from './notification-rows.ts';
import type { Like, Match, Relations, Settled } from './relations.ts';
import { randomUUID } from 'node:crypto';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface RelationRows {
  /** The totals of the other rows. */
  readonly counters: readonly Row<'profile_counters'>[];
  readonly views: readonly Row<'profile_views'>[];
  readonly swipes: readonly Row<'swipes'>[];
  readonly usage: readonly Row<'daily_usage'>[];
  readonly matches: readonly Row<'matches'>[];
  readonly conversations: readonly Row<'conversations'>[];
  readonly members: readonly Row<'conversation_members'>[];
  readonly messages: readonly Row<'messages'>[];
  readonly notifications: readonly Row<'notifications'>[];
}

export function relationRows(relations: Relations, now: Date, likesViewedAt: ReadonlyMap<string, Date>): RelationRows {
  const { likes, matches, views } = relations;
  const liked = countBy(likes, (like) => [like.target.id]);
  const matched = countBy(matches, ({ sides }) => sides.map(({ id }) => id));
  const viewed = countBy(views, (view) => [view.profile.id]);
  return {
    counters: [...new Set([...viewed.keys(), ...liked.keys(), ...matched.keys()])].map((id) => ({
      profile_id: id,
      views: viewed.get(id) ?? 0,
      likes: liked.get(id) ?? 0,
      matches: matched.get(id) ?? 0,
    })),
    views: views.map(({ profile, viewerUserId, day }) => ({
      profile_id: profile.id,
      viewer_user_id: viewerUserId,
      day,
    })),
    swipes: likes.map(swipeRow),
    usage: usageRows(likes),
    matches: matches.map(matchRow),
    conversations: matches.map(conversationRow),
    members: matches.flatMap((match) => match.sides.map((side) => memberRow(match, side, now))),
    messages: matches.flatMap(messageRows),
    notifications: notificationRows(relations, likesViewedAt),
  };
}

function swipeRow({ actor, target, isSuperLike, madeMatch, at }: Like): Row<'swipes'> {
  const kind = isSuperLike ? 'super_like' : 'like';
  // Random, because the receiver may see it before they may know who liked (D1).
  return {
    actor_profile_id: actor.id,
    target_profile_id: target.id,
    kind,
    like_id: randomUUID(),
    made_match: madeMatch,
    created_at: at,
  };
}

function usageRows(likes: readonly Like[]): Row<'daily_usage'>[] {
  const used = new Map<string, { user_id: string; day: string; kind: 'like' | 'super_like'; used: number }>();
  for (const { actor, isSuperLike, at } of likes) {
    const row = {
      user_id: actor.userId,
      day: utcDay(at),
      kind: isSuperLike ? ('super_like' as const) : ('like' as const),
    };
    const key = `${row.user_id} ${row.day} ${row.kind}`;
    used.set(key, { ...row, used: (used.get(key)?.used ?? 0) + 1 });
  }
  return [...used.values()];
}

function matchRow({ matchId, sides: [a, b], at }: Match): Row<'matches'> {
  return {
    id: matchId,
    profile_a_id: a.id,
    user_a_id: a.userId,
    profile_b_id: b.id,
    user_b_id: b.userId,
    matched_at: at,
  };
}

function conversationRow({ conversationId, matchId, at, messages }: Match): Row<'conversations'> {
  return {
    id: conversationId,
    match_id: matchId,
    last_seq: messages.length,
    last_message_at: messages.at(-1)?.at ?? null,
    created_at: at,
  };
}

/** A writer has read everything before; the last writer has not seen an answer. */
function memberRow(match: Match, side: Settled, now: Date): Row<'conversation_members'> {
  const { conversationId, messages } = match;
  const received = messages.flatMap(({ sender, at }, index) => (sender.id === side.id ? [] : [{ seq: index + 1, at }]));
  const unread = messages.at(-1)?.sender.id === side.id ? 0 : match.unread;
  const read = received.at(-1 - unread);
  return {
    conversation_id: conversationId,
    profile_id: side.id,
    user_id: side.userId,
    last_read_seq: read?.seq ?? 0,
    last_read_at: read === undefined ? null : new Date(Math.min(read.at.getTime() + READ_AFTER_MS, now.getTime())),
    unread_count: unread,
  };
}

const READ_AFTER_MS = 40_000;

function messageRows({ conversationId, messages }: Match): Row<'messages'>[] {
  return messages.map(({ id, sender, text, at }, index) => ({
    conversation_id: conversationId,
    seq: index + 1,
    id,
    sender_profile_id: sender.id,
    client_id: idAt(at, `client ${id}`),
    type: 'text',
    content: text,
    metadata: null,
    created_at: at,
  }));
}

function countBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
