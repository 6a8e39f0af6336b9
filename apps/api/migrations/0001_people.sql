-- People and the profiles they act as.

create type tier as enum ('free', 'premium', 'premium_plus');
create type profile_type as enum ('individual', 'group', 'project');

create table users (
  id uuid primary key,
  privy_id text not null unique check (char_length(privy_id) between 1 and 255),
  display_name text not null check (char_length(display_name) between 1 and 80),
  -- What the person chose; null means the identity's picture.
  avatar_url text check (avatar_url <> ''),
  language text not null default 'en' check (language in ('en', 'fr', 'zh')),
  -- From the verified identity token alone (D34), and when that token was issued: an older token never overwrites a newer one.
  twitter_username text check (twitter_username <> ''),
  twitter_avatar_url text check (twitter_avatar_url <> ''),
  wallet_address text check (wallet_address <> ''),
  email text check (email <> ''),
  identity_issued_at timestamptz,
  is_admin boolean not null default false,
  tier tier not null default 'free',
  tier_expires_at timestamptz,
  -- No reminders to renew; the tier stays until it expires (D13).
  cancel_at_period_end boolean not null default false,
  likes_viewed_at timestamptz,
  created_at timestamptz not null,
  check (tier <> 'free' or tier_expires_at is null),
  -- Target of the foreign key that keeps profiles.tier equal to its owner's.
  unique (id, tier)
);

-- Folds case, width and accents, and cuts text into words. A run of Chinese characters becomes its overlapping pairs
-- and, in documents, its last character, so that one typed character finds every run that holds it.
create function search_words(input text, document boolean) returns text
  language sql immutable parallel safe
begin atomic
  select coalesce(string_agg(piece, ' ' order by position, pair), '')
  from regexp_split_to_table(
         regexp_replace(
           lower(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g')),
           '([\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g'),
         '[^0-9a-z\u00c0-\u1fff\u2c00-\u2fff\u3040-\ud7ff\uf900-\ufdff\U00020000-\U0003ffff]+')
       with ordinality as words(word, position)
  cross join lateral (
    select word as piece, 0 as pair
    where word <> '' and word !~ '^[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]'
    union all
    select substr(word, start, 2), start
    from generate_series(1, case when document then char_length(word) else greatest(char_length(word) - 1, 1) end) as start
    where word ~ '^[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]'
  ) as pieces;
end;

create function search_document(name text, tags text[], bio text) returns tsvector
  language sql immutable parallel safe
begin atomic
  select setweight(to_tsvector('simple'::regconfig, search_words(name, true)), 'A')
      || setweight(to_tsvector('simple'::regconfig, search_words(array_to_string(tags, ' '), true)), 'B')
      || setweight(to_tsvector('simple'::regconfig, search_words(bio, true)), 'C');
end;

-- Every word must be there, each as the beginning of one; null when the text holds no word.
create function search_query(input text) returns tsquery
  language sql immutable parallel safe
begin atomic
  select to_tsquery('simple'::regconfig, string_agg(quote_literal(word) || ':*', ' & '))
  from regexp_split_to_table(search_words(input, false), ' ') as word
  where word <> '';
end;

create table profiles (
  id uuid primary key,
  user_id uuid not null,
  profile_type profile_type not null,
  -- The role of a person, the type of a group or of a project.
  subtype text not null,
  name text not null check (char_length(name) between 1 and 80),
  bio text not null check (char_length(bio) between 1 and 2000),
  avatar_url text check (avatar_url <> ''),
  cover_url text check (cover_url <> ''),
  photos text[] not null default '{}' check (cardinality(photos) <= 10),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  languages text[] not null default '{}' check (cardinality(languages) <= 20),
  interests text[] not null default '{}' check (cardinality(interests) <= 20),
  skills text[] not null default '{}' check (cardinality(skills) <= 20),
  -- The other fields of its type, as the contract names them.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  is_verified boolean not null default false,
  tier tier not null,
  views integer not null default 0 check (views >= 0),
  likes integer not null default 0 check (likes >= 0),
  matches integer not null default 0 check (matches >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  search tsvector not null generated always as (search_document(name, tags, bio)) stored,
  check (case profile_type
    when 'individual' then subtype in ('artist', 'developer', 'trader', 'influencer', 'raider')
    when 'group' then subtype in ('call_group', 'cabal', 'community', 'dao')
    else subtype in ('token', 'nft', 'defi', 'dapp') end),
  check (profile_type = 'individual' or skills = '{}'),
  foreign key (user_id, tier) references users (id, tier) on update cascade,
  unique (id, user_id),
  unique (id, profile_type, tier)
);

create index profiles_of_user on profiles (user_id, created_at desc) where deleted_at is null;
create index profiles_newest on profiles (created_at desc, id desc) where deleted_at is null;
create index profiles_newest_by_type on profiles (profile_type, created_at desc, id desc) where deleted_at is null;
create index profiles_pool on profiles (tier desc, created_at desc, id desc) include (user_id) where deleted_at is null;
create index profiles_pool_by_type on profiles (profile_type, tier desc, created_at desc, id desc) include (user_id)
  where deleted_at is null;
create index profiles_search on profiles using gin (search) where deleted_at is null;

-- One posting for each tag of a living profile; ids are in order of creation, so the newest of a tag is its highest id.
create table profile_tags (
  profile_id uuid not null,
  -- The tag folded for comparison; profiles.tags keeps it as it was typed.
  tag text not null check (char_length(tag) between 1 and 40),
  profile_type profile_type not null,
  tier tier not null,
  primary key (profile_id, tag),
  foreign key (profile_id, profile_type, tier) references profiles (id, profile_type, tier)
    on update cascade on delete cascade
);

create index profile_tags_by_tag on profile_tags (tag, tier, profile_id desc);
create index profile_tags_by_tag_and_type on profile_tags (tag, profile_type, tier, profile_id desc);

-- Links of a developer that the team reviews before anyone else sees them (D5). A rejected link is deleted.
create table project_links (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  url text not null check (url ~ '^https://'),
  position smallint not null check (position between 0 and 9),
  approved_at timestamptz,
  created_at timestamptz not null,
  unique (profile_id, url),
  unique (profile_id, position) deferrable initially deferred
);

create index project_links_pending on project_links (created_at, id) where approved_at is null;

-- Who has seen which profile on which UTC day: at most one view counts (D8).
create table profile_views (
  profile_id uuid not null references profiles (id) on delete cascade,
  viewer_user_id uuid not null references users (id) on delete cascade,
  day date not null,
  primary key (profile_id, viewer_user_id, day)
);
