-- The conversations in which a person has nothing to read or to answer: among them are those in which nobody has written, which the home shows.
-- no-transaction

drop index concurrently if exists conversation_members_silent;
create index concurrently conversation_members_silent
  on conversation_members (user_id, listed_at desc, conversation_id desc) where unread_count = 0 and waiting_since is null;
