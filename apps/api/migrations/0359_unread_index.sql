-- The conversations with unread messages, for the counts of the badges: every open page asks for them.
-- no-transaction

drop index concurrently if exists conversation_members_unread;
create index concurrently conversation_members_unread
  on conversation_members (user_id, profile_id) include (unread_count) where unread_count > 0;
