-- A person's profiles: those not deleted, and the hidden ones, which their owner still sees (isKept of profiles.repository.ts).
-- no-transaction

drop index concurrently if exists profiles_kept_of_user;
create index concurrently profiles_kept_of_user on profiles (user_id, created_at desc) where deleted_at is null or hidden_at is not null;

-- Whoever asks for what is not deleted uses it too.
drop index concurrently if exists profiles_of_user;
