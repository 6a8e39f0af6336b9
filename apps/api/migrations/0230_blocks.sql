-- Who blocked whom (D64). A block is between two people: it holds for all their profiles, later ones too, and both ways.
create table blocks (
  id uuid primary key,
  blocker_user_id uuid not null references users (id) on delete cascade,
  blocked_user_id uuid not null references users (id) on delete cascade,
  -- What the person saw when they blocked, for their list.
  blocked_profile_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  unique (blocker_user_id, blocked_user_id),
  check (blocker_user_id <> blocked_user_id)
);

create index blocks_of_blocked on blocks (blocked_user_id, blocker_user_id);
create index blocks_by_time on blocks (blocker_user_id, created_at desc, id desc);
create index blocks_of_profile on blocks (blocked_profile_id);

-- As before (0200), and nobody waits across a block.
create or replace function waiting_since(asked_conversation uuid, asked_profile uuid) returns timestamptz language sql stable as $$
  select min(message.created_at)
  from messages message
  join conversations conversation on conversation.id = message.conversation_id
  join profiles sender on sender.id = message.sender_profile_id
  join profiles asked on asked.id = asked_profile
  where message.conversation_id = asked_conversation
    and message.sender_profile_id <> asked_profile
    and message.seq > coalesce((
      select own.seq from messages own
      where own.conversation_id = asked_conversation and own.sender_profile_id = asked_profile
      order by own.seq desc limit 1
    ), 0)
    and conversation.closed_at is null
    and sender.deleted_at is null
    and not exists (
      select from blocks
      where (blocker_user_id, blocked_user_id) in ((asked.user_id, sender.user_id), (sender.user_id, asked.user_id)));
$$;
