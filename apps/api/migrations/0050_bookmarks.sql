-- Profiles that a person saved (D22): once each, listed by when.
create table bookmarks (
  user_id uuid not null references users (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, profile_id)
);

create index bookmarks_by_time on bookmarks (user_id, created_at desc, profile_id desc);
create index bookmarks_of_profile on bookmarks (profile_id);
