-- The conversations that wait for a first answer, for the job that counts those without one.
-- no-transaction

drop index concurrently if exists conversation_members_unanswered;
create index concurrently conversation_members_unanswered
  on conversation_members (waiting_since) where waiting_since is not null and not answer_counted;
