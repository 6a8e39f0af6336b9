-- no-transaction
-- Who has proven something, the newest first.
drop index concurrently if exists profiles_proven;
create index concurrently profiles_proven on profiles (created_at desc, id desc) where deleted_at is null and proven_kinds <> '{}';
