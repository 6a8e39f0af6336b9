-- Whose turn it is in a conversation, and whether one side closed it kindly (decision 044).
-- Triggers keep this right, because servers of the previous version write messages too.

alter table conversations
  -- The profile that closed it, and when; both null while it is open.
  add column closed_by uuid,
  add column closed_at timestamptz,
  add constraint conversations_closed check ((closed_by is null) = (closed_at is null));

alter table conversation_members
  -- The place in the member's list: the last message, or the match before the first one.
  add column listed_at timestamptz not null default date_trunc('milliseconds', now()),
  -- Since when the partner waits for the member's answer; null if it is not the member's turn.
  add column waiting_since timestamptz;

-- The first message of the partner after the member's last one, if the conversation is open and the partner is not deleted.
create function waiting_since(asked_conversation uuid, asked_profile uuid) returns timestamptz language sql stable as $$
  select min(message.created_at)
  from messages message
  join conversations conversation on conversation.id = message.conversation_id
  join profiles sender on sender.id = message.sender_profile_id
  where message.conversation_id = asked_conversation
    and message.sender_profile_id <> asked_profile
    and message.seq > coalesce((
      select own.seq from messages own
      where own.conversation_id = asked_conversation and own.sender_profile_id = asked_profile
      order by own.seq desc limit 1
    ), 0)
    and conversation.closed_at is null
    and sender.deleted_at is null;
$$;

update conversation_members member set
  listed_at = coalesce(conversation.last_message_at, conversation.created_at),
  waiting_since = waiting_since(member.conversation_id, member.profile_id)
from conversations conversation
where conversation.id = member.conversation_id;

-- A message gives the turn to the partner. In a closed conversation it does so only if its sender closed it, which opens it again.
create function message_gives_the_turn() returns trigger language plpgsql as $$
begin
  update conversations set closed_by = null, closed_at = null
  where id = new.conversation_id and closed_by = new.sender_profile_id;
  update conversation_members member set
    listed_at = new.created_at,
    waiting_since = case
      when member.profile_id <> new.sender_profile_id and conversation.closed_at is null
        then coalesce(member.waiting_since, new.created_at)
    end
  from conversations conversation
  where member.conversation_id = new.conversation_id and conversation.id = new.conversation_id;
  return null;
end;
$$;
create trigger messages_give_the_turn after insert on messages
  for each row execute function message_gives_the_turn();

-- Nobody can answer a deleted profile. One that was hidden and is shown again waits as before.
create function deleted_profile_waits_for_nobody() returns trigger language plpgsql as $$
begin
  update conversation_members partner set
    waiting_since = case when new.deleted_at is null then waiting_since(partner.conversation_id, partner.profile_id) end
  from conversation_members member
  where member.profile_id = new.id
    and partner.conversation_id = member.conversation_id
    and partner.profile_id <> new.id
    and (partner.waiting_since is not null or new.deleted_at is null);
  return null;
end;
$$;
create trigger profiles_wait after update of deleted_at on profiles
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null))
  execute function deleted_profile_waits_for_nobody();
