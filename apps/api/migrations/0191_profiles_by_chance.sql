-- A fill of a large community looks at a part of it that is different each time: without it, only the newest were ever seen.
-- no-transaction

drop index concurrently if exists profiles_by_chance;
create index concurrently profiles_by_chance on profiles (profile_type, tier, uuid_hash(id)) include (user_id) where deleted_at is null;

drop index concurrently if exists profile_tags_by_chance;
create index concurrently profile_tags_by_chance on profile_tags (tag, profile_type, tier, uuid_hash(profile_id));
