-- What the gallery is filtered by.
-- no-transaction

update profiles set folded_tags = fold_words(tags), folded_languages = fold_words(languages) where folded_tags is null;

drop index concurrently if exists profiles_tags;
create index concurrently profiles_tags on profiles using gin (folded_tags) where deleted_at is null;

drop index concurrently if exists profiles_languages;
create index concurrently profiles_languages on profiles using gin (folded_languages) where deleted_at is null;

drop index concurrently if exists profiles_verified_popular;
create index concurrently profiles_verified_popular on profiles (popularity desc, created_at desc, id desc) where is_verified and deleted_at is null;

analyze profiles;
