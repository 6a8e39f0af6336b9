-- What profiles say in other languages, for a day (D7): one translation a profile and language, of the text with this hash.
create table translations (
  profile_id uuid not null references profiles (id) on delete cascade,
  language text not null check (language in ('en', 'fr', 'zh')),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  text text not null,
  -- As the translator found it; null where it could not tell.
  source_language text,
  provider text not null,
  created_at timestamptz not null,
  primary key (profile_id, language)
);

create index translations_by_age on translations (created_at);
