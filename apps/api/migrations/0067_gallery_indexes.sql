-- What the gallery is searched and sorted by.
-- no-transaction

update profiles set folded_name = search_words(name, false) where folded_name is null;

drop index concurrently if exists profiles_names;
create index concurrently profiles_names on profiles using gin (folded_name gin_trgm_ops) where deleted_at is null;

drop index concurrently if exists profiles_popular;
create index concurrently profiles_popular on profiles (popularity desc, created_at desc, id desc) where deleted_at is null;

drop index concurrently if exists profiles_popular_by_type;
create index concurrently profiles_popular_by_type on profiles (profile_type, popularity desc, created_at desc, id desc) where deleted_at is null;
