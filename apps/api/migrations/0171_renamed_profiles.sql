-- The team's list of profiles that were renamed since they were verified.
-- no-transaction

drop index concurrently if exists profiles_renamed_newest;
create index concurrently profiles_renamed_newest on profiles (created_at desc, id desc)
  where verified_name <> name and deleted_at is null;

drop index concurrently if exists profiles_renamed;
