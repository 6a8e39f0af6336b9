-- The list of conversations begins with those where it is the profile's turn; home and the deck read only those.
-- no-transaction

drop index concurrently if exists conversation_members_listed;
create index concurrently conversation_members_listed
  on conversation_members (profile_id, (waiting_since is not null) desc, listed_at desc, conversation_id desc);

drop index concurrently if exists conversation_members_your_turn;
create index concurrently conversation_members_your_turn
  on conversation_members (user_id, listed_at desc, conversation_id desc) where waiting_since is not null;

drop index concurrently if exists conversation_members_waiting;
create index concurrently conversation_members_waiting
  on conversation_members (profile_id, waiting_since, conversation_id) where waiting_since is not null;

-- conversation_members_listed begins with the profile too.
drop index concurrently if exists conversation_members_of_profile;
