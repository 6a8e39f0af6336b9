-- A message that is sent beside the deletion of its sender's profile leaves no turn that nobody can take (decision 044). Both change the
-- receiver's membership: whoever comes second waits for the other one, and then sees what it did.

create or replace function message_gives_the_turn() returns trigger language plpgsql as $$
begin
  perform count_answer(new.conversation_id, new.sender_profile_id, new.created_at);
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
  -- A statement of its own, which sees a deletion that the one before had to wait for.
  update conversation_members partner set waiting_since = null
  where partner.conversation_id = new.conversation_id
    and partner.profile_id <> new.sender_profile_id
    and partner.waiting_since is not null
    and exists (select from profiles where id = new.sender_profile_id and deleted_at is not null);
  return null;
end;
$$;

create or replace function deleted_profile_waits_for_nobody() returns trigger language plpgsql as $$
begin
  -- Waits for messages that are being sent, so that the statement after it sees the turns that they gave.
  perform from conversation_members member
  join conversation_members partner on partner.conversation_id = member.conversation_id and partner.profile_id <> member.profile_id
  where member.profile_id = new.id
  order by partner.conversation_id for no key update of partner;
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
