-- no-transaction
-- The newest profiles of a role or kind, for decks of those who seek nothing else (D62).
drop index concurrently if exists profiles_pool_by_subtype;
create index concurrently profiles_pool_by_subtype on profiles (subtype, tier desc, created_at desc, id desc) where deleted_at is null;
